import { fill, type Json, type Message, message, type Missing, read } from '@opfor/kernel'
import { effects } from './battle-pack.ts'
import { battleShape, beyondDamage } from './battle-shape.ts'
import { isOn, squareWith } from '../house-model/board.ts'
import type { Battery, Battle, Board, Feature, ShipClass } from './pieces.ts'
import { sides } from './pieces.ts'

const words = {
  shipName: message('admiral.missing.shipName', 'Give the ship a name'),
  sameName: message('admiral.missing.sameName', 'Another ship of this fleet has the same name'),
  shipCard: message('admiral.missing.shipCard', 'Choose its ship card'),
  player: message('admiral.missing.player', 'Add a ship to your fleet'),
  stratego: message('admiral.missing.stratego', "Add a ship to Stratego's fleet"),
  cards: message('admiral.missing.cards', 'Add a ship card'),
  weaponName: message('admiral.missing.weaponName', 'Give the weapon a name'),
  strength: message('admiral.missing.strength', 'A gun needs a strength of 1 or more'),
  torpedoes: message('admiral.missing.torpedoes', 'Torpedoes need a strength of 1 or more'),
  aircraft: message('admiral.missing.aircraft', 'Aircraft need a strength of 1 or more'),
  range: message('admiral.missing.range', 'Add a range'),
  farther: message('admiral.missing.farther', 'This range must be longer than {before}'),
  damage: message('admiral.missing.damage', 'Enter the strength for light and for severe damage'),
  fromTheAir: message(
    'admiral.missing.fromTheAir',
    'Enter the strength for light and for severe damage, because {carrier} attacks from the air',
  ),
  severe: message('admiral.missing.severe', 'Severe damage needs at least {light}, like light damage'),
  featureName: message('admiral.missing.featureName', 'Give the feature a name'),
  changes: message('admiral.missing.changes', 'Choose what it changes'),
  by: message('admiral.missing.by', 'It must change at least 1'),
  weapon: message('admiral.missing.weapon', 'Only an attack can be limited to guns or torpedoes'),
  island: message('admiral.missing.island', 'The island {square} is not on the board'),
  firstRow: message('admiral.missing.firstRow', 'The island {square} is in a row where ships start'),
} as const

/** What a battle still lacks, with the field where it is entered. */
export function missingInBattle(json: Json): readonly Missing[] {
  const parsed = read(battleShape, json)
  if (!parsed.ok) return []
  const battle = parsed.value
  return [
    ...ofCards(battle),
    ...sides.flatMap((side) => ofFleet(battle, side)),
    ...ofTyped(battle),
    ...ofBoard(battle.board),
  ]
}

function when(isMissing: boolean, at: string, text: Message): readonly Missing[] {
  return isMissing ? [{ at, text }] : []
}

function ofCards(battle: Battle): readonly Missing[] {
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

function ofDamage(battle: Battle, { id, light, severe }: ShipClass, at: string): readonly Missing[] {
  if (Math.max(light, severe) < beyondDamage)
    return when(severe < light, `${at}.severe`, fill(words.severe, { light }))
  const carrier = carrierAgainst(battle, id)
  if (carrier !== undefined)
    return [{ at: `${at}.light`, text: fill(words.fromTheAir, { carrier: carrier.name }) }]
  return when(!battle.typed.some(({ target }) => target === id), `${at}.light`, words.damage)
}

/** A ship card with aircraft, of a fleet that fights ships of this class. */
function carrierAgainst({ classes, player, stratego }: Battle, id: string): ShipClass | undefined {
  const enemies = [
    ...(player.some((ship) => ship.class === id) ? stratego : []),
    ...(stratego.some((ship) => ship.class === id) ? player : []),
  ]
  return classes.find(
    (card) => card.squadrons !== undefined && enemies.some((enemy) => enemy.class === card.id),
  )
}

function ofBattery({ name, kind, bands }: Battery, at: string): readonly Missing[] {
  const harmless = bands.length > 0 && bands.every(({ strength }) => strength === 0)
  return [
    ...when(isBlank(name), `${at}.name`, words.weaponName),
    ...when(bands.length === 0, `${at}.bands`, words.range),
    ...when(harmless, `${at}.bands[0].strength`, kind === 'gun' ? words.strength : words.torpedoes),
    ...bands.flatMap(({ to }, nth) => {
      const before = bands[nth - 1]?.to ?? 0
      return when(to <= before, `${at}.bands[${nth}].to`, fill(words.farther, { before }))
    }),
  ]
}

function ofFeature(feature: Feature, at: string): readonly Missing[] {
  const { name, changes, by, weapon } = feature
  const isNote = changes === 'note'
  return [
    ...when(isBlank(name), `${at}.name`, words.featureName),
    ...when(!isNote && !effects[feature.when].includes(changes), `${at}.changes`, words.changes),
    ...when(!isNote && by === 0, `${at}.by`, words.by),
    ...when(!isNote && weapon !== undefined && feature.when !== 'attack', `${at}.weapon`, words.weapon),
  ]
}

function ofFleet(battle: Battle, side: 'player' | 'stratego'): readonly Missing[] {
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

function ofTyped({ classes, typed }: Battle): readonly Missing[] {
  return typed.flatMap((row, nth) =>
    (['attacker', 'target'] as const).flatMap((part) =>
      when(!classes.some(({ id }) => id === row[part]), `typed[${nth}].${part}`, words.shipCard),
    ),
  )
}

function ofBoard(board: Board): readonly Missing[] {
  return board.islands.flatMap((id) => {
    const square = squareWith(id)
    const isThere = square !== undefined && isOn(board, square)
    const params = { square: id }
    return [
      ...when(!isThere, 'board.islands', fill(words.island, params)),
      ...when(
        isThere && (square.y === 0 || square.y === board.rows - 1),
        'board.islands',
        fill(words.firstRow, params),
      ),
    ]
  })
}
