import {
  parseFailure,
  type Candidate,
  uniqueCandidates,
  type Edit,
  type Game,
  parseSuccess,
  type Layout,
  type Parsed,
  pieceLocations,
  placesOf,
} from '@opfor/kernel'
import { findAllByName, findByName, withoutNumbers } from '../lines/names.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'
import { correctionWords, invalidStateWords } from './words.ts'

export interface TableView {
  readonly game: Game
  readonly situation: unknown
  readonly layout: Layout
}

/** Reads `<piece> [from <place>] to <place>`; names may contain these words. */
export function readMove(table: TableView, typed: string): Parsed<Edit> {
  const splits = splitsAt(typed, 'to').flatMap(([left, to]) => [
    ...splitsAt(left, 'from').map(([piece, from]) => ({ piece, from, to })),
    { piece: left, from: undefined, to },
  ])
  if (splits.length === 0)
    return parseFailure(localize(matchWords.usage, { usage: correctionWords.helpMove }))
  const read = splits.map((split) => readParts(table, split))
  return read.find(({ ok }) => ok) ?? read[0] ?? parseFailure('')
}

/** Splits at each occurrence of a word, last first. */
function splitsAt(text: string, word: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(new RegExp(`\\s${word}\\s+`, 'gi'))]
    .map(({ index, 0: separator }) => [text.slice(0, index), text.slice(index + separator.length)] as const)
    .toReversed()
}

interface MoveParts {
  readonly piece: string
  readonly from: string | undefined
  readonly to: string
}

function readParts(table: TableView, split: MoveParts): Parsed<Edit> {
  const [, times = '1', name = split.piece] = /^(\d{1,2})\s*x\s+(.+)$/i.exec(split.piece.trim()) ?? []
  const from = findPiece(table.layout, name, split.from)
  if (!from.ok) return from
  const { piece, at } = from.value
  const move = (to: string): Edit => ({ move: piece.id, from: at.id, to, count: Number(times) })
  const to = findPlace(table, split.to, at, move)
  return to.ok ? parseSuccess(move(to.value.id)) : to
}

/** Without a given place, only one may be possible. */
function findPiece(
  layout: Layout,
  name: string,
  from: string | undefined,
): Parsed<{ readonly piece: Candidate; readonly at: Candidate }> {
  const groups = pieceLocations(layout).filter(({ count }) => count > 0)
  const places = from === undefined ? undefined : findAllByName(placesOf(layout), from)
  if (places?.length === 0)
    return parseFailure(localize(invalidStateWords.unknownPlace, { place: from?.trim() ?? '' }))
  const groupsThere =
    places === undefined ? groups : groups.filter(({ at }) => places.some(({ id }) => id === at.id))
  const piece = findByName(uniqueCandidates(groupsThere.map((each) => each.piece)), name, withoutNumbers)
  if (!piece.ok)
    return from === undefined
      ? piece
      : parseFailure(
          localize(invalidStateWords.notThere, { piece: name.trim(), place: nameOf(places?.[0], from) }),
        )
  const sources = uniqueCandidates(
    groupsThere.filter((each) => each.piece.id === piece.value.id).map(({ at }) => at),
  )
  const [at, second] = sources
  if (at === undefined) return parseFailure(localize(invalidStateWords.notOnTable, { piece: name.trim() }))
  if (second === undefined) return parseSuccess({ piece: piece.value, at })
  return parseFailure(
    localize(invalidStateWords.fromWhere, {
      piece: piece.value.name,
      places: sources.map(({ name: each }) => each),
    }),
  )
}

function nameOf(place: Candidate | undefined, typed: string): string {
  return place === undefined ? typed.trim() : localize(place.name)
}

/** Of several places with that name, prefers the one that may contain the piece. */
function findPlace(
  { game, situation, layout }: TableView,
  typed: string,
  from: Candidate,
  move: (to: string) => Edit,
): Parsed<Candidate> {
  const found = findAllByName(placesOf(layout), typed).filter(({ id }) => id !== from.id)
  const [only, another] = found
  if (only === undefined) return parseFailure(localize(invalidStateWords.noPlace, { place: typed.trim() }))
  const possible =
    another === undefined ? found : found.filter(({ id }) => game.applyEdit(situation, move(id)).ok)
  const [first, second] = possible.length > 0 ? possible : found
  if (first !== undefined && second === undefined) return parseSuccess(first)
  return findByName(possible.length > 0 ? possible : found, typed, withoutNumbers)
}
