import { withParams } from '@opfor/kernel'
import type { SheetChart, SheetDiagnostic, ChartKey, Roll } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, makeDiagnostic, headingPosition } from './check-context.ts'

/** Reports gaps and overlaps of rows, faces without a row, and answers without a column. */
export const checkRows: Check = ({ sheet, language }) =>
  sheet.sections.flatMap((section) => {
    if (section.kind !== 'chart') return []
    const matches = section.rows.map(({ match }) => match)
    const at = headingPosition(section)
    return [
      ...overlaps(matches),
      ...(hasOtherwise(matches) || section.row === undefined ? [] : missing(section, matches, at)),
      ...missingColumn(section, language.words, at),
    ]
  })

const hasOtherwise = (matches: readonly ChartKey[]): boolean =>
  matches.some(({ form }) => form === 'otherwise')

type Span = Extract<ChartKey, { form: 'span' }>

const spansOf = (matches: readonly ChartKey[]): readonly Span[] =>
  matches.filter((match): match is Span => match.form === 'span')

const startOf = ({ from }: Span): number => from ?? -Infinity
const endOf = ({ to }: Span): number => to ?? Infinity

function overlaps(matches: readonly ChartKey[]): readonly SheetDiagnostic[] {
  const spans = spansOf(matches)
  return spans.flatMap((span, index) => {
    const other = spans
      .slice(0, index)
      .find((each) => startOf(each) <= endOf(span) && startOf(span) <= endOf(each))
    if (other === undefined) return []
    const [from, to] = [Math.max(startOf(other), startOf(span)), Math.min(endOf(other), endOf(span))]
    return [makeDiagnostic(span.at, withParams(diagnosticMessages.overlap, { numbers: said(from, to) }))]
  })
}

function missing(
  chart: SheetChart,
  matches: readonly ChartKey[],
  at: Parameters<typeof makeDiagnostic>[0],
): readonly SheetDiagnostic[] {
  const { row } = chart
  if (row?.by === 'roll' && row.roll.form === 'faces') {
    const there = new Set(
      matches.flatMap((match) => (match.form === 'word' ? [match.word.toLowerCase()] : [])),
    )
    return row.roll.faces
      .filter(({ name }) => !there.has(name.toLowerCase()))
      .map(({ name }) => makeDiagnostic(at, withParams(diagnosticMessages.noRowFor, { word: name })))
  }
  const spans = spansOf(matches).toSorted((one, other) => startOf(one) - startOf(other))
  const [first] = spans
  if (first === undefined) return []
  const [least, most] = row?.by === 'roll' ? rangeOf(row.roll) : [startOf(first), -Infinity]
  const gaps: SheetDiagnostic[] = []
  let next = least
  for (const span of spans) {
    if (startOf(span) > next)
      gaps.push(
        makeDiagnostic(
          span.at,
          withParams(diagnosticMessages.gap, { numbers: said(next, startOf(span) - 1) }),
        ),
      )
    next = Math.max(next, endOf(span) + 1)
  }
  const last = spans.at(-1) ?? first
  if (next <= most)
    gaps.push(makeDiagnostic(last.at, withParams(diagnosticMessages.gap, { numbers: said(next, most) })))
  return gaps
}

/** Ignores modifiers that are not plain numbers. */
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
  { column }: SheetChart,
  { yes, no }: { readonly yes: readonly string[]; readonly no: readonly string[] },
  at: Parameters<typeof makeDiagnostic>[0],
): readonly SheetDiagnostic[] {
  if (column.by !== 'answer' || hasOtherwise(column.heads)) return []
  const heads = column.heads.map(({ text }) => text.toLowerCase())
  const isYesNo =
    heads.some((each) => yes.includes(each) || no.includes(each)) || column.condition.form !== 'asked'
  if (!isYesNo) return []
  return [yes, no]
    .filter((answer) => !heads.some((each) => answer.includes(each)))
    .map(([word = '']) => makeDiagnostic(at, withParams(diagnosticMessages.noColumnFor, { word })))
}
