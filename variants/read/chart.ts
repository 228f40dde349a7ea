import { cite, withParams, format } from '@opfor/kernel'
import type { SheetSection } from '@opfor/sheets'
import type { AnyChart } from '../printed/opponent.ts'
import { houseRuleWords } from '../say/words.ts'
import type { ListChange } from './change-told.ts'
import { formatNames, type VariantReadContext, addError, isSameText } from './reading.ts'

export interface ReadChart {
  readonly chart: AnyChart
  readonly changes: readonly ListChange[]
}

/** The printed rows and columns, with other results in the cells. */
export function readVariantChart(
  section: SheetSection & { readonly kind: 'chart' },
  printed: AnyChart,
  reading: VariantReadContext,
): ReadChart {
  const { heading, title: page } = reading
  const heads = 'heads' in section.column ? section.column.heads.map((head) => head?.text ?? '') : []
  const rows = section.rows.map(({ text }) => text)
  const { columns, entries } = printed
  if (!isSame(rows, printed.rows) || !isSame(heads, columns)) {
    addError(
      reading,
      section,
      withParams(houseRuleWords.otherRows, { name: heading, rows: printed.rows, columns }),
    )
    return { chart: printed, changes: [] }
  }
  const changes: ListChange[] = []
  const cells: Record<string, Record<string, string>> = {}
  const changed = new Set<string>()
  for (const { text: row, outcomes } of section.rows) {
    const own: Record<string, string> = {}
    cells[row] = own
    for (const [at, column] of heads.entries()) {
      const before = printed.cells[row]?.[column]
      const outcome = outcomes[at]
      if (outcome === undefined || (before === undefined && outcome.text === '')) continue
      const entry = entries.find(({ id, name }) => id === outcome.text || isSameText(name, outcome.text))
      if (entry === undefined || before === undefined) {
        const facts = formatNames(
          outcome.text,
          entries.map(({ name }) => format(name)),
        )
        addError(
          reading,
          outcome,
          withParams(houseRuleWords.unknownEntry, { words: outcome.text, name: heading, facts }),
        )
        continue
      }
      own[column] = entry.id
      if (entry.id === before) continue
      changed.add(`${row}.${column}`)
      const rule = printed.lines.find(({ id }) => id === `${printed.id}.${row}.${column}`)
      changes.push({ list: heading, kind: 'cell', rule, line: outcome.at.line, text: outcome.text })
    }
  }
  const chart = printed.with(cells, (key) => (changed.has(key) ? cite(page, heading) : undefined))
  return { chart, changes }
}

function isSame(written: readonly string[], printed: readonly string[]): boolean {
  return written.length === printed.length && printed.every((each) => written.includes(each))
}
