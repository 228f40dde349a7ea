import {
  type AllowedValue,
  withParams,
  message,
  messages,
  memoizeByObjects,
  choiceSetter,
} from '@opfor/kernel'
import { type MapInPlay, mapsWith, openEdges, withMapAt } from '../../../table/maps/maps.ts'
import { edgeName, mapChoice } from '../../../table/naming.ts'
import type { Situation } from '../../../table/situation.ts'
import { terrainLine, withTerrain } from '../../../table/maps/terrain.ts'
import { distinctValues, type Settable } from './in-order.ts'

const words = messages('coh.slot', {
  place: message('coh.counter.map', 'place of map {map}'),
  terrain: message('coh.counter.terrain', 'terrain marked on map {map}'),
  box: message('coh.place.supply', 'the box'),
  joined: 'joined to {edge}',
  instead: 'in the place of map {map}',
  alone: 'by itself',
  turned: '{slot}, rotated 180°',
  maps: message('coh.place.maps', 'the maps'),
  marks: message('coh.terrain.marks', 'as marked on the map'),
  none: message('coh.terrain.none', 'nothing is marked'),
})

export function ofMap(now: Situation, map: number): readonly Settable[] {
  return [placeOfMap(now, map), marksOfMap(now, map)]
}

function placeOfMap(now: Situation, map: number): Settable {
  const own = now.maps.find((each) => each.map === map)
  const named = {
    id: `map-${map}`,
    name: withParams(words.place, { map }),
    shortName: mapChoice(map).name,
    of: { id: 'maps', name: words.maps },
  }
  return choiceSetter(named, slotOf(own), slotsOf(now.maps, now.pack, now).get(map) ?? [], (to) => ({
    ...now,
    maps: withMap(now.maps, map, String(to)),
  }))
}

/** In the box, joined to another, in the place of another, or by itself. */
const slotsOf = memoizeByObjects(
  (
    _: Situation['maps'],
    pack: Situation['pack'],
    now: Situation,
  ): ReadonlyMap<number, readonly AllowedValue[]> =>
    new Map(mapsWith(pack).map((map) => [map, slotsFor(now, map)])),
)

function slotsFor(now: Situation, map: number): readonly AllowedValue[] {
  const own = now.maps.find((each) => each.map === map)
  const others = now.maps.filter((each) => each.map !== map)
  const joined = openEdges(others).map((at): AllowedValue => {
    const laid = withMapAt(others, at, map).at(-1)
    return { value: slotOf(laid), text: withParams(words.joined, { edge: edgeName(now, at) }) }
  })
  const instead = others.map(
    ({ map: other, x, y }): AllowedValue => ({
      value: slotOf({ map, x, y }),
      text: withParams(words.instead, { map: other }),
    }),
  )
  const alone = [
    ...(own === undefined ? [] : [slotOf({ map, x: own.x, y: own.y })]),
    ...(others.length === 0 ? ['0,0'] : []),
  ]
  const slots = [...instead, ...joined, ...alone.map((value) => ({ value, text: words.alone }))]
  return distinctValues([
    { value: '', text: words.box },
    ...slots,
    ...slots.map(({ value, text }) => ({
      value: `${value},turned`,
      text: withParams(words.turned, { slot: text }),
    })),
  ])
}

function slotOf(lies: MapInPlay | undefined): string {
  if (lies === undefined) return ''
  return `${lies.x},${lies.y}${lies.turned === true ? ',turned' : ''}`
}

/** A map keeps its turn among the others if it is moved. */
function withMap(maps: readonly MapInPlay[], map: number, slot: string): readonly MapInPlay[] {
  if (slot === '') return maps.filter((each) => each.map !== map)
  const [x = 0, y = 0] = slot.split(',').map(Number)
  const lies = { map, x, y }
  const laid: MapInPlay = slot.endsWith('turned') ? { ...lies, turned: true } : lies
  return maps.some((each) => each.map === map)
    ? maps.map((each) => (each.map === map ? laid : each))
    : [...maps, laid]
}

/** Hexes are marked on the map itself: a list of all marks would be too long. */
function marksOfMap(now: Situation, map: number): Settable {
  const line = terrainLine(now.pack, map)
  const among = distinctValues([
    { value: '', text: words.none },
    { value: line, text: words.marks },
  ])
  const named = { id: `terrain-${map}`, name: withParams(words.terrain, { map }), note: true, isNested: true }
  return choiceSetter(named, line, among, (to) => withMarks(now, map, String(to)) ?? now)
}

/** Undefined if the line is invalid. */
export function withMarks(now: Situation, map: number, line: string): Situation | undefined {
  const pack = withTerrain(now.pack, map, line)
  return pack && { ...now, pack }
}
