import { withParams } from '@opfor/kernel'
import type { SheetDiagnostic, ListLine, ChartOutcome, SheetSection } from '../model/index.ts'
import { lowerName } from '../phrases/names.ts'
import { nearestName } from '../phrases/nearest-name.ts'
import { changeToWord, diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, type CheckContext, makeDiagnostic } from './check-context.ts'

/** Reports unknown results, neighbours and words of a column if a known name is near. */
export const checkMisspellings: Check = (checking) =>
  checking.sheet.sections.flatMap((section) => inSection(section, checking))

function inSection(section: SheetSection, checking: CheckContext): readonly SheetDiagnostic[] {
  const { sections, pieces } = checking.names
  switch (section.kind) {
    case 'chart':
      return section.rows.flatMap(({ outcomes }) => outcomes.flatMap((each) => inOutcome(each, checking)))
    case 'walk':
      return section.columns.flatMap(({ actions }) => actions.flatMap((each) => inOutcome(each, checking)))
    case 'list':
      return section.lines.flatMap((line) => inLine(line, checking))
    case 'roster':
      return section.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => {
          if (cell.form !== 'value' || typeof cell.value !== 'object') return []
          return cell.value
            .filter((name) => !pieces.has(lowerName(name)) && !sections.has(lowerName(name)))
            .flatMap((name) => near(name, pieces.keys(), cell.at, cell.text, checking))
        }),
      )
    case 'counters':
    case 'deck':
    case 'finding':
    case 'steps':
    case 'report':
    case 'end':
    case 'prose':
      return []
  }
}

function inOutcome(
  { result, section, body, at, text }: ChartOutcome,
  checking: CheckContext,
): readonly SheetDiagnostic[] {
  if (section !== undefined || body.length > 0 || result === '' || result !== text) return []
  const headings = [...checking.names.sections]
    .filter(([, { kind }]) => kind === 'steps' || kind === 'walk')
    .map(([name]) => name)
  return near(result, headings, at, text, checking)
}

function inLine(line: ListLine, checking: CheckContext): readonly SheetDiagnostic[] {
  if (line.form === 'if' || line.form === 'otherwise')
    return line.lines.flatMap((each) => inLine(each, checking))
  if (line.form !== 'inOrderOf' || line.quantity.form !== 'property') return []
  const known = (checking.names.columns.get(lowerName(line.quantity.column)) ?? []).flatMap(
    (each) => each.words,
  )
  const low = new Set(known.map(lowerName))
  if (low.size === 0) return []
  return line.values
    .filter((value) => !low.has(lowerName(value)))
    .map((name) => makeDiagnostic(line.at, withParams(diagnosticMessages.noSuchName, { name })))
}

function near(
  name: string,
  names: Iterable<string>,
  at: ChartOutcome['at'],
  text: string,
  { language, names: { sections, pieces } }: CheckContext,
): readonly SheetDiagnostic[] {
  const other = nearestName(lowerName(name), names, language)
  if (other === undefined) return []
  const spelled = sections.get(other)?.name ?? pieces.get(other)?.[0]?.name ?? other
  const fix = {
    message: withParams(changeToWord, { name: spelled }),
    edits: [{ at, text: text.replace(name, spelled) }],
  }
  return [makeDiagnostic(at, withParams(diagnosticMessages.didYouMean, { name, other: spelled }), [fix])]
}
