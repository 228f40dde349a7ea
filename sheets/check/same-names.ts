import { withParams } from '@opfor/kernel'
import type { SheetDiagnostic, SourcePosition } from '../model/index.ts'
import { limits } from '../phrases/read-context.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, type CheckContext, makeDiagnostic, headingPosition } from './check-context.ts'

interface Named {
  readonly name: string
  readonly at: SourcePosition
}

/** Reports duplicate and too long names. Rosters may share column heads, and decks their cards. */
export const checkSameNames: Check = (checking) => {
  const shared = sharedNames(checking)
  const own = checking.sheet.sections.flatMap((section) => {
    if (section.kind === 'roster') return [section.columns]
    return section.kind === 'deck' ? [section.columns] : []
  })
  return [
    ...twice(shared),
    ...own.flatMap(twice),
    ...[...shared, ...own.flat()]
      .filter(({ name }) => name.length > limits.nameLength)
      .map(({ at }) =>
        makeDiagnostic(at, withParams(diagnosticMessages.nameTooLong, { limit: limits.nameLength })),
      ),
  ]
}

function sharedNames({ sheet }: CheckContext): readonly Named[] {
  const inSections = sheet.sections.flatMap((section): readonly Named[] => {
    const heading = { name: section.heading, at: headingPosition(section) }
    if (section.kind === 'roster') return [heading, ...section.rows]
    return section.kind === 'counters' ? [heading, ...section.counters] : [heading]
  })
  return [...sheet.options, ...sheet.rulings, ...inSections].filter(({ name }) => name !== '')
}

function twice(all: readonly Named[]): readonly SheetDiagnostic[] {
  const first = new Map<string, Named>()
  return all.flatMap((each) => {
    const low = each.name.toLowerCase()
    const before = first.get(low)
    if (before === undefined) {
      first.set(low, each)
      return []
    }
    return [
      makeDiagnostic(
        each.at,
        withParams(diagnosticMessages.sameName, { name: each.name, line: before.at.line }),
      ),
    ]
  })
}
