import {
  ask,
  type Candidate,
  choice,
  entry,
  fill,
  message,
  type Procedure,
  type Question,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { faceIn, type TileFace } from './card-pack.ts'
import { type Side, sideName, tileName } from './pieces.ts'
import type { Situation } from './situation.ts'
import { areas, symbols } from './tile-faces.ts'

const texts = {
  whole: message('coh.ask.faces', 'What stands on these tiles, on the face of {side}?'),
  area: message('coh.faces.area', '{tile}: where it goes'),
  symbol: message('coh.faces.symbol', '{tile}: symbol behind its number'),
  yellow: message('coh.faces.yellow', '{tile}: its text stands in a yellow box'),
  parameter: message('coh.faces.parameter', '{tile}: it lists Special Mission Parameters'),
} as const

type Part = 'area' | 'symbol' | 'yellow' | 'parameter'

/** G 5.3: all that no pack knows of the faces of these tiles, in one form. */
export function* tellFaces(
  table: Table<Situation>,
  ai: Side,
  tiles: readonly string[],
): Procedure<ReadonlyMap<string, TileFace>> {
  const known = (tile: string): TileFace => faceIn(table.now.pack, ai, tile) ?? {}
  const fields = Object.fromEntries(
    tiles.flatMap((tile) =>
      partsAsked(known(tile)).map((part): [string, Question] => [`${part}${tile}`, fieldOf(part, tile)]),
    ),
  )
  const isAsked = Object.keys(fields).length > 0
  const given = isAsked
    ? yield* ask(table, () =>
        entry<Record<string, unknown>>(
          'coh.faces',
          'player',
          fill(texts.whole, { side: sideName(ai) }),
          fields,
        ),
      )
    : {}
  return new Map(tiles.map((tile) => [tile, faceOf(known(tile), tile, given)]))
}

/** What is not known of a tile; whether its box is yellow matters on the Mission Track alone. */
function partsAsked({ area, symbol, yellow, parameter }: TileFace): readonly Part[] {
  const isOnTrack = (area ?? 'track') === 'track'
  return [
    ...(area === undefined ? (['area'] as const) : []),
    ...(symbol === undefined ? (['symbol'] as const) : []),
    ...(yellow === undefined && isOnTrack ? (['yellow'] as const) : []),
    ...(parameter === undefined ? (['parameter'] as const) : []),
  ]
}

function fieldOf(part: Part, tile: string): Question {
  const text = fill(texts[part], { tile: tileName(tile) })
  const id = `coh.faces.${part}`
  if (part === 'area') return choice<Candidate>(id, 'player', text, areas)
  if (part === 'symbol') return choice<Candidate>(id, 'player', text, symbols)
  return yesNo(id, 'player', text, { proposal: false })
}

function faceOf(known: TileFace, tile: string, given: Readonly<Record<string, unknown>>): TileFace {
  const told = (part: Part): unknown => given[`${part}${tile}`]
  const area = known.area ?? (told('area') as (typeof areas)[number]).id
  return {
    area,
    symbol: known.symbol ?? (told('symbol') as (typeof symbols)[number]).id,
    yellow: area === 'track' && (known.yellow ?? told('yellow') === true),
    parameter: known.parameter ?? (told('parameter') === true ? 'other' : 'none'),
  }
}
