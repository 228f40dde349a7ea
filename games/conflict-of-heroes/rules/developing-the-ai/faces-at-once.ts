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
  which,
} from '@opfor/kernel'
import { faceIn, type TileFace } from '../../table/card-packs/card-pack.ts'
import { type Side, sideName, tileName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { areas, symbols } from './tile-faces.ts'

const texts = {
  whole: message('coh.ask.faces', 'What stands on these tiles, on the face of {side}?'),
  area: message('coh.faces.area', '{tile}: where it goes'),
  symbol: message('coh.faces.symbol', '{tile}: symbol behind its number'),
  marks: message('coh.faces.marks', '{tile}: what is on it besides'),
} as const

/** What a face may have besides its area and its symbol. */
const marks = [
  { id: 'yellow', name: message('coh.faces.yellow', 'yellow box') },
  { id: 'parameter', name: message('coh.faces.parameter', 'Special Mission Parameters') },
] as const

type Mark = (typeof marks)[number]
type Part = 'area' | 'symbol' | 'marks'

/** G 5.3: all that no pack knows of the faces of these tiles, in one form. */
export function* tellFaces(
  table: Table<Situation>,
  ai: Side,
  tiles: readonly string[],
): Procedure<ReadonlyMap<string, TileFace>> {
  const known = (tile: string): TileFace => faceIn(table.now.pack, ai, tile) ?? {}
  const fields = Object.fromEntries(
    tiles.flatMap((tile) =>
      partsAsked(known(tile)).map((part): [string, Question] => [
        `${part}${tile}`,
        fieldOf(part, tile, known(tile)),
      ]),
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

/** What is not known of a tile. */
function partsAsked(known: TileFace): readonly Part[] {
  return [
    ...(known.area === undefined ? (['area'] as const) : []),
    ...(known.symbol === undefined ? (['symbol'] as const) : []),
    ...(marksAsked(known).length > 0 ? (['marks'] as const) : []),
  ]
}

/** The marks that are not known; whether a box is yellow matters on the Mission Track alone. */
function marksAsked({ area, yellow, parameter }: TileFace): readonly Mark[] {
  const isOnTrack = (area ?? 'track') === 'track'
  return marks.filter(({ id }) =>
    id === 'yellow' ? yellow === undefined && isOnTrack : parameter === undefined,
  )
}

function fieldOf(part: Part, tile: string, known: TileFace): Question {
  const text = fill(texts[part], { tile: tileName(tile) })
  const id = `coh.faces.${part}`
  if (part === 'area') return choice<Candidate>(id, 'player', text, areas)
  if (part === 'symbol') return choice<Candidate>(id, 'player', text, symbols)
  return which<Candidate>(id, 'player', text, marksAsked(known), { proposal: [] })
}

function faceOf(known: TileFace, tile: string, given: Readonly<Record<string, unknown>>): TileFace {
  const told = (part: Part): unknown => given[`${part}${tile}`]
  const seen = ((told('marks') ?? []) as readonly Mark[]).map(({ id }) => id)
  const area = known.area ?? (told('area') as (typeof areas)[number]).id
  return {
    area,
    symbol: known.symbol ?? (told('symbol') as (typeof symbols)[number]).id,
    yellow: area === 'track' && (known.yellow ?? seen.includes('yellow')),
    parameter: known.parameter ?? (seen.includes('parameter') ? 'other' : 'none'),
  }
}
