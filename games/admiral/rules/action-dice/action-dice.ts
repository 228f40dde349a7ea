import { ask, type Candidate, chart, message, type Procedure, symbolDie, type Table } from '@opfor/kernel'
import { actionDice } from '../../table/citations.ts'
import { faceName, shipName } from '../../table/names.ts'
import { type Condition, type DieTable, type Face, faces, type Value } from '../../table/battles/pieces.ts'
import { cardOf, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

export const conditionNames = { alone: 'no enemy is in range', inRange: 'an enemy is in range' } as const

export const thrown = { movement: 'a Movement', artillery: 'an Artillery', admiral: 'an Admiral' } as const

const worth = {
  artillery: 'Artillery',
  movement: 'Movement',
  best: 'the best of Artillery and Movement',
  nothing: 'nothing but features',
} as const

/** The best of both may still be an Artillery or a Movement. */
const named = { ...worth, artillery: 'Artillery only', movement: 'Movement only' } as const

/** Our reconstruction: the icons of the table are missing in our text. */
const reconstructed = {
  movement: { alone: 'artillery', inRange: 'artillery' },
  artillery: { alone: 'movement', inRange: 'artillery' },
  admiral: { alone: 'best', inRange: 'best' },
} as const satisfies DieTable

/** Action dice: the value of the Admiral symbol, by the die and the condition of the unit. */
export const dieTable = chart<Face, Condition, Value, Candidate>(
  'admiral.dice',
  'Action dice, reconstructed by us',
  actionDice,
  reconstructed,
  (face, condition, value) =>
    `${thrown[face]} is thrown and ${conditionNames[condition]}: the Admiral symbol counts as ${worth[value]}`,
  (value) => named[value],
  { of: ({ name }) => name },
)

/** Action dice: if a battle brings its own table. */
export const ownDieTable = chart<Value, Condition, Value, Candidate>(
  'admiral.dice.own',
  'Action dice, by the table of the battle',
  actionDice,
  {
    artillery: { alone: 'artillery', inRange: 'artillery' },
    // A unit with an enemy in range does not move.
    movement: { alone: 'movement' },
    best: { alone: 'best', inRange: 'best' },
    nothing: { alone: 'nothing', inRange: 'nothing' },
  } as Readonly<Record<Value, Readonly<Record<Condition, Value>>>>,
  (_, condition, value) =>
    `${conditionNames[condition]}: by the table of this battle, the Admiral symbol counts as ${worth[value]}`,
  (value) => named[value],
  { of: ({ name }) => name },
)

export function valueOf(
  { battle: { dice = reconstructed } }: Situation,
  face: Face,
  condition: Condition,
): Value {
  return dice[face][condition]
}

/** Logs the value as a decision. */
export function readDie(table: Table<Situation>, face: Face, condition: Condition, unit: Candidate): Value {
  return table.now.battle.dice === undefined
    ? dieTable.read(table, face, condition, unit)
    : ownDieTable.read(table, valueOf(table.now, face, condition), condition, unit)
}

const throwIt = message('admiral.ask.die', 'What does the action die show for {ship}?')

/** Unless it was entered; an Admiral restores a lost Structure Point at once. */
export function* throwDie(table: Table<Situation>, id: string): Procedure<Face> {
  const entered = shipWith(table.now, id).face
  const face = entered === '' ? yield* thrownFor(table, id) : entered
  if (face === 'admiral') regain(table, id)
  return face
}

function* thrownFor(table: Table<Situation>, id: string): Procedure<Face> {
  const { id: face } = yield* ask(table, (now) =>
    symbolDie(
      'admiral.die',
      { ...throwIt, params: { ship: shipName(shipWith(now, id)) } },
      faces.map((face) => ({ id: face, name: faceName(face), faces: now.weights[face] })),
    ),
  )
  table.change(withShip(table.now, id, { face }), words.throws, {
    ship: shipName(shipWith(table.now, id)),
    face: faceName(face),
  })
  return face
}

function regain(table: Table<Situation>, id: string): void {
  const ship = shipWith(table.now, id)
  const points = ship.points + 1
  if (points <= cardOf(table.now, ship).structure)
    table.change(withShip(table.now, id, { points }), words.repairs, { ship: shipName(ship), points })
}

/** With an enemy in range a thrown Movement is not used. */
export function combined(
  face: Face,
  value: Value,
  near: boolean,
): { readonly moves: number; readonly artillery: number } {
  const die = face === 'admiral' ? best(value, near) : face
  const symbol = value === 'best' ? best(die, near) : value
  const both = near && face === 'movement' ? [symbol] : [die, symbol]
  const count = (wanted: Face): number => both.filter((each) => each === wanted).length
  return { moves: count('movement'), artillery: count('artillery') }
}

/** A Movement if no enemy is in range and the other symbol does not move. */
function best(other: Value, near: boolean): 'movement' | 'artillery' {
  return near || other === 'movement' ? 'artillery' : 'movement'
}
