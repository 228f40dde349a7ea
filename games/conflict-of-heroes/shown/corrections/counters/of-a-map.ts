import { type CounterValue, fill, message, settableOne, onceForBoth } from '@opfor/kernel'
import { type MapInPlay, mapsWith, openEdges, withMapAt } from '../../../table/maps/maps.ts'
import { edgeName, mapChoice } from '../../../table/naming.ts'
import type { Situation } from '../../../table/situation.ts'
import { terrainLine, withTerrain } from '../../../table/maps/terrain.ts'
import { distinctValues, type Settable } from './settable.ts'

const words = {
  place: message('coh.counter.map', 'place of map {map}'),
  terrain: message('coh.counter.terrain', 'terrain marked on map {map}'),
  box: message('coh.place.supply', 'the box'),
  joined: message('coh.slot.joined', 'joined to {edge}'),
  instead: message('coh.slot.instead', 'in the place of map {map}'),
  alone: message('coh.slot.alone', 'by itself'),
  turned: message('coh.slot.turned', '{slot}, turned round'),
  maps: message('coh.place.maps', 'the maps'),
  marks: message('coh.terrain.marks', 'as marked on the map'),
  none: message('coh.terrain.none', 'nothing is marked'),
} as const

/** Where a map lies, and what its owner has marked on it. */
export function ofMap(now: Situation, map: number): readonly Settable[] {
  return [placeOfMap(now, map), marksOfMap(now, map)]
}

function placeOfMap(now: Situation, map: number): Settable {
  const own = now.maps.find((each) => each.map === map)
  const named = {
    id: `map-${map}`,
    name: fill(words.place, { map }),
    brief: mapChoice(map).name,
    of: { id: 'maps', name: words.maps },
  }
  return settableOne(named, slotOf(own), slotsOf(now.maps, now.pack, now).get(map) ?? [], (to) => ({
    ...now,
    maps: withMap(now.maps, map, String(to)),
  }))
}

/** Where each map may lie: in the box, joined to another, in the place of another, or by itself. */
const slotsOf = onceForBoth(
  (
    _: Situation['maps'],
    pack: Situation['pack'],
    now: Situation,
  ): ReadonlyMap<number, readonly CounterValue[]> =>
    new Map(mapsWith(pack).map((map) => [map, slotsFor(now, map)])),
)

function slotsFor(now: Situation, map: number): readonly CounterValue[] {
  const own = now.maps.find((each) => each.map === map)
  const others = now.maps.filter((each) => each.map !== map)
  const joined = openEdges(others).map((at): CounterValue => {
    const laid = withMapAt(others, at, map).at(-1)
    return { value: slotOf(laid), reads: fill(words.joined, { edge: edgeName(now, at) }) }
  })
  const instead = others.map(
    ({ map: other, x, y }): CounterValue => ({
      value: slotOf({ map, x, y }),
      reads: fill(words.instead, { map: other }),
    }),
  )
  const alone = [
    ...(own === undefined ? [] : [slotOf({ map, x: own.x, y: own.y })]),
    ...(others.length === 0 ? ['0,0'] : []),
  ]
  const slots = [...instead, ...joined, ...alone.map((value) => ({ value, reads: words.alone }))]
  return distinctValues([
    { value: '', reads: words.box },
    ...slots,
    ...slots.map(({ value, reads }) => ({
      value: `${value},turned`,
      reads: fill(words.turned, { slot: reads }),
    })),
  ])
}

function slotOf(lies: MapInPlay | undefined): string {
  if (lies === undefined) return ''
  return `${lies.x},${lies.y}${lies.turned === true ? ',turned' : ''}`
}

/** A map keeps its turn among the others when it is laid elsewhere. */
function withMap(maps: readonly MapInPlay[], map: number, slot: string): readonly MapInPlay[] {
  if (slot === '') return maps.filter((each) => each.map !== map)
  const [x = 0, y = 0] = slot.split(',').map(Number)
  const lies = { map, x, y }
  const laid: MapInPlay = slot.endsWith('turned') ? { ...lies, turned: true } : lies
  return maps.some((each) => each.map === map)
    ? maps.map((each) => (each.map === map ? laid : each))
    : [...maps, laid]
}

/** Hexes are marked on the map itself: what can be marked is too much to be listed here. */
function marksOfMap(now: Situation, map: number): Settable {
  const line = terrainLine(now.pack, map)
  const among = distinctValues([
    { value: '', reads: words.none },
    { value: line, reads: words.marks },
  ])
  const named = { id: `terrain-${map}`, name: fill(words.terrain, { map }), note: true, inner: true }
  return settableOne(named, line, among, (to) => withMarks(now, map, String(to)) ?? now)
}

/** The situation with these marks on a map; undefined where they are none. */
export function withMarks(now: Situation, map: number, line: string): Situation | undefined {
  const pack = withTerrain(now.pack, map, line)
  return pack && { ...now, pack }
}
