import { fill } from '@opfor/kernel'
import type { Finding, ListLine, Outcome, Section } from '../model/index.ts'
import { lower } from '../read/names.ts'
import { nearestOf } from '../read/nearest.ts'
import { changeTo, words } from '../say/words.ts'
import { type Check, type Checking, found } from './checking.ts'

/** Results, neighbours and words of a column that nothing is called, if a name is near. */
export const misspelled: Check = (checking) =>
  checking.sheet.sections.flatMap((section) => inSection(section, checking))

function inSection(section: Section, checking: Checking): readonly Finding[] {
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
            .filter((name) => !pieces.has(lower(name)) && !sections.has(lower(name)))
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

function inOutcome({ result, section, body, at, text }: Outcome, checking: Checking): readonly Finding[] {
  if (section !== undefined || body.length > 0 || result === '' || result !== text) return []
  const headings = [...checking.names.sections]
    .filter(([, { kind }]) => kind === 'steps' || kind === 'walk')
    .map(([name]) => name)
  return near(result, headings, at, text, checking)
}

function inLine(line: ListLine, checking: Checking): readonly Finding[] {
  if (line.form === 'if' || line.form === 'otherwise')
    return line.lines.flatMap((each) => inLine(each, checking))
  if (line.form !== 'inOrderOf' || line.quantity.form !== 'property') return []
  const known = (checking.names.columns.get(lower(line.quantity.column)) ?? []).flatMap((each) => each.words)
  const low = new Set(known.map(lower))
  if (low.size === 0) return []
  return line.values
    .filter((value) => !low.has(lower(value)))
    .map((name) => found(line.at, fill(words.noSuchName, { name })))
}

function near(
  name: string,
  names: Iterable<string>,
  at: Outcome['at'],
  text: string,
  { language, names: { sections, pieces } }: Checking,
): readonly Finding[] {
  const other = nearestOf(lower(name), names, language)
  if (other === undefined) return []
  const spelled = sections.get(other)?.name ?? pieces.get(other)?.[0]?.name ?? other
  const fix = {
    message: fill(changeTo, { name: spelled }),
    edits: [{ at, text: text.replace(name, spelled) }],
  }
  return [found(at, fill(words.didYouMean, { name, other: spelled }), [fix])]
}
