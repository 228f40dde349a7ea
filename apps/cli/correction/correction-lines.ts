import {
  type Candidate,
  capital,
  type Counter,
  distinct,
  fill,
  type Layout,
  type PieceGroup,
  placed,
  placesOf,
  type OrderedRow,
  type Subject,
  subjectsOf,
} from '@opfor/kernel'
import { numberedLines } from '../option-lines.ts'
import { findAllByName, findByName } from '../names.ts'
import { wrap } from '../output.ts'
import type { TableView } from './read-move.ts'
import { acceptedValuesText, counterText } from './counter-text.ts'
import { allOf, oneOf, say } from '../text/language.ts'
import { correctionWords } from './words.ts'

/** The help of `correct`: what can be corrected and how. */
export function helpLines(layout: Layout): readonly string[] {
  const subjects = subjectsOf(layout)
  const [only, second] = subjects
  const hasOrder = layout.rows.some(({ pieces }) => pieces.length > 1)
  const { helpValue, helpSubject, helpMove, helpOrder } = correctionWords
  const usages = [helpValue, helpSubject, helpMove, ...(hasOrder ? [helpOrder] : [])]
  return [
    say(correctionWords.help),
    ...usages.map((each) => `  ${say(each)}`),
    ...(second === undefined
      ? indentedLines(only?.counters.map((each) => `${capital(say(each.name))} = ${counterText(each)}`) ?? [])
      : [say(correctionWords.subjects), ...numberedLines(subjects.map(subjectName))]),
  ]
}

function subjectName({ name }: Subject): string {
  return say(name ?? correctionWords.wholeMatch)
}

/** The counters of a subject or with that name, with their accepted values; undefined if there are none. */
export function subjectLines(layout: Layout, typed: string): readonly string[] | undefined {
  const subjects = subjectsOf(layout).map((subject) => ({
    ...subject,
    id: subject.id || 'match',
    name: fill(correctionWords.subject, { name: subjectName(subject) }),
  }))
  const subject = findByName(subjects, typed)
  if (subject.ok) {
    const name = say(subject.value.name)
    const own = placed(layout).filter(({ part }) => part !== undefined && say(part) === name)
    const numbers = subject.value.counters.flatMap((each) => counterLines(each, false))
    return [`${capital(name)}:`, ...numbers, ...placeLines(own)]
  }
  const counters = findAllByName(
    layout.counters.filter(({ inner }) => inner !== true),
    typed,
  )
  return counters.length === 0 ? undefined : counters.flatMap((each) => counterLines(each, true))
}

/** A counter, its value, and the accepted values. */
function counterLines(counter: Counter, inFull: boolean): readonly string[] {
  const name = inFull ? counter.name : (counter.brief ?? counter.name)
  return wrap(
    `  ${capital(say(name))} = ${counterText(counter)}   (${acceptedValuesText(counter)})`,
    '      ',
  )
}

/** The rows and the order of their pieces. */
export function rowLines({ rows }: Layout): readonly string[] {
  if (rows.length === 0) return [say(correctionWords.noRows)]
  return rows.flatMap((row) => wrap(`  ${capital(say(row.at.name))}: ${orderText(row)}`, '      '))
}

function orderText({ pieces }: OrderedRow): string {
  return pieces.length === 0
    ? say(correctionWords.nothing)
    : pieces.map(({ name }, at) => `${at + 1}. ${say(name)}`).join(', ')
}

/** The places of pieces, and for a single piece the places it can be moved to. */
export function pieceLines({ game, situation, layout }: TableView, typed: string): readonly string[] {
  const groups = placed(layout).filter(({ count, unused }) => count > 0 && (unused !== true || typed !== ''))
  const pieces = distinct(groups.map(({ piece }) => piece))
  const found = typed === '' ? pieces : findAllByName(pieces, typed)
  if (found.length === 0) return [say(correctionWords.unknownPiece, { piece: typed })]
  const places = placeLines(groups.filter(({ piece }) => found.some(({ id }) => id === piece.id)))
  const [only, second] = found
  if (only === undefined || second !== undefined) return places
  return [...places, ...targetLines({ game, situation, layout }, only)]
}

/** The place of each of these pieces. */
function placeLines(groups: readonly PieceGroup[]): readonly string[] {
  const pieces = Map.groupBy(groups, ({ piece }) => piece.id)
  return indentedLines(
    [...pieces.values()].map((all) => {
      const places = all.map(({ at, count }) => `${say(at.name)}${count === 1 ? '' : ` (${count})`}`)
      return `${capital(say(all[0]?.piece.name ?? { id: '', text: '' }))}: ${allOf(places)}`
    }),
  )
}

function targetLines({ game, situation, layout }: TableView, piece: Candidate): readonly string[] {
  const from = placed(layout).find((each) => each.piece.id === piece.id && each.count > 0)?.at
  if (from === undefined) return []
  const to = placesOf(layout).filter(
    ({ id }) =>
      id !== from.id && game.correct(situation, { move: piece.id, from: from.id, to: id, count: 1 }).ok,
  )
  const names = to.map(({ name }) => say(name))
  const shown =
    names.length > 24
      ? [...names.slice(0, 24), say(correctionWords.more, { count: names.length - 24 })]
      : names
  return wrap(say(correctionWords.canMoveTo, { places: oneOf(shown) }), '  ')
}

function indentedLines(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => wrap(`  ${text}`, '      '))
}
