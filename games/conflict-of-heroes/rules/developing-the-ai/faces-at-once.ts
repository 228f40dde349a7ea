import {
  ask,
  type Candidate,
  choice,
  formQuestion,
  withParams,
  message,
  messages,
  type Procedure,
  type Question,
  type Table,
  which,
} from '@opfor/kernel'
import { faceIn, type TileFace } from '../../table/card-packs/card-pack.ts'
import { type Side, sideName, tileName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { areas, symbols } from './tile-faces.ts'

const texts = messages('coh.faces', {
  whole: message('coh.ask.faces', 'What is printed on these tiles, on the face for {side}?'),
  area: '{tile}: where it goes',
  symbol: '{tile}: symbol after its number',
  marks: '{tile}: what else is on it',
})

const marks = [
  { id: 'yellow', name: message('coh.faces.yellow', 'yellow box') },
  { id: 'parameter', name: message('coh.faces.parameter', 'Special Mission Parameters') },
] as const

type Mark = (typeof marks)[number]
type Part = 'area' | 'symbol' | 'marks'

/** G 5.3: the parts of these faces that no pack knows, in one form. */
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
        formQuestion<Record<string, unknown>>(
          'coh.faces',
          'player',
          withParams(texts.whole, { side: sideName(ai) }),
          fields,
        ),
      )
    : {}
  return new Map(tiles.map((tile) => [tile, faceOf(known(tile), tile, given)]))
}

function partsAsked(known: TileFace): readonly Part[] {
  return [
    ...(known.area === undefined ? (['area'] as const) : []),
    ...(known.symbol === undefined ? (['symbol'] as const) : []),
    ...(marksAsked(known).length > 0 ? (['marks'] as const) : []),
  ]
}

/** Yellow boxes matter only on the Mission Track. */
function marksAsked({ area, yellow, parameter }: TileFace): readonly Mark[] {
  const isOnTrack = (area ?? 'track') === 'track'
  return marks.filter(({ id }) =>
    id === 'yellow' ? yellow === undefined && isOnTrack : parameter === undefined,
  )
}

function fieldOf(part: Part, tile: string, known: TileFace): Question {
  const text = withParams(texts[part], { tile: tileName(tile) })
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
