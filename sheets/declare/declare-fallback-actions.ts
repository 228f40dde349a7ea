import type { Candidate, RuleList, Rule } from '@opfor/kernel'
import type { ChartOutcome } from '../model/index.ts'
import { type DeclareContext, rulingsIn } from './declare-context.ts'
import { citeOf, type SectionOf, literalSheetText as worded } from './naming.ts'

export interface DeclaredFallbackActions {
  readonly section: SectionOf<'walk'>
  readonly columns: readonly DeclaredColumn[]
}

export interface DeclaredColumn {
  readonly name: string
  readonly source: RuleList
  readonly actions: readonly DeclaredAction[]
}

export interface DeclaredAction {
  readonly outcome: ChartOutcome
  readonly rule: Rule
  readonly candidate: Candidate
}

export function declareFallbackActions(
  section: SectionOf<'walk'>,
  declaring: DeclareContext,
): DeclaredFallbackActions {
  const { sheet, ids } = declaring
  const id = ids.get(section.heading) ?? 'sheet.walk'
  const columns = section.columns.map(({ name, actions }, nth): DeclaredColumn => {
    const own = section.columns.length === 1 ? id : `${id}.column-${nth + 1}`
    const cite = citeOf(sheet, section.heading)
    const declared = actions.map((outcome, at): DeclaredAction => {
      const rule: Rule = {
        id: `${own}.${at + 1}`,
        how: 'action',
        text: worded(outcome.text),
        cite: citeOf(sheet, section.heading, String(at + 1)),
        number: String(at + 1),
        rulings: rulingsIn(outcome.condition === undefined ? [] : [outcome.condition], declaring),
        given: [],
      }
      return { outcome, rule, candidate: { id: String(at + 1), name: worded(outcome.text) } }
    })
    const title = name === '' ? section.heading : `${section.heading}, ${name}`
    return {
      name,
      actions: declared,
      source: {
        id: own,
        kind: 'column',
        title: worded(title),
        cite,
        lines: declared.map(({ rule }) => rule),
        of: (about) => (typeof about === 'string' && about !== '' ? worded(about) : undefined),
      },
    }
  })
  return { section, columns }
}
