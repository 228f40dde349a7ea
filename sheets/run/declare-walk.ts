import type { Candidate, LineSource, Rule } from '@opfor/kernel'
import type { Outcome } from '../model/index.ts'
import { type Declaring, rulingsIn } from './declaring.ts'
import { citeOf, words as worded } from './naming.ts'
import type { SectionOf } from './section-of.ts'

/** A walk with a source for each of its columns. */
export interface DeclaredWalk {
  readonly section: SectionOf<'walk'>
  readonly columns: readonly DeclaredColumn[]
}

/** A column of a walk: its actions with their rules. */
export interface DeclaredColumn {
  readonly name: string
  readonly source: LineSource
  readonly actions: readonly DeclaredAction[]
}

/** An action of a walk. */
export interface DeclaredAction {
  readonly outcome: Outcome
  readonly rule: Rule
  readonly candidate: Candidate
}

/** Declares the actions of a walk. */
export function declaredWalk(section: SectionOf<'walk'>, declaring: Declaring): DeclaredWalk {
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
