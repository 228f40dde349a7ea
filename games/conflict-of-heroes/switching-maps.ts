import {
  afresh,
  ask,
  type Candidate,
  fewest,
  fill,
  message,
  must,
  playerChooses,
  printed,
  type Procedure,
  select,
  type Table,
  toldAs,
  which,
} from '@opfor/kernel'
import { rule } from './citations.ts'
import { chosen } from './choosing.ts'
import { distance, hexesOf, unusedMaps } from './maps.ts'
import { hexChoices, hexName, mapChoice, otherHexes } from './naming.ts'
import { isDry, mayPlace } from './placing-units.ts'
import type { Situation } from './situation.ts'
import { movedTo, type Standing, standingOn } from './standing-on.ts'
import { words } from './words.ts'

const takeWhich = message('coh.ask.switch', 'Which map do you take away?')
const layWhich = message('coh.ask.switchTo', 'Which map do you lay in its place?')
const cannotStay = message(
  'coh.ask.cannotStay',
  'Which counters are in a hex that cannot hold them, as water?',
)

const hexesAway = message('coh.hexesAway', '{count, plural, one {# hex} other {# hexes}}')

/** G 3.8.1: the nearest hex that can hold a counter. The booklet has no numbers for these lines. */
export const nearestHex = select<Candidate, Situation, Standing>(
  'conflict-of-heroes.nearest',
  'Nearest hex',
  rule('G 3.8.1'),
  [
    printed(
      '',
      must(1, 'another hex than the one that cannot hold it', (hex, _, { at }) => hex.id !== at),
    ),
    printed(
      '',
      must(2, 'not marked as water', (hex, now) => isDry(now, hex.id)),
    ),
    printed(
      '',
      must(
        3,
        'not beside an enemy unit or Control Marker, unless it is a Control Marker itself',
        (hex, now, { kind, side }) => kind === 'markers' || mayPlace(now, side, hex.id),
      ),
    ),
    printed(
      '',
      must(
        4,
        'no Control Marker, Defense Counter or Rumored Enemy joins another of its kind',
        (hex, now, { kind }) => kind === 'units' || now[kind].every(({ at }) => at !== hex.id),
      ),
    ),
    printed(
      '',
      toldAs(
        (count) => fill(hexesAway, { count }),
        fewest(
          5,
          'the fewest hexes from where it stood',
          (hex, now, { at }) => distance(now.maps, at, hex.id) ?? 99,
        ),
      ),
    ),
  ],
  playerChooses('table', 'the owner of the counter chooses'),
  { of: ({ name }) => name, others: otherHexes },
)

/** G 3.8.1: a map that is not in use takes the place of another; counters keep the number of their hex. */
export function* switchMap(table: Table<Situation>, seat: string): Procedure<void> {
  const old = yield* chosen(table, 'coh.switch', seat, takeWhich, ({ maps }) =>
    unusedMaps(maps).length === 0 ? [] : maps.map(({ map }) => mapChoice(map)),
  )
  if (old === undefined) {
    table.change(table.now, words.noMap)
    return
  }
  const next = yield* chosen(table, 'coh.switchTo', seat, layWhich, ({ maps }) =>
    maps.some(({ map }) => map === old.map) ? unusedMaps(maps).map(mapChoice) : [],
  )
  if (next === undefined) return
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
      owed: each.owed.map(hex),
      ...(each.edge?.map === old ? { edge: { ...each.edge, map } } : {}),
    })),
  }
}

/** Counters of the new map that its hexes cannot hold go to the nearest hex that can. */
function* moveAway(table: Table<Situation>, seat: string, map: number): Procedure<void> {
  const wet = yield* ask(table, (now) => {
    const all = standingOn(now, map)
    const proposal = all.filter(({ at }) => !isDry(now, at))
    return all.length === 0 ? undefined : which('coh.cannotStay', seat, cannotStay, all, { proposal })
  })
  for (const { id } of wet ?? []) yield* afresh(table, () => moveOne(table, map, id))
}

function* moveOne(table: Table<Situation>, map: number, id: string): Procedure<void> {
  const counter = standingOn(table.now, map).find((each) => each.id === id)
  if (counter === undefined) return
  const hex = yield* nearestHex(table, (now) => hexChoices(now, hexesOf(now.maps)), counter)
  if (hex !== undefined)
    table.change(movedTo(table.now, counter, hex.id), words.movedAway, {
      counter: counter.name,
      hex: hexName(table.now, hex.id),
    })
}
