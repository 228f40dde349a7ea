import { ask, type Candidate, chart, message, type Procedure, symbolDie, type Table } from '@opfor/kernel'
import { actionDice } from './citations.ts'
import { faceName, shipName } from './names.ts'
import { type Face, faces } from './pieces.ts'
import { cardOf, shipWith, type Situation, withShip } from './situation.ts'
import { words } from './words.ts'

/** What the Admiral symbol that each unit starts with is worth. */
export type Value = 'artillery' | 'movement' | 'best'

/** Whether the unit has an enemy in range when it throws. */
export type Condition = 'alone' | 'inRange'

/** The condition in words. */
export const conditions = { alone: 'no enemy is in range', inRange: 'an enemy is in range' } as const

/** The thrown die in words. */
export const thrown = { movement: 'a Movement', artillery: 'an Artillery', admiral: 'an Admiral' } as const

const worth = {
  artillery: 'Artillery',
  movement: 'Movement',
  best: 'the best of Artillery and Movement',
} as const

/** Action dice: the value of the Admiral symbol, by the die and the condition of the unit. */
export const dieTable = chart<Face, Condition, Value, Candidate>(
  'admiral.dice',
  'Action dice',
  actionDice,
  {
    movement: { alone: 'artillery', inRange: 'artillery' },
    artillery: { alone: 'movement', inRange: 'artillery' },
    admiral: { alone: 'best', inRange: 'best' },
  },
  (face, condition, value) =>
    `${thrown[face]} is thrown and ${conditions[condition]}, so the Admiral symbol is worth ${worth[value]}`,
  (value) => worth[value],
  { of: ({ name }) => name },
)

const throwIt = message('admiral.ask.die', 'What does the action die show for {ship}?')

/** The die is thrown for a unit; an Admiral gives a lost Structure Point back at once. A symbol that was entered is thrown already. */
export function* throwDie(table: Table<Situation>, id: string): Procedure<Face> {
  const known = shipWith(table.now, id).face
  if (known !== '') return known
  const { id: face } = yield* ask(table, (now) =>
    symbolDie(
      'admiral.die',
      { ...throwIt, params: { ship: shipName(shipWith(now, id)) } },
      faces.map((face) => ({ id: face, name: faceName(face), faces: now.weights[face] })),
    ),
  )
  const ship = shipWith(table.now, id)
  table.change(withShip(table.now, id, { face }), words.throws, {
    ship: shipName(ship),
    face: faceName(face),
  })
  if (face === 'admiral' && ship.points < cardOf(table.now, ship).structure)
    table.change(withShip(table.now, id, { points: ship.points + 1 }), words.repairs, {
      ship: shipName(ship),
      points: ship.points + 1,
    })
  return face
}
