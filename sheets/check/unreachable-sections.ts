import { withParams } from '@opfor/kernel'
import type { SheetSection, Sheet } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, makeDiagnostic, headingPosition } from './check-context.ts'
import { factsOfSection } from './facts.ts'

const reachable: readonly SheetSection['kind'][] = ['list', 'finding', 'chart', 'walk', 'steps']

/** Reports sections that nothing leads to, and sheets without a turn. */
export const checkUnreachableSections: Check = ({ sheet, language }) => {
  const { sections } = sheet
  if (sections.length === 0) return []
  const turn = sections.find((section) => section.kind === 'steps' && section.role === 'turn')
  if (turn === undefined) {
    const [name = ''] = language.words.turn
    const message = withParams(diagnosticMessages.noTurn, {
      name: name.slice(0, 1).toUpperCase() + name.slice(1),
    })
    return [makeDiagnostic({ line: 1, column: 1, endLine: 1, endColumn: 1 }, message)]
  }
  const there = headingsReachableFrom(sections.filter(isRoot), sheet)
  return sections
    .filter((section) => reachable.includes(section.kind) && !there.has(section.heading.toLowerCase()))
    .map((section) =>
      makeDiagnostic(
        headingPosition(section),
        withParams(diagnosticMessages.notReached, { name: section.heading }),
      ),
    )
}

function isRoot(section: SheetSection): boolean {
  if (section.kind === 'steps') return section.role !== 'other'
  return section.kind === 'report' || section.kind === 'end' || section.kind === 'deck'
}

export function headingsReachableFrom(
  roots: readonly SheetSection[],
  { sections }: Pick<Sheet, 'sections'>,
): ReadonlySet<string> {
  const byName = new Map<string, SheetSection>()
  for (const section of sections) {
    const name = section.heading.toLowerCase()
    if (!byName.has(name)) byName.set(name, section)
  }
  const there = new Set(roots.map(({ heading }) => heading.toLowerCase()))
  const open = [...roots]
  for (let section = open.pop(); section !== undefined; section = open.pop()) {
    const { leadsTo, doneByColumn } = factsOfSection(section)
    for (const name of [...leadsTo, ...[...doneByColumn].flatMap((column) => wordsIn(column, sections))]) {
      const next = byName.get(name.toLowerCase())
      if (next === undefined || there.has(name.toLowerCase())) continue
      there.add(name.toLowerCase())
      open.push(next)
    }
  }
  return there
}

function wordsIn(column: string, sections: readonly SheetSection[]): readonly string[] {
  return sections.flatMap((section) =>
    section.kind === 'roster' || section.kind === 'deck'
      ? section.columns.filter(({ name }) => name === column).flatMap((each) => each.words)
      : [],
  )
}
