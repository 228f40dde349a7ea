import {
  ask,
  type Candidate,
  choice,
  withParams,
  message,
  messages,
  must,
  tieByPrintedOrder,
  type Procedure,
  type ExcludedPiece,
  priorityList,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { faceIn, type TileFace } from '../../table/card-packs/card-pack.ts'
import { rule } from '../../table/citations.ts'
import {
  cardId,
  cardName,
  type HalfName,
  readCard,
  type Side,
  sideName,
  tileName,
  tileNumbers,
  twoDigits,
} from '../../table/pieces.ts'
import { tellFaces } from './faces-at-once.ts'
import type { Situation } from '../../table/situation.ts'
import { areas, symbols } from './tile-faces.ts'
import { words } from '../words.ts'

const whichArea = message('coh.ask.area', '{tile}, {side}: where does it go?')
const whichSymbol = message('coh.ask.symbol', '{tile}, {side}: which symbol follows its number?')
const isYellow = message('coh.ask.yellow', '{tile}: is its text in a yellow box?')
const hasParameter = message(
  'coh.ask.parameter',
  '{tile}: does it list Special Mission Parameters in a lighter strip?',
)
const because = messages('coh.noTile', {
  pulled: 'it has already been pulled',
  enemy: 'only {card} was played, and the AI plays {side}',
  unplayed: 'no half of {card} was played',
})

interface Tile extends Candidate {
  readonly half: HalfName
}

interface Pulled {
  readonly half: HalfName
  readonly face: TileFace
}

interface Pulling {
  readonly ai: Side
  readonly pulled: readonly string[]
}

/** G 5.3: a tile for each card of the AI that was played for its top. */
export const pullTile = priorityList<Tile, Situation, Pulling>(
  'conflict-of-heroes.tile',
  'Tile to be pulled',
  rule('G 5.3'),
  [must('top', 'its card was played for its top', ({ half }) => half === 'top')],
  tieByPrintedOrder('the lowest number'),
  { of: ({ ai }) => sideName(ai), others: otherTiles },
)

/** Lowest number first. */
function tilesOf({ plays }: Situation, ai: Side): readonly Tile[] {
  return plays
    .filter(({ card }) => !card.startsWith('condition') && readCard(card).side === ai)
    .map(({ card, half }): Tile => {
      const id = twoDigits(readCard(card).number)
      return { id, half, name: tileName(id) }
    })
    .toSorted((one, other) => Number(one.id) - Number(other.id))
}

function otherTiles(now: Situation, { ai, pulled }: Pulling): readonly ExcludedPiece[] {
  const played = now.plays.map(({ card }) => card)
  return tileNumbers.map((id): ExcludedPiece => {
    const name = tileName(id)
    if (pulled.includes(id)) return { id, name, because: because.pulled }
    const enemys = cardId(ai === 'german' ? 'soviet' : 'german', Number(id))
    return played.includes(enemys)
      ? { id, name, because: withParams(because.enemy, { card: cardName(enemys), side: sideName(ai) }) }
      : { id, name, because: withParams(because.unplayed, { card: cardName(cardId(ai, Number(id))) }) }
  })
}

export function* pullTiles(table: Table<Situation>, ai: Side): Procedure<Readonly<Record<string, TileFace>>> {
  const told = new Map<string, Pulled>()
  const left = (now: Situation): readonly Tile[] => tilesOf(now, ai).filter(({ id }) => !told.has(id))
  if (left(table.now).every(({ half }) => half === 'bottom')) table.change(table.now, words.noTiles)
  while (left(table.now).some(({ half }) => half === 'top')) {
    const tile = yield* pullTile(table, left, { ai, pulled: [...told.keys()] })
    if (tile === undefined) break
    table.change(table.now, words.tile, {
      tile: tile.name,
      card: cardName(cardId(ai, Number(tile.id))),
      side: sideName(ai),
    })
    const face = table.now.asking === 'few' ? {} : yield* tellFace(table, ai, tile.id)
    told.set(tile.id, { half: tile.half, face })
    const isLast = left(table.now).every(({ half }) => half === 'bottom')
    if (table.now.asking === 'few' && isLast) yield* tellRest(table, ai, told)
  }
  const stays = tilesOf(table.now, ai).filter(({ id, half }) => told.get(id)?.half === half)
  return Object.fromEntries(stays.flatMap(({ id }) => facesOf(id, told.get(id)?.face)))
}

/** In one form, only for pulled tiles without a face. */
function* tellRest(table: Table<Situation>, ai: Side, told: Map<string, Pulled>): Procedure<void> {
  const untold = [...told].filter(([, { face }]) => face.area === undefined).map(([id]) => id)
  for (const [id, face] of yield* tellFaces(table, ai, untold))
    told.set(id, { half: told.get(id)?.half ?? 'top', face })
}

function facesOf(tile: string, face: TileFace | undefined): readonly (readonly [string, TileFace])[] {
  return face === undefined ? [] : [[tile, face]]
}

/** Asks only for parts that no pack knows. */
function* tellFace(table: Table<Situation>, ai: Side, tile: string): Procedure<TileFace> {
  const known = faceIn(table.now.pack, ai, tile) ?? {}
  const parts = { tile: tileName(tile), side: sideName(ai) }
  const area =
    known.area ??
    (yield* ask(table, () => choice('coh.area', 'player', withParams(whichArea, parts), areas))).id
  const symbol =
    known.symbol ??
    (yield* ask(table, () => choice('coh.symbol', 'player', withParams(whichSymbol, parts), symbols))).id
  const yellow =
    area === 'track' &&
    (known.yellow ?? (yield* ask(table, () => yesNo('coh.yellow', 'player', withParams(isYellow, parts)))))
  const parameter =
    known.parameter ??
    ((yield* ask(table, () => yesNo('coh.parameter', 'player', withParams(hasParameter, parts))))
      ? 'other'
      : 'none')
  return { area, symbol, yellow, parameter }
}
