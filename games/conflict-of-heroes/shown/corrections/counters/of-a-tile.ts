import {
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  noOrYes,
  settableNumber,
  settableOne,
  settableSome,
} from '@opfor/kernel'
import type { TileFace } from '../../../table/card-packs/card-pack.ts'
import { tileName, tileNumbers } from '../../../table/pieces.ts'
import { missionTiles } from '../../../table/developing-the-ai/sheet-shapes.ts'
import { type Mission, type Situation, type TrackTile, withMission } from '../../../table/situation.ts'
import { areas, symbols } from '../../../rules/developing-the-ai/tile-faces.ts'
import type { Settable } from './settable.ts'

const words = {
  area: {
    name: message('coh.counter.area', '{tile}: where it goes'),
    brief: message('coh.short.area', 'where it goes'),
  },
  symbol: {
    name: message('coh.counter.symbol', '{tile}: its symbol'),
    brief: message('coh.short.symbol', 'symbol'),
  },
  yellow: {
    name: message('coh.counter.yellow', '{tile}: its text stands in a yellow box'),
    brief: message('coh.short.yellow', 'text in a yellow box'),
  },
  parameter: {
    name: message('coh.counter.parameter', '{tile}: its Special Mission Parameters'),
    brief: message('coh.short.parameter', 'Special Mission Parameters'),
  },
  chain: {
    name: message('coh.counter.chain', '{tile}: whose spaces of the Mission Track it follows'),
    brief: message('coh.short.chain', 'follows the spaces of'),
  },
  step: {
    name: message('coh.counter.step', '{tile}: how often it has moved on'),
    brief: message('coh.short.step', 'moved on so often'),
  },
} as const

const pulled = message('coh.counter.pulled', 'the AI Tiles that were pulled')
const untold: CounterValue = { value: '', reads: message('coh.counter.untold', 'not told') }
const parameters: readonly CounterValue[] = [
  untold,
  { value: 'none', reads: message('coh.parameter.none', 'none') },
  { value: 'lowRisk', reads: message('coh.parameter.lowRisk', 'Low Risk moves') },
  { value: 'other', reads: message('coh.parameter.other', 'as printed on the tile') },
]
const chains = missionTiles.map(
  (value): CounterValue => ({ value, reads: message('coh.chain', 'Mission Tile {chain}', { chain: value }) }),
)
const anyArea = [untold, ...areas.map(({ id, name }): CounterValue => ({ value: id, reads: name }))]
const anySymbol = [untold, ...symbols.map(({ id, name }): CounterValue => ({ value: id, reads: name }))]
const yellowOrNot = [untold, ...noOrYes]

const anyTile = tileNumbers.map((tile): CounterValue => ({ value: tile, reads: tileName(tile) }))

/** G 5.3: the tiles of which the face was read, when they were pulled. */
export function tilesPulled(now: Situation, { faces }: Mission): Settable {
  const named = { id: 'pulled', name: pulled, note: true, inner: true }
  return settableSome(named, Object.keys(faces), anyTile, (to) =>
    withMission(now, { faces: Object.fromEntries(to.map((tile) => [tile, faces[tile] ?? {}])) }),
  )
}

/** The face of a pulled tile, and how it moves on the Mission Track; G 5.3 and G 5.5. */
export function ofTile(now: Situation, mission: Mission, tile: string): readonly Settable[] {
  const face = mission.faces[tile]
  const laid = mission.track.filter((each) => each.tile === tile)
  return [
    ...(face === undefined ? [] : ofFace(now, mission, tile, face)),
    ...laid.flatMap((each) => onTrack(now, mission, each)),
  ]
}

function namedOf(what: keyof typeof words, tile: string, isUsed: boolean): NamedCounter {
  return {
    id: `tile.${what}.${tile}`,
    name: fill(words[what].name, { tile: tileName(tile) }),
    brief: words[what].brief,
    of: { id: `tile ${tile}`, name: tileName(tile) },
    note: true,
    inner: !isUsed,
  }
}

/** What was read from a tile. Its area and symbol have been made use of when the mission begins. */
function ofFace(now: Situation, { faces }: Mission, tile: string, face: TileFace): readonly Settable[] {
  const set =
    (what: keyof TileFace) =>
    (to: number | string): Situation => {
      const value = to === '' ? undefined : what === 'yellow' ? to === 1 : to
      const next = Object.entries({ ...face, [what]: value }).filter(([, each]) => each !== undefined)
      return withMission(now, { faces: { ...faces, [tile]: Object.fromEntries(next) } })
    }
  const yellow = face.yellow === undefined ? '' : Number(face.yellow)
  const named = (what: keyof TileFace, isUsed: boolean): NamedCounter => namedOf(what, tile, isUsed)
  return [
    settableOne(named('area', false), face.area ?? '', anyArea, set('area')),
    settableOne(named('symbol', false), face.symbol ?? '', anySymbol, set('symbol')),
    settableOne(named('yellow', true), yellow, yellowOrNot, set('yellow')),
    settableOne(named('parameter', true), face.parameter ?? '', parameters, set('parameter')),
  ]
}

function onTrack(now: Situation, { track }: Mission, laid: TrackTile): readonly Settable[] {
  const change = (to: Partial<TrackTile>): Situation =>
    withMission(now, { track: track.map((each) => (each === laid ? { ...each, ...to } : each)) })
  return [
    settableOne(namedOf('chain', laid.tile, true), laid.chain, chains, (to) =>
      change({ chain: missionTiles.find((each) => each === to) ?? 1 }),
    ),
    settableNumber(namedOf('step', laid.tile, true), laid.step, [0, 99], (step) => change({ step })),
  ]
}
