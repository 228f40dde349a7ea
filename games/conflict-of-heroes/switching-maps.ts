import {
  ask,
  type Candidate,
  choice,
  fewest,
  fill,
  message,
  must,
  playerChooses,
  type Procedure,
  select,
  type Table,
  which,
} from '@opfor/kernel'
import { rule } from './citations.ts'
import { distance, hexesOf, mapNumbers } from './maps.ts'
import { hexChoices, hexName, mapChoice } from './naming.ts'
import { isDry, mayPlace } from './placing-units.ts'
import { isHex, type Situation, unitsOf } from './situation.ts'
import { unitOf } from './units.ts'
import { words } from './words.ts'

const takeWhich = message('coh.ask.switch', 'Which map do you take away?')
const layWhich = message('coh.ask.switchTo', 'Which map do you lay in its place?')
const cannotStay = message(
  'coh.ask.cannotStay',
  'Which units stand in a hex that cannot hold them, as water?',
)

/** A unit that needs another hex. */
interface Moved {
  readonly id: string
  readonly from: string
}

/** G 3.8.1: the nearest hex that can hold a counter. */
export const nearestHex = select<Candidate, Situation, Moved>(
  'conflict-of-heroes.nearest',
  'The nearest hex',
  rule('G 3.8.1'),
  [
    must(1, 'another hex than the one it cannot stand in', (hex, _, { from }) => hex.id !== from),
    must(2, 'no hex that is marked as water', (hex, now) => isDry(now, hex.id)),
    must(3, 'not beside an enemy unit or Control Marker', (hex, now, { id }) =>
      mayPlace(now, unitOf(id).side, hex.id),
    ),
    fewest(4, 'hexes from where it stood', (hex, now, { from }) => distance(now.maps, from, hex.id) ?? 99),
  ],
  playerChooses('table', 'the owner of the counter chooses'),
)

/** G 3.8.1: a map that is not in use takes the place of another; counters keep the number of their hex. */
export function* switchMap(table: Table<Situation>, seat: string): Procedure<void> {
  const unused = mapNumbers.filter((each) => !table.now.maps.some(({ map }) => map === each))
  if (unused.length === 0) {
    table.change(table.now, words.noMap)
    return
  }
  const old = yield* ask(table, ({ maps }) =>
    choice(
      'coh.switch',
      seat,
      takeWhich,
      maps.map(({ map }) => mapChoice(map)),
    ),
  )
  const next = yield* ask(table, () => choice('coh.switchTo', seat, layWhich, unused.map(mapChoice)))
  table.change(switched(table.now, old.map, next.map), words.switched, { old: old.map, map: next.map })
  yield* moveAway(table, seat, next.map)
}

function switched(now: Situation, old: number, map: number): Situation {
  const hex = (at: string): string => (at.startsWith(`${old}-`) ? `${map}${at.slice(1)}` : at)
  const moved = <T extends { readonly at: string }>(all: readonly T[]): readonly T[] =>
    all.map((each) => ({ ...each, at: hex(each.at) }))
  const units = Object.fromEntries(
    Object.entries(now.units).map(([id, unit]) => [id, { ...unit, at: hex(unit.at) }]),
  )
  return {
    ...now,
    units,
    maps: now.maps.map((each) => (each.map === old ? { ...each, map } : each)),
    markers: moved(now.markers),
    defenses: moved(now.defenses),
    rumored: moved(now.rumored),
    players: now.players.map((each) => ({
      ...each,
      owed: hex(each.owed),
      ...(each.edge?.map === old ? { edge: { ...each.edge, map } } : {}),
    })),
  }
}

function* moveAway(table: Table<Situation>, seat: string, map: number): Procedure<void> {
  const standing = (now: Situation): readonly Candidate[] =>
    (['german', 'soviet'] as const)
      .flatMap((side) => unitsOf(now, side))
      .filter((id) => isHex(now.units[id]?.at ?? '') && now.units[id]?.at.startsWith(`${map}-`) === true)
      .map((id) => ({ id, name: unitOf(id).name }))
  if (standing(table.now).length === 0) return
  const wet = yield* ask(table, (now) => {
    const proposal = standing(now).filter(({ id }) => !isDry(now, now.units[id]?.at ?? ''))
    return which('coh.cannotStay', seat, cannotStay, standing(now), { proposal })
  })
  for (const { id, name } of wet) {
    const unit = table.now.units[id]
    if (unit === undefined) continue
    const hex = yield* nearestHex(table, (now) => hexChoices(now, hexesOf(now.maps)), { id, from: unit.at })
    if (hex === undefined) continue
    table.change(
      { ...table.now, units: { ...table.now.units, [id]: { ...unit, at: hex.id } } },
      fill(words.placed, undefined),
      { unit: name, hex: hexName(table.now, hex.id) },
    )
  }
}
