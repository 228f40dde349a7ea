import { fill } from '@opfor/kernel'
import type { Chart, Finding, Match, Roll } from '../model/index.ts'
import { words } from '../say/words.ts'
import { type Check, found, headingAt } from './checking.ts'

/** A gap or an overlap of the rows of a chart, a face without a row, an answer without a column. */
export const rows: Check = ({ sheet, language }) =>
  sheet.sections.flatMap((section) => {
    if (section.kind !== 'chart') return []
    const matches = section.rows.map(({ match }) => match)
    const at = headingAt(section)
    return [
      ...overlaps(matches),
      ...(hasOtherwise(matches) || section.row === undefined ? [] : missing(section, matches, at)),
      ...missingColumn(section, language.words, at),
    ]
  })

const hasOtherwise = (matches: readonly Match[]): boolean => matches.some(({ form }) => form === 'otherwise')

type Span = Extract<Match, { form: 'span' }>

const spansOf = (matches: readonly Match[]): readonly Span[] =>
  matches.filter((match): match is Span => match.form === 'span')

const startOf = ({ from }: Span): number => from ?? -Infinity
const endOf = ({ to }: Span): number => to ?? Infinity

function overlaps(matches: readonly Match[]): readonly Finding[] {
  const spans = spansOf(matches)
  return spans.flatMap((span, index) => {
    const other = spans
      .slice(0, index)
      .find((each) => startOf(each) <= endOf(span) && startOf(span) <= endOf(each))
    if (other === undefined) return []
    const [from, to] = [Math.max(startOf(other), startOf(span)), Math.min(endOf(other), endOf(span))]
    return [found(span.at, fill(words.overlap, { numbers: said(from, to) }))]
  })
}

function missing(
  chart: Chart,
  matches: readonly Match[],
  at: Parameters<typeof found>[0],
): readonly Finding[] {
  const { row } = chart
  if (row?.by === 'roll' && row.roll.form === 'faces') {
    const there = new Set(
      matches.flatMap((match) => (match.form === 'word' ? [match.word.toLowerCase()] : [])),
    )
    return row.roll.faces
      .filter(({ name }) => !there.has(name.toLowerCase()))
      .map(({ name }) => found(at, fill(words.noRowFor, { word: name })))
  }
  const spans = spansOf(matches).toSorted((one, other) => startOf(one) - startOf(other))
  const [first] = spans
  if (first === undefined) return []
  const [least, most] = row?.by === 'roll' ? rangeOf(row.roll) : [startOf(first), -Infinity]
  const gaps: Finding[] = []
  let next = least
  for (const span of spans) {
    if (startOf(span) > next)
      gaps.push(found(span.at, fill(words.gap, { numbers: said(next, startOf(span) - 1) })))
    next = Math.max(next, endOf(span) + 1)
  }
  const last = spans.at(-1) ?? first
  if (next <= most) gaps.push(found(last.at, fill(words.gap, { numbers: said(next, most) })))
  return gaps
}

/** What a roll can be; modifiers that are not plain numbers are left out. */
function rangeOf(roll: Roll): readonly [number, number] {
  if (roll.form === 'faces') return [0, 0]
  let [least, most] = [roll.count, roll.count * roll.sides]
  for (const { sign, quantity, condition } of roll.modifiers) {
    if (quantity.form !== 'number') continue
    const value = sign * quantity.value
    if (value < 0 || condition === undefined) least += value
    if (value > 0 || condition === undefined) most += value
  }
  return [least, most]
}

function said(from: number, to: number): string {
  if (from === to) return String(from)
  if (to === Infinity) return `${from}+`
  return from === -Infinity ? `-${to}` : `${from}-${to}`
}

function missingColumn(
  { column }: Chart,
  { yes, no }: { readonly yes: readonly string[]; readonly no: readonly string[] },
  at: Parameters<typeof found>[0],
): readonly Finding[] {
  if (column.by !== 'answer' || hasOtherwise(column.heads)) return []
  const heads = column.heads.map(({ text }) => text.toLowerCase())
  const isYesNo =
    heads.some((each) => yes.includes(each) || no.includes(each)) || column.condition.form !== 'asked'
  if (!isYesNo) return []
  return [yes, no]
    .filter((answer) => !heads.some((each) => answer.includes(each)))
    .map(([word = '']) => found(at, fill(words.noColumnFor, { word })))
}
