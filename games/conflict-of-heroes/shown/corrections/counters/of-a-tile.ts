import {
  type AllowedValue,
  withParams,
  message,
  type TableValueSpec,
  booleanValues,
  numberSetter,
  choiceSetter,
  multiChoiceSetter,
} from '@opfor/kernel'
import type { TileFace } from '../../../table/card-packs/card-pack.ts'
import { tileName, tileNumbers } from '../../../table/pieces.ts'
import { missionTiles } from '../../../table/developing-the-ai/sheet-shapes.ts'
import { type Mission, type Situation, type TrackTile, withMission } from '../../../table/situation.ts'
import { areas, symbols } from '../../../rules/developing-the-ai/tile-faces.ts'
import type { Settable } from './in-order.ts'

const words = {
  area: {
    name: message('coh.counter.area', '{tile}: where it goes'),
    shortName: message('coh.short.area', 'where it goes'),
  },
  symbol: {
    name: message('coh.counter.symbol', '{tile}: its symbol'),
    shortName: message('coh.short.symbol', 'symbol'),
  },
  yellow: {
    name: message('coh.counter.yellow', '{tile}: its text is in a yellow box'),
    shortName: message('coh.short.yellow', 'text in a yellow box'),
  },
  parameter: {
    name: message('coh.counter.parameter', '{tile}: its Special Mission Parameters'),
    shortName: message('coh.short.parameter', 'Special Mission Parameters'),
  },
  chain: {
    name: message('coh.counter.chain', '{tile}: which Mission Track spaces it follows'),
    shortName: message('coh.short.chain', 'follows the spaces of'),
  },
  step: {
    name: message('coh.counter.step', '{tile}: how many times it has moved on'),
    shortName: message('coh.short.step', 'times moved on'),
  },
} as const

const pulled = message('coh.counter.pulled', 'the AI Tiles that were pulled')
const untold: AllowedValue = { value: '', text: message('coh.counter.untold', 'not entered') }
const parameters: readonly AllowedValue[] = [
  untold,
  { value: 'none', text: message('coh.parameter.none', 'none') },
  { value: 'lowRisk', text: message('coh.parameter.lowRisk', 'Low Risk moves') },
  { value: 'other', text: message('coh.parameter.other', 'as printed on the tile') },
]
const chains = missionTiles.map(
  (value): AllowedValue => ({ value, text: message('coh.chain', 'Mission Tile {chain}', { chain: value }) }),
)
const anyArea = [untold, ...areas.map(({ id, name }): AllowedValue => ({ value: id, text: name }))]
const anySymbol = [untold, ...symbols.map(({ id, name }): AllowedValue => ({ value: id, text: name }))]
const yellowOrNot = [untold, ...booleanValues]

const anyTile = tileNumbers.map((tile): AllowedValue => ({ value: tile, text: tileName(tile) }))

/** G 5.3: the tiles whose face was read when they were pulled. */
export function tilesPulled(now: Situation, { faces }: Mission): Settable {
  const named = { id: 'pulled', name: pulled, note: true, isNested: true }
  return multiChoiceSetter(named, Object.keys(faces), anyTile, (to) =>
    withMission(now, { faces: Object.fromEntries(to.map((tile) => [tile, faces[tile] ?? {}])) }),
  )
}

/** G 5.3 and G 5.5. */
export function ofTile(now: Situation, mission: Mission, tile: string): readonly Settable[] {
  const face = mission.faces[tile]
  const laid = mission.track.filter((each) => each.tile === tile)
  return [
    ...(face === undefined ? [] : ofFace(now, mission, tile, face)),
    ...laid.flatMap((each) => onTrack(now, mission, each)),
  ]
}

function namedOf(what: keyof typeof words, tile: string, isUsed: boolean): TableValueSpec {
  return {
    id: `tile.${what}.${tile}`,
    name: withParams(words[what].name, { tile: tileName(tile) }),
    shortName: words[what].shortName,
    of: { id: `tile ${tile}`, name: tileName(tile) },
    note: true,
    isNested: !isUsed,
  }
}

/** Area and symbol have no effect after the mission begins. */
function ofFace(now: Situation, { faces }: Mission, tile: string, face: TileFace): readonly Settable[] {
  const set =
    (what: keyof TileFace) =>
    (to: number | string): Situation => {
      const value = to === '' ? undefined : what === 'yellow' ? to === 1 : to
      const next = Object.entries({ ...face, [what]: value }).filter(([, each]) => each !== undefined)
      return withMission(now, { faces: { ...faces, [tile]: Object.fromEntries(next) } })
    }
  const yellow = face.yellow === undefined ? '' : Number(face.yellow)
  const named = (what: keyof TileFace, isUsed: boolean): TableValueSpec => namedOf(what, tile, isUsed)
  return [
    choiceSetter(named('area', false), face.area ?? '', anyArea, set('area')),
    choiceSetter(named('symbol', false), face.symbol ?? '', anySymbol, set('symbol')),
    choiceSetter(named('yellow', true), yellow, yellowOrNot, set('yellow')),
    choiceSetter(named('parameter', true), face.parameter ?? '', parameters, set('parameter')),
  ]
}

function onTrack(now: Situation, { track }: Mission, laid: TrackTile): readonly Settable[] {
  const change = (to: Partial<TrackTile>): Situation =>
    withMission(now, { track: track.map((each) => (each === laid ? { ...each, ...to } : each)) })
  return [
    choiceSetter(namedOf('chain', laid.tile, true), laid.chain, chains, (to) =>
      change({ chain: missionTiles.find((each) => each === to) ?? 1 }),
    ),
    numberSetter(namedOf('step', laid.tile, true), laid.step, [0, 99], (step) => change({ step })),
  ]
}
