import {
  parseFailure,
  uniqueCandidates,
  type Edit,
  parseSuccess,
  type Layout,
  type OrderedRow,
  type Parsed,
} from '@opfor/kernel'
import { findByName, normalize, withoutNumbers } from '../lines/names.ts'
import { listWords, localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'
import { correctionWords, invalidStateWords } from './words.ts'

/** Reads `<row>: a, b, c` or `<row> <piece> <position>`; a single row may be omitted. */
export function readOrder(layout: Layout, typed: string): Parsed<Edit> {
  const colon = typed.indexOf(':')
  if (colon >= 0) {
    const row = findRow(layout, typed.slice(0, colon))
    return row.ok ? readSequence(row.value, typed.slice(colon + 1).split(',')) : row
  }
  const [, head, position] = /^(.*\S)\s+(\d+)$/.exec(typed.trim()) ?? []
  if (head === undefined)
    return parseFailure(localize(matchWords.usage, { usage: correctionWords.usageOrder }))
  const words = head.split(/\s+/)
  for (let many = words.length - 1; many >= 0; many -= 1) {
    const row = findRow(layout, words.slice(0, many).join(' '))
    if (row.ok) return movePiece(row.value, words.slice(many).join(' '), Number(position))
  }
  return parseFailure(localize(invalidStateWords.unknownRowIn, { typed: head, rows: rowsText(layout) }))
}

/** Without a name, finds the only row whose order matters. */
function findRow({ rows }: Layout, typed: string): Parsed<OrderedRow> {
  const ordered = rows.filter(({ pieces }) => pieces.length > 1)
  const [only, second] = ordered
  if (typed.trim() === '')
    return only !== undefined && second === undefined
      ? parseSuccess(only)
      : parseFailure(localize(matchWords.usage, { usage: correctionWords.usageRow }))
  const at = findByName(
    rows.map((row) => row.at),
    typed,
    withoutNumbers,
  )
  const row = at.ok ? rows.find((each) => each.at.id === at.value.id) : undefined
  return row === undefined
    ? parseFailure(localize(invalidStateWords.unknownRow, { row: typed.trim() }))
    : parseSuccess(row)
}

function rowsText({ rows }: Layout): string {
  return rows.length === 0
    ? localize(correctionWords.noRows)
    : localize(listWords.available, { names: rows.map(({ at }) => localize(at.name)).join(', ') })
}

/** Each piece is named as often as it occurs. */
function readSequence({ at, pieces }: OrderedRow, parts: readonly string[]): Parsed<Edit> {
  const left = pieces.map((piece, index) => ({ piece, index }))
  const order: string[] = []
  for (const part of parts) {
    const number = /^\d+$/.test(normalize(part)) ? Number(part) - 1 : undefined
    const piece =
      number === undefined
        ? findByName(uniqueCandidates(left.map((each) => each.piece)), part, withoutNumbers)
        : undefined
    if (piece !== undefined && !piece.ok) return parseFailure(`${localize(at.name)}: ${piece.problem}`)
    const found = left.findIndex(({ piece: each, index }) =>
      piece === undefined ? index === number : each.id === piece.value.id,
    )
    const [taken] = found < 0 ? [] : left.splice(found, 1)
    if (taken === undefined)
      return parseFailure(localize(invalidStateWords.notInRow, { row: at.name, piece: part.trim() }))
    order.push(taken.piece.id)
  }
  if (left.length > 0)
    return parseFailure(
      localize(invalidStateWords.nameAll, { row: at.name, pieces: left.map(({ piece }) => piece.name) }),
    )
  return parseSuccess({ arrange: at.id, pieces: order })
}

/** Positions count from 1. */
function movePiece({ at, pieces }: OrderedRow, typed: string, position: number): Parsed<Edit> {
  const piece = findByName(uniqueCandidates(pieces), typed, withoutNumbers)
  if (!piece.ok) return parseFailure(`${localize(at.name)}: ${piece.problem}`)
  if (position < 1 || position > pieces.length)
    return parseFailure(
      localize(invalidStateWords.noPosition, { row: at.name, position, count: pieces.length }),
    )
  const ids = pieces.map(({ id }) => id)
  const without = ids.toSpliced(ids.indexOf(piece.value.id), 1)
  return parseSuccess({ arrange: at.id, pieces: without.toSpliced(position - 1, 0, piece.value.id) })
}
