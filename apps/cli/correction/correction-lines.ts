import {
  type Candidate,
  capitalize,
  type TableValue,
  uniqueCandidates,
  withParams,
  type Layout,
  type OrderedRow,
  type PieceGroup,
  pieceLocations,
  placesOf,
  type ValueOwner,
  valueOwners,
} from '@opfor/kernel'
import { numberedLines } from '../lines/option-lines.ts'
import { findAllByName, findByName } from '../lines/names.ts'
import { wrapText } from '../lines/output.ts'
import type { TableView } from './read-move.ts'
import { acceptedValuesText, counterText } from './counter-text.ts'
import { joinWithAnd, joinWithOr, localize } from '../text/language.ts'
import { correctionWords } from './words.ts'

export function correctionHelpLines(layout: Layout): readonly string[] {
  const subjects = valueOwners(layout)
  const [only, second] = subjects
  const hasOrder = layout.rows.some(({ pieces }) => pieces.length > 1)
  const { helpValue, helpSubject, helpMove, helpOrder } = correctionWords
  const usages = [helpValue, helpSubject, helpMove, ...(hasOrder ? [helpOrder] : [])]
  return [
    localize(correctionWords.help),
    ...usages.map((each) => `  ${localize(each)}`),
    ...(second === undefined
      ? indentedLines(
          only?.counters.map((each) => `${capitalize(localize(each.name))} = ${counterText(each)}`) ?? [],
        )
      : [localize(correctionWords.subjects), ...numberedLines(subjects.map(subjectName))]),
  ]
}

function subjectName({ name }: ValueOwner): string {
  return localize(name ?? correctionWords.wholeMatch)
}

/** Accepts a subject or a name; undefined if nothing matches. */
export function subjectLines(layout: Layout, typed: string): readonly string[] | undefined {
  const subjects = valueOwners(layout).map((subject) => ({
    ...subject,
    id: subject.id || 'match',
    name: withParams(correctionWords.subject, { name: subjectName(subject) }),
  }))
  const subject = findByName(subjects, typed)
  if (subject.ok) {
    const name = localize(subject.value.name)
    const own = pieceLocations(layout).filter(({ part }) => part !== undefined && localize(part) === name)
    const numbers = subject.value.counters.flatMap((each) => counterLines(each, false))
    return [`${capitalize(name)}:`, ...numbers, ...placeLines(own)]
  }
  const counters = findAllByName(
    layout.counters.filter(({ isNested }) => isNested !== true),
    typed,
  )
  return counters.length === 0 ? undefined : counters.flatMap((each) => counterLines(each, true))
}

function counterLines(counter: TableValue, inFull: boolean): readonly string[] {
  const name = inFull ? counter.name : (counter.shortName ?? counter.name)
  return wrapText(
    `  ${capitalize(localize(name))} = ${counterText(counter)}   (${acceptedValuesText(counter)})`,
    '      ',
  )
}

export function rowLines({ rows }: Layout): readonly string[] {
  if (rows.length === 0) return [localize(correctionWords.noRows)]
  return rows.flatMap((row) =>
    wrapText(`  ${capitalize(localize(row.at.name))}: ${orderText(row)}`, '      '),
  )
}

function orderText({ pieces }: OrderedRow): string {
  return pieces.length === 0
    ? localize(correctionWords.nothing)
    : pieces.map(({ name }, at) => `${at + 1}. ${localize(name)}`).join(', ')
}

export function pieceLines({ game, situation, layout }: TableView, typed: string): readonly string[] {
  const groups = pieceLocations(layout).filter(
    ({ count, unused }) => count > 0 && (unused !== true || typed !== ''),
  )
  const pieces = uniqueCandidates(groups.map(({ piece }) => piece))
  const found = typed === '' ? pieces : findAllByName(pieces, typed)
  if (found.length === 0) return [localize(correctionWords.unknownPiece, { piece: typed })]
  const places = placeLines(groups.filter(({ piece }) => found.some(({ id }) => id === piece.id)))
  const [only, second] = found
  if (only === undefined || second !== undefined) return places
  return [...places, ...targetLines({ game, situation, layout }, only)]
}

function placeLines(groups: readonly PieceGroup[]): readonly string[] {
  const pieces = Map.groupBy(groups, ({ piece }) => piece.id)
  return indentedLines(
    [...pieces.values()].map((all) => {
      const places = all.map(({ at, count }) => `${localize(at.name)}${count === 1 ? '' : ` (${count})`}`)
      return `${capitalize(localize(all[0]?.piece.name ?? { id: '', text: '' }))}: ${joinWithAnd(places)}`
    }),
  )
}

function targetLines({ game, situation, layout }: TableView, piece: Candidate): readonly string[] {
  const from = pieceLocations(layout).find((each) => each.piece.id === piece.id && each.count > 0)?.at
  if (from === undefined) return []
  const to = placesOf(layout).filter(
    ({ id }) =>
      id !== from.id && game.applyEdit(situation, { move: piece.id, from: from.id, to: id, count: 1 }).ok,
  )
  const names = to.map(({ name }) => localize(name))
  const shown =
    names.length > 24
      ? [...names.slice(0, 24), localize(correctionWords.more, { count: names.length - 24 })]
      : names
  return wrapText(localize(correctionWords.canMoveTo, { places: joinWithOr(shown) }), '  ')
}

function indentedLines(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => wrapText(`  ${text}`, '      '))
}
