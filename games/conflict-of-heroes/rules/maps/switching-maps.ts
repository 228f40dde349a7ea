import { restartable, ask, message, type Procedure, type Table, which } from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { unusedMaps } from '../../table/maps/maps.ts'
import { hexName, mapChoice } from '../../table/naming.ts'
import { farther, leastOf, type Moving, nearestFew, nearestHex } from '../placing/nearest-hex.ts'
import { isDry } from '../placing/placing-units.ts'
import type { Situation } from '../../table/situation.ts'
import { movedTo, piecesOnMap } from '../placing/pieces-on-map.ts'
import { words } from '../words.ts'

const takeWhich = message('coh.ask.switch', 'Which map do you take away?')
const layWhich = message('coh.ask.switchTo', 'Which map do you lay in its place?')
const cannotStay = message(
  'coh.ask.cannotStay',
  'Which counters are in a hex that cannot hold them, such as water?',
)

/** G 3.8.1: an unused map replaces another; counters keep the number of their hex. */
export function* switchMap(table: Table<Situation>, seat: string): Procedure<void> {
  const [first, second] = table.now.maps
  const only = table.now.asking === 'few' && second === undefined && unusedMaps(table.now).length > 0
  const old =
    only && first !== undefined
      ? mapChoice(first.map)
      : yield* chosen(table, 'coh.switch', seat, takeWhich, (now) =>
          unusedMaps(now).length === 0 ? [] : now.maps.map(({ map }) => mapChoice(map)),
        )
  if (old === undefined) {
    table.change(table.now, words.noMap)
    return
  }
  const next = yield* chosen(table, 'coh.switchTo', seat, layWhich, (now) =>
    now.maps.some(({ map }) => map === old.map) ? unusedMaps(now).map(mapChoice) : [],
  )
  if (next === undefined) return
  table.change(switched(table.now, old.map, next.map), words.switched, { old: old.map, map: next.map })
  yield* moveAway(table, seat, next.map)
}

function switched(now: Situation, old: number, map: number): Situation {
  const hex = (at: string): string => (at.startsWith(`${old}-`) ? `${map}${at.slice(`${old}`.length)}` : at)
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
    players: now.players.map((each) =>
      each.edge?.map === old ? { ...each, edge: { ...each.edge, map } } : each,
    ),
  }
}

/** Counters that the new map's hexes cannot hold go to the nearest hex that can. */
function* moveAway(table: Table<Situation>, seat: string, map: number): Procedure<void> {
  const wet = yield* ask(table, (now) => {
    const all = piecesOnMap(now, map)
    const proposal = all.filter(({ at }) => !isDry(now, at))
    return all.length === 0 ? undefined : which('coh.cannotStay', seat, cannotStay, all, { proposal })
  })
  for (const { id } of wet ?? []) yield* restartable(table, () => moveOne(table, map, id))
}

function* moveOne(table: Table<Situation>, map: number, id: string): Procedure<void> {
  const counter = piecesOnMap(table.now, map).find((each) => each.id === id)
  if (counter === undefined) return
  let about: Moving = { ...counter, beyond: 0 }
  for (;;) {
    const hex = yield* nearestHex(table, (now) => nearestFew(now, about), about)
    if (hex === undefined) return
    if (hex.id === farther.id) {
      about = { ...about, beyond: leastOf(table.now, about) }
      continue
    }
    table.change(movedTo(table.now, counter, hex.id), words.movedAway, {
      counter: counter.name,
      hex: hexName(table.now, hex.id),
    })
    return
  }
}
