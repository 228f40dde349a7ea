import { bad, good, type Parsed, shown } from '@opfor/kernel'
import { type Edge, edges, mapNumbers, placeOf } from './maps.ts'
import { type Side, sides } from './pieces.ts'
import type { Mission, Player, Situation, Stage } from './situation.ts'
import { withMission, withoutTruck, withPlayer } from './situation.ts'
import { withTerrain } from './terrain.ts'

const stages: readonly Stage[] = ['generation', 'completion', 'developing', 'mission', 'over']
const blank: Mission = {
  ai: 'german',
  sheet: 'defense',
  faces: {},
  counteractions: [],
  orders: [],
  track: [],
  deck: { top: [], rest: [], discard: [] },
  marker: 0,
  end: 60,
  round: 1,
  vp: { german: 0, soviet: 0 },
  caps: 0,
  lost: 0,
}

/** The situation with one number, marker or note set. */
export function set(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const [first = '', ...rest] = what.split('-')
  const second = rest.join('-')
  if (now.players.some(({ id }) => id === second)) return setPlayer(now, first, second, to)
  if (first === 'map') return setMap(now, Number(second), String(to))
  if (first === 'terrain') return setTerrain(now, Number(second), String(to))
  if (what === 'next' && whole(to, 0, now.order.length)) return good({ ...now, next: to })
  const stage = stages.find((each) => each === to)
  if (what === 'stage' && stage !== undefined) return setStage(now, stage)
  if (what === 'ended' && ['', 'ready', 'track', 'called'].includes(String(to)))
    return good({ ...now, ended: String(to) })
  if (what === 'chosen') return good({ ...now, chosen: to === '' ? [] : String(to).split(', ') })
  if (what === 'ai') return setSide(now, to)
  return now.mission === undefined ? bad('There is no mission yet.') : setMission(now, what, to)
}

/** There is no mission before the AI is developed, and none in a firefight. */
function setStage(now: Situation, stage: Stage): Parsed<Situation> {
  const has = stage === 'mission' ? now.mission !== undefined : stage !== 'developing' || now.mode === 'solo'
  return has ? good({ ...now, stage }) : bad('There is no mission yet.')
}

function whole(value: number | string, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}

function setPlayer(now: Situation, what: string, id: string, to: number | string): Parsed<Situation> {
  const counted = ['caps', 'gained', 'drawn', 'left'] as const
  const number = counted.find((each) => each === what)
  if (number !== undefined && whole(to, number === 'gained' ? -99 : 0, 99))
    return good(withPlayer(now, id, { [number]: to } satisfies Partial<Player>))
  if (what === 'owed') return setOwed(now, id, String(to))
  const edge = edgeAt(String(to))
  if (what === 'edge' && edge !== undefined) return good(withPlayer(now, id, { edge }))
  return bad(`${what} of ${id} cannot be set to ${shown(to)}.`)
}

function setOwed(now: Situation, id: string, to: string): Parsed<Situation> {
  const owed = to === '' ? [] : to.split(', ')
  return owed.every((hex) => placeOf(hex) !== undefined)
    ? good(withPlayer(now, id, { owed }))
    : bad(`${shown(to)} is no list of hexes.`)
}

function edgeAt(text: string): { readonly map: number; readonly edge: Edge } | undefined {
  const [map = '', name = ''] = text.split('-')
  const edge = edges.find((each) => each === name)
  return edge === undefined || !mapNumbers.some((each) => String(each) === map)
    ? undefined
    : { map: Number(map), edge }
}

function setMap(now: Situation, map: number, to: string): Parsed<Situation> {
  const others = now.maps.filter((each) => each.map !== map)
  if (to === '')
    return others.length > 0 ? good({ ...now, maps: others }) : bad('A map must lie on the table.')
  const [, x = '', y = ''] = /^(-?\d),(-?\d)$/.exec(to) ?? []
  return x === ''
    ? bad(`${to} is no place for a map.`)
    : good({ ...now, maps: [...others, { map, x: Number(x), y: Number(y) }] })
}

function setTerrain(now: Situation, map: number, to: string): Parsed<Situation> {
  const pack = withTerrain(now.pack, map, to)
  return pack === undefined || !mapNumbers.some((each) => each === map)
    ? bad(`${shown(to)} is no terrain of map ${map}.`)
    : good({ ...now, pack })
}

function setSide(now: Situation, to: number | string): Parsed<Situation> {
  const ai = sides.find((side) => side === to)
  if (ai !== undefined) return good({ ...now, mission: { ...(now.mission ?? blank), ai } })
  if (to !== '') return bad(`${shown(to)} is no side.`)
  const { mission: _, ...before } = now
  return good(before)
}

function setMission(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const number = (['marker', 'end', 'round', 'caps', 'lost'] as const).find((each) => each === what)
  if (number !== undefined && whole(to, 0, 99)) return good(withMission(now, { [number]: to }))
  if (what === 'sheet' && (to === 'defense' || to === 'offense')) return good(withMission(now, { sheet: to }))
  const side = sides.find((each) => what === `vp.${each}`)
  if (side !== undefined && whole(to, 0, 999)) return good(withVp(now, side, to))
  if (what === 'truck') return setTruck(now, String(to))
  return bad(`${what} cannot be set to ${shown(to)}.`)
}

function withVp(now: Situation, side: Side, to: number): Situation {
  return withMission(now, { vp: { ...(now.mission?.vp ?? blank.vp), [side]: to } })
}

function setTruck(now: Situation, to: string): Parsed<Situation> {
  const [from, exit] = to.split(' ').map(edgeAt)
  if (from !== undefined && exit !== undefined) return good(withMission(now, { truck: { from, to: exit } }))
  return to === '' ? good(withoutTruck(now)) : bad(`${to} are no two edges.`)
}
