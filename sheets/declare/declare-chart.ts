import type { Candidate, RuleList, Rule } from '@opfor/kernel'
import type { ChartRow } from '../model/index.ts'
import { type DeclareContext, rulingsIn } from './declare-context.ts'
import { citeOf, namedCandidate, type SectionOf, literalSheetText as worded } from './naming.ts'

export interface DeclaredChart {
  readonly source: RuleList
  readonly section: SectionOf<'chart'>
  readonly cells: readonly (readonly Rule[])[]
  readonly results: readonly Candidate[]
}

export function declareChart(section: SectionOf<'chart'>, declaring: DeclareContext): DeclaredChart {
  const { sheet, ids } = declaring
  const id = ids.get(section.heading) ?? 'sheet.chart'
  const heads = columnHeads(section)
  // Without a roll or a row, the only row has no name.
  const nameOf = (row: ChartRow): string => (section.row === undefined ? '' : row.text)
  const cells = section.rows.map((row, nth) =>
    row.outcomes.map(
      (outcome, at): Rule => ({
        id: `${id}.${nth + 1}.${at + 1}`,
        how: 'cell',
        text: worded(
          [nameOf(row), heads[at], outcome.condition === undefined ? outcome.result : outcome.text]
            .filter((each) => each !== undefined && each !== '')
            .join(', '),
        ),
        cite: citeOf(sheet, section.heading, nameOf(row) === '' ? undefined : nameOf(row)),
        rulings: rulingsIn(outcome.condition === undefined ? [] : [outcome.condition], declaring),
        given: [],
      }),
    ),
  )
  const results = new Set(section.rows.flatMap(({ outcomes }) => outcomes.map(({ result }) => result)))
  return {
    source: {
      id,
      kind: 'chart',
      title: worded(section.heading),
      cite: citeOf(sheet, section.heading),
      lines: cells.flat(),
      of: (about) => (typeof about === 'string' && about !== '' ? worded(about) : undefined),
    },
    section,
    cells,
    results: [...results].filter((each) => each !== '').map(namedCandidate),
  }
}

export function columnHeads({ column }: SectionOf<'chart'>): readonly (string | undefined)[] {
  if (column.by === 'only') return []
  return column.heads.map((head) => head?.text)
}
