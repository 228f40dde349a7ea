import { bad, distinct, type Edit, good, type Layout, type Parsed, type OrderedRow } from '@opfor/kernel'
import { findByName, normalize, withoutNumbers } from '../names.ts'
import { say } from '../text/language.ts'
import { listWords } from '../text/list-words.ts'
import { matchWords } from '../text/match-words.ts'
import { correctionWords, misfitWords } from './words.ts'

/** Reads `<row>: a, b, c` or `<row> <piece> <position>`; the row may be omitted if there is only one. */
export function readOrder(layout: Layout, typed: string): Parsed<Edit> {
  const colon = typed.indexOf(':')
  if (colon >= 0) {
    const row = findRow(layout, typed.slice(0, colon))
    return row.ok ? readSequence(row.value, typed.slice(colon + 1).split(',')) : row
  }
  const [, head, position] = /^(.*\S)\s+(\d+)$/.exec(typed.trim()) ?? []
  if (head === undefined) return bad(say(matchWords.usage, { usage: correctionWords.usageOrder }))
  const words = head.split(/\s+/)
  for (let many = words.length - 1; many >= 0; many -= 1) {
    const row = findRow(layout, words.slice(0, many).join(' '))
    if (row.ok) return movePiece(row.value, words.slice(many).join(' '), Number(position))
  }
  return bad(say(misfitWords.unknownRowIn, { typed: head, rows: rowsText(layout) }))
}

/** Finds a row by name; without a name, the only row in which the order matters. */
function findRow({ rows }: Layout, typed: string): Parsed<OrderedRow> {
  const ordered = rows.filter(({ pieces }) => pieces.length > 1)
  const [only, second] = ordered
  if (typed.trim() === '')
    return only !== undefined && second === undefined
      ? good(only)
      : bad(say(matchWords.usage, { usage: correctionWords.usageRow }))
  const at = findByName(
    rows.map((row) => row.at),
    typed,
    withoutNumbers,
  )
  const row = at.ok ? rows.find((each) => each.at.id === at.value.id) : undefined
  return row === undefined ? bad(say(misfitWords.unknownRow, { row: typed.trim() })) : good(row)
}

function rowsText({ rows }: Layout): string {
  return rows.length === 0
    ? say(correctionWords.noRows)
    : say(listWords.available, { names: rows.map(({ at }) => say(at.name)).join(', ') })
}

/** A row in the order in which its pieces are named; each piece is named as often as it occurs. */
function readSequence({ at, pieces }: OrderedRow, parts: readonly string[]): Parsed<Edit> {
  const left = pieces.map((piece, index) => ({ piece, index }))
  const order: string[] = []
  for (const part of parts) {
    const number = /^\d+$/.test(normalize(part)) ? Number(part) - 1 : undefined
    const piece =
      number === undefined
        ? findByName(distinct(left.map((each) => each.piece)), part, withoutNumbers)
        : undefined
    if (piece !== undefined && !piece.ok) return bad(`${say(at.name)}: ${piece.problem}`)
    const found = left.findIndex(({ piece: each, index }) =>
      piece === undefined ? index === number : each.id === piece.value.id,
    )
    const [taken] = found < 0 ? [] : left.splice(found, 1)
    if (taken === undefined) return bad(say(misfitWords.notInRow, { row: at.name, piece: part.trim() }))
    order.push(taken.piece.id)
  }
  if (left.length > 0)
    return bad(say(misfitWords.nameAll, { row: at.name, pieces: left.map(({ piece }) => piece.name) }))
  return good({ arrange: at.id, pieces: order })
}

/** A row with one piece moved to a position, counted from 1. */
function movePiece({ at, pieces }: OrderedRow, typed: string, position: number): Parsed<Edit> {
  const piece = findByName(distinct(pieces), typed, withoutNumbers)
  if (!piece.ok) return bad(`${say(at.name)}: ${piece.problem}`)
  if (position < 1 || position > pieces.length)
    return bad(say(misfitWords.noPosition, { row: at.name, position, count: pieces.length }))
  const ids = pieces.map(({ id }) => id)
  const without = ids.toSpliced(ids.indexOf(piece.value.id), 1)
  return good({ arrange: at.id, pieces: without.toSpliced(position - 1, 0, piece.value.id) })
}
