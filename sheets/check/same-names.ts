import { fill } from '@opfor/kernel'
import type { Finding, Position } from '../model/index.ts'
import { limits } from '../read/limits.ts'
import { words } from '../say/words.ts'
import { type Check, type Checking, found, headingAt } from './checking.ts'

interface Named {
  readonly name: string
  readonly at: Position
}

/** Two of one name, and names that are too long. Rosters may share column heads, and decks their cards. */
export const sameNames: Check = (checking) => {
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
      .map(({ at }) => found(at, fill(words.nameTooLong, { limit: limits.nameLength }))),
  ]
}

function sharedNames({ sheet }: Checking): readonly Named[] {
  const inSections = sheet.sections.flatMap((section): readonly Named[] => {
    const heading = { name: section.heading, at: headingAt(section) }
    if (section.kind === 'roster') return [heading, ...section.rows]
    return section.kind === 'counters' ? [heading, ...section.counters] : [heading]
  })
  return [...sheet.options, ...sheet.rulings, ...inSections].filter(({ name }) => name !== '')
}

function twice(all: readonly Named[]): readonly Finding[] {
  const first = new Map<string, Named>()
  return all.flatMap((each) => {
    const low = each.name.toLowerCase()
    const before = first.get(low)
    if (before === undefined) {
      first.set(low, each)
      return []
    }
    return [found(each.at, fill(words.sameName, { name: each.name, line: before.at.line }))]
  })
}
