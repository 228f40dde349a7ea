import { withParams, type Json, type Message, messages, type PackProblem, parseWith } from '@opfor/kernel'
import { effects } from './battle-pack.ts'
import { battleShape, beyondDamage } from './battle-shape.ts'
import { isOn, squareWith } from '../house-model/board.ts'
import type { Battery, Battle, Board, Feature, ShipClass } from './pieces.ts'
import { sides } from './pieces.ts'

const words = messages('admiral.missing', {
  shipName: 'Give the ship a name',
  sameName: 'Another ship of this fleet has the same name',
  shipCard: 'Choose its ship card',
  player: 'Add a ship to your fleet',
  stratego: "Add a ship to Stratego's fleet",
  cards: 'Add a ship card',
  weaponName: 'Give the weapon a name',
  strength: 'A gun needs a strength of 1 or more',
  torpedoes: 'Torpedoes need a strength of 1 or more',
  aircraft: 'Aircraft need a strength of 1 or more',
  range: 'Add a range',
  farther: 'This range must be longer than {before}',
  damage: 'Enter the strength for light and for severe damage',
  fromTheAir: 'Enter the strength for light and for severe damage, because {carrier} attacks from the air',
  severe: 'Severe damage needs at least {light}, like light damage',
  featureName: 'Give the feature a name',
  changes: 'Choose what it changes',
  by: 'The change must be at least 1',
  weapon: 'Only an attack can be limited to guns or torpedoes',
  island: 'The island {square} is not on the board',
  firstRow: 'The island {square} is in a row where ships start',
})

export function missingInBattle(json: Json): readonly PackProblem[] {
  const parsed = parseWith(battleShape, json)
  if (!parsed.ok) return []
  const battle = parsed.value
  return [
    ...ofCards(battle),
    ...sides.flatMap((side) => ofFleet(battle, side)),
    ...ofTyped(battle),
    ...ofBoard(battle.board),
  ]
}

function when(isMissing: boolean, at: string, text: Message): readonly PackProblem[] {
  return isMissing ? [{ at, text }] : []
}

function ofCards(battle: Battle): readonly PackProblem[] {
  return [
    ...when(battle.classes.length === 0, 'classes', words.cards),
    ...battle.classes.flatMap((card, index) => {
      const at = `classes[${index}]`
      return [
        ...when(isBlank(card.name), `${at}.name`, words.shipName),
        ...ofDamage(battle, card, at),
        ...card.batteries.flatMap((battery, nth) => ofBattery(battery, `${at}.batteries[${nth}]`)),
        ...when(card.squadrons?.strength === 0, `${at}.squadrons.strength`, words.aircraft),
        ...(['green', 'red'] as const).flatMap((colour) =>
          card[colour].flatMap((feature, nth) => ofFeature(feature, `${at}.${colour}[${nth}]`)),
        ),
      ]
    }),
  ]
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function ofDamage(battle: Battle, { id, light, severe }: ShipClass, at: string): readonly PackProblem[] {
  if (Math.max(light, severe) < beyondDamage)
    return when(severe < light, `${at}.severe`, withParams(words.severe, { light }))
  const carrier = carrierAgainst(battle, id)
  if (carrier !== undefined)
    return [{ at: `${at}.light`, text: withParams(words.fromTheAir, { carrier: carrier.name }) }]
  return when(!battle.typed.some(({ target }) => target === id), `${at}.light`, words.damage)
}

/** In the fleet against this class. */
function carrierAgainst({ classes, player, stratego }: Battle, id: string): ShipClass | undefined {
  const enemies = [
    ...(player.some((ship) => ship.class === id) ? stratego : []),
    ...(stratego.some((ship) => ship.class === id) ? player : []),
  ]
  return classes.find(
    (card) => card.squadrons !== undefined && enemies.some((enemy) => enemy.class === card.id),
  )
}

function ofBattery({ name, kind, bands }: Battery, at: string): readonly PackProblem[] {
  const harmless = bands.length > 0 && bands.every(({ strength }) => strength === 0)
  return [
    ...when(isBlank(name), `${at}.name`, words.weaponName),
    ...when(bands.length === 0, `${at}.bands`, words.range),
    ...when(harmless, `${at}.bands[0].strength`, kind === 'gun' ? words.strength : words.torpedoes),
    ...bands.flatMap(({ to }, nth) => {
      const before = bands[nth - 1]?.to ?? 0
      return when(to <= before, `${at}.bands[${nth}].to`, withParams(words.farther, { before }))
    }),
  ]
}

function ofFeature(feature: Feature, at: string): readonly PackProblem[] {
  const { name, changes, by, weapon } = feature
  const isNote = changes === 'note'
  return [
    ...when(isBlank(name), `${at}.name`, words.featureName),
    ...when(!isNote && !effects[feature.when].includes(changes), `${at}.changes`, words.changes),
    ...when(!isNote && by === 0, `${at}.by`, words.by),
    ...when(!isNote && weapon !== undefined && feature.when !== 'attack', `${at}.weapon`, words.weapon),
  ]
}

function ofFleet(battle: Battle, side: 'player' | 'stratego'): readonly PackProblem[] {
  const fleet = battle[side]
  const names = fleet.map(({ name }) => name)
  return [
    ...when(fleet.length === 0, side, words[side]),
    ...fleet.flatMap((ship, nth) => [
      ...when(isBlank(ship.name), `${side}[${nth}].name`, words.shipName),
      ...when(!isBlank(ship.name) && names.indexOf(ship.name) < nth, `${side}[${nth}].name`, words.sameName),
      ...when(!battle.classes.some(({ id }) => id === ship.class), `${side}[${nth}].class`, words.shipCard),
    ]),
  ]
}

function ofTyped({ classes, typed }: Battle): readonly PackProblem[] {
  return typed.flatMap((row, nth) =>
    (['attacker', 'target'] as const).flatMap((part) =>
      when(!classes.some(({ id }) => id === row[part]), `typed[${nth}].${part}`, words.shipCard),
    ),
  )
}

function ofBoard(board: Board): readonly PackProblem[] {
  return board.islands.flatMap((id) => {
    const square = squareWith(id)
    const isThere = square !== undefined && isOn(board, square)
    const params = { square: id }
    return [
      ...when(!isThere, 'board.islands', withParams(words.island, params)),
      ...when(
        isThere && (square.y === 0 || square.y === board.rows - 1),
        'board.islands',
        withParams(words.firstRow, params),
      ),
    ]
  })
}
