import {
  ask,
  type Candidate,
  choice,
  withParams,
  type Message,
  message,
  memoizeByObject,
  type Procedure,
  currentReading,
  type Table,
  which,
} from '@opfor/kernel'
import { hexesAtOnce } from './hexes-at-once.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { andNextTo } from '../maps/next-to.ts'
import { atHexes, hexChoices, hexName, playerName, unitChoices } from '../../table/naming.ts'
import { notEntered } from '../generator-cards/not-entered.ts'
import { enemyOf, type Side } from '../../table/pieces.ts'
import { besideRumors, rumorHexes } from './placing-rulings.ts'
import { isHex, playerOf, type Situation, unitsAt, withUnit } from '../../table/situation.ts'
import { terrainAt } from '../../table/maps/terrain.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const placeWhich = message('coh.ask.placeUnits', 'Which units of the {player} are placed on the map?')
const placeAll = message(
  'coh.ask.placeAll',
  'Which units of the {player} are placed on the map, and where? The others enter from the edge.',
)
const placeWhere = message('coh.ask.place', 'Where do you place {unit}?')
const stayOff: Candidate = { id: 'off', name: message('coh.off', 'not on the map: it enters from the edge') }

const staysOff: Candidate = { id: stayOff.id, name: message('coh.offMap', 'off the map') }

/** Units, Control Markers and, by a ruling, Rumored Enemies. */
function heldBy(now: Situation, side: Side): readonly string[] {
  const held: string[] = []
  for (const [id, { at }] of Object.entries(now.units)) if (isHex(at) && id.startsWith(side)) held.push(at)
  const rumored = currentReading(now, besideRumors) === 'apart' ? now.rumored : []
  for (const { side: whose, at } of [...now.markers, ...rumored]) if (whose === side) held.push(at)
  return held
}

const heldOrNextTo = {
  german: memoizeByObject((now: Situation) => andNextTo(now.maps, heldBy(now, 'german'))),
  soviet: memoizeByObject((now: Situation) => andNextTo(now.maps, heldBy(now, 'soviet'))),
} as const

/** G 3.7: not in or next to an enemy-held hex. In a mission units have moved, so any hex may be free. */
export function mayPlace(now: Situation, side: Side, place: string): boolean {
  return now.mission !== undefined || !heldOrNextTo[enemyOf(side)](now).has(place)
}

export function freeHexes(now: Situation, side: Side): readonly string[] {
  return hexesOf(now.maps).filter((hex) => mayPlace(now, side, hex))
}

/** Anywhere, or by a ruling on hexes that allow its units. */
export function mayPlaceRumor(now: Situation, side: Side, place: string): boolean {
  return currentReading(now, rumorHexes) === 'any' || mayPlace(now, side, place)
}

/** Unmarked hexes count as dry. */
export function isDry({ pack }: Situation, place: string): boolean {
  return terrainAt(pack, place) !== 'water'
}

export function legalHexes(now: Situation, side: Side): readonly string[] {
  return freeHexes(now, side).filter((hex) => isDry(now, hex))
}

/** G 3.7: places the player's units that are not on the map yet. */
export function* placeUnits(table: Table<Situation>, id: string): Procedure<void> {
  const { seat } = playerOf(table.now, id)
  const own = (now: Situation): readonly string[] =>
    unitsAt(now, 'edge').filter((unit) => now.units[unit]?.by === id)
  const cards = notEntered(table.now, playerOf(table.now, id).side, id)
  if (cards.length > 0) table.change(table.now, words.placeNotTold, { cards })
  if (own(table.now).length === 0) {
    if (cards.length === 0) table.change(table.now, words.noUnitsOf, { player: playerName(id) })
    return
  }
  if (table.now.asking === 'few' && own(table.now).length > 1) {
    yield* placeTogether(table, withParams(placeAll, { player: playerName(id) }), own, () => true)
    return
  }
  const text = withParams(placeWhich, { player: playerName(id) })
  const picked = yield* ask(table, (now) =>
    own(now).length === 0
      ? undefined
      : which('coh.placeUnits', seat, text, unitChoices(own(now)), { atMost: 8 }),
  )
  for (const unit of picked ?? []) yield* placeUnit(table, unit.id, () => true)
}

export function* placeTogether(
  table: Table<Situation>,
  text: Message,
  waiting: (now: Situation) => readonly string[],
  fits: (now: Situation, hex: string) => boolean,
): Procedure<void> {
  const [first = ''] = waiting(table.now)
  const { by = '' } = table.now.units[first] ?? {}
  const { side } = unitOf(first)
  const fitting = (now: Situation): readonly string[] => legalHexes(now, side).filter((hex) => fits(now, hex))
  const told = yield* hexesAtOnce(table, 'coh.placeAll', playerOf(table.now, by).seat, text, (now) => {
    const hexes = [...hexChoices(now, fitting(now)), staysOff]
    return waiting(now).map((unit) => ({
      key: keyOf(unit),
      name: unitOf(unit).name,
      hexes,
      proposal: staysOff,
    }))
  })
  const free = fitting(table.now)
  for (const unit of waiting(table.now)) {
    const { id = stayOff.id } = told[keyOf(unit)] ?? {}
    if (free.includes(id)) put(table, unit, id)
  }
}

/** A name that can be typed: `rifle05`. */
function keyOf(unit: string): string {
  const [, name = ''] = /^\S+ (.*)$/.exec(unit) ?? []
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function put(table: Table<Situation>, unit: string, at: string): void {
  const waiting = table.now.units[unit]
  if (waiting !== undefined)
    table.change(withUnit(table.now, unit, { ...waiting, at }), words.placed, {
      unit: unitOf(unit).name,
      hex: hexName(table.now, at),
    })
}

export function* placeUnit(
  table: Table<Situation>,
  unit: string,
  fits: (now: Situation, hex: string) => boolean,
): Procedure<void> {
  const { side, name } = unitOf(unit)
  const at = yield* ask(table, (now) => {
    const waiting = now.units[unit]
    if (waiting?.at !== 'edge') return undefined
    const { seat } = playerOf(now, waiting.by)
    const hexes = legalHexes(now, side).filter((hex) => fits(now, hex))
    return choice(
      'coh.place',
      seat,
      withParams(placeWhere, { unit: name }),
      [...hexChoices(now, hexes), stayOff],
      {
        points: atHexes,
      },
    )
  })
  if (at === undefined) return
  if (at.id === stayOff.id) table.change(table.now, words.staysOff, { unit: name })
  else put(table, unit, at.id)
}
