import {
  ask,
  type Candidate,
  withParams,
  message,
  memoizeByObject,
  type Procedure,
  currentReading,
  type Table,
  which,
  withoutAll,
} from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { hexesAtOnce } from './hexes-at-once.ts'
import { andNextTo } from '../maps/next-to.ts'
import { atHexes, hexChoices, hexName, unitChoices } from '../../table/naming.ts'
import { defenseName, type Side } from '../../table/pieces.ts'
import { legalHexes } from './placing-units.ts'
import { besideMarkers, trenchGuns } from './placing-rulings.ts'
import { type Player, playerOf, playersOf, type Situation, unitsAt } from '../../table/situation.ts'
import { drawDefenses, type Drawn, sideUp } from '../generator-cards/sides-up.ts'
import { movementOf } from './unit-pieces.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const where = message('coh.ask.defenseHex', 'Where do you place the {counter} counter?')
const whereNow = message(
  'coh.ask.defenseHexNow',
  'Where do you place the {counter} counter? Not next to an enemy unit or enemy Control Marker (where they are now).',
)
const whereNowAny = message(
  'coh.ask.defenseHexNowAny',
  'Where do you place the {counter} counter? Not next to an enemy unit or any Control Marker (where they are now).',
)
const whereAll = message(
  'coh.ask.defenseHexes',
  'Where do you place these Defense Counters, each on a hex of its own?',
)
const whereAllNow = message(
  'coh.ask.defenseHexesNow',
  'Where do you place these Defense Counters, each on a hex of its own? Not next to an enemy unit or enemy Control Marker (where they are now).',
)
const whereAllNowAny = message(
  'coh.ask.defenseHexesNowAny',
  'Where do you place these Defense Counters, each on a hex of its own? Not next to an enemy unit or any Control Marker (where they are now).',
)
const takeIn = message('coh.ask.takeIn', 'Which units go into the {counter} at once?')

/** Dry, without another one, and not in or next to a hex with an enemy unit or Control Marker. */
export function defenseHexes(now: Situation, side: Side): readonly string[] {
  return legalHexes(now, side).filter((hex) => !hasDefense(now, hex) && isAwayFromMarkers(now, hex))
}

/** Also true for a revealed Mine. */
export function hasDefense({ defenses, mineAt }: Situation, hex: string): boolean {
  return hex === mineAt || defenses.some(({ at }) => at === hex)
}

/** Away from all Control Markers; own ones count by the ruling. */
export function isAwayFromMarkers(now: Situation, hex: string): boolean {
  if (now.mission !== undefined || currentReading(now, besideMarkers) === 'enemy') return true
  return !markedOrNextTo(now).has(hex)
}

const markedOrNextTo = memoizeByObject(({ maps, markers }: Situation) => {
  const marked = markers.map(({ at }) => at)
  return andNextTo(maps, marked)
})

/** In a mission with the reason that keeps counters away, by the ruling. */
function textsFor(now: Situation) {
  if (now.mission === undefined) return { one: where, all: whereAll }
  return currentReading(now, besideMarkers) === 'any'
    ? { one: whereNowAny, all: whereAllNowAny }
    : { one: whereNow, all: whereAllNow }
}

/** G 3.7.3: draws up to this many counters; each is turned to one side and placed. */
export function* placeDefenses(table: Table<Situation>, id: string, count: number): Procedure<void> {
  const { seat, side } = playerOf(table.now, id)
  const drawn = yield* drawDefenses(table, id, count)
  const told = table.now.asking === 'few' ? yield* hexesFor(table, seat, side, drawn) : {}
  for (const [nth, { kind, up: isUp }] of drawn.entries()) {
    const up = isUp ?? (yield* sideUp(table, seat, kind))
    const before = told[keyOf(nth)]
    const isFree = before !== undefined && defenseHexes(table.now, side).includes(before.id)
    const question = withParams(textsFor(table.now).one, { counter: up.name })
    const at = isFree
      ? before
      : yield* chosen(
          table,
          'coh.defenseHex',
          seat,
          question,
          (now) => (now.cup.includes(kind) ? hexChoices(now, defenseHexes(now, side)) : []),
          { points: atHexes },
        )
    if (at === undefined) {
      if (table.now.cup.includes(kind)) table.change(table.now, words.noDefense, { counter: up.name })
      continue
    }
    const placed = [...table.now.defenses, { kind: `${kind} ${up.id}`, side, at: at.id }]
    table.change({ ...table.now, defenses: placed, cup: withoutAll(table.now.cup, [kind]) }, words.defense, {
      counter: up.name,
      hex: hexName(table.now, at.id),
    })
    if (up.id !== 'trench' && up.id !== 'bunker') continue
    if (table.now.mission === undefined) yield* enter(table, side, up.id, at.id)
    else table.change(table.now, words.mayGoIn, { counter: up.name })
  }
}

function keyOf(nth: number): string {
  return `counter${nth + 1}`
}

/** In one form; asks again for the second of two on one hex. */
function* hexesFor(
  table: Table<Situation>,
  seat: string,
  side: Side,
  drawn: readonly Drawn[],
): Procedure<Readonly<Record<string, Candidate>>> {
  return yield* hexesAtOnce(table, 'coh.defenseHexes', seat, textsFor(table.now).all, (now) => {
    const hexes = hexChoices(now, defenseHexes(now, side))
    return drawn.map(({ kind, up }, nth) => ({ key: keyOf(nth), name: up?.name ?? defenseName(kind), hexes }))
  })
}

/** A unit there may enter a Trench or Bunker: no vehicle, guns by the ruling. Each player decides separately (G 4.2). */
function* enter(
  table: Table<Situation>,
  side: Side,
  kind: 'trench' | 'bunker',
  hex: string,
): Procedure<void> {
  const isUnknown = (id: string): boolean =>
    unitOf(id).side === side && movementOf(table.now.pack, id) === undefined
  if (unitsAt(table.now, hex).some(isUnknown))
    table.change(table.now, words.mayGoIn, { counter: defenseName(kind) })
  for (const player of playersOf(table.now, side)) yield* takeInOf(table, player, kind, hex)
}

function takesGuns(now: Situation, kind: 'trench' | 'bunker'): boolean {
  return kind === 'bunker' || currentReading(now, trenchGuns) === 'offered'
}

function* takeInOf(
  table: Table<Situation>,
  { id: player, seat, side }: Player,
  kind: 'trench' | 'bunker',
  hex: string,
): Procedure<void> {
  const fit = (now: Situation): readonly string[] =>
    unitsAt(now, hex).filter((id) => {
      const movement = movementOf(now.pack, id)
      const goesIn = movement === 'foot' || (movement === 'gun' && takesGuns(now, kind))
      return goesIn && unitOf(id).side === side && now.units[id]?.by === player
    })
  const text = withParams(takeIn, { counter: defenseName(kind) })
  const inside = yield* ask(table, (now) =>
    fit(now).length === 0 ? undefined : which('coh.takeIn', seat, text, unitChoices(fit(now))),
  )
  if (inside !== undefined && inside.length > 0)
    table.change(table.now, words.takenIn, {
      units: inside.map(({ name }) => name),
      counter: defenseName(kind),
    })
}
