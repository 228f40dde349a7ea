import type { Question, Rule } from '@opfor/kernel'
import {
  type Variable,
  type SheetNode,
  nodesOf,
  type SourcePosition,
  type SheetSection,
  type Sheet,
  type SourceRange,
} from '../model/index.ts'
import { topicOf } from '../values/asking.ts'
import { slug } from '../declare/naming.ts'

type Placed = SheetNode & SourceRange

/** Falls back to the heading if the line is not found. */
export function findRulePosition(
  sheet: Sheet,
  { how, id, text, cite, number }: Rule,
): SourcePosition | undefined {
  const section = sheet.sections.find(({ heading }) => heading === cite.heading)
  if (section === undefined) return undefined
  if (section.kind === 'list' && how === 'tie') {
    const [, nth = '1'] = /\.tie-(\d+)$/u.exec(id) ?? []
    return section.ties[Number(nth) - 1]?.at ?? headingOf(section)
  }
  if (section.kind === 'chart') {
    const [, row = '', column = ''] = /\.(\d+)\.(\d+)$/u.exec(id) ?? []
    return section.rows[Number(row) - 1]?.outcomes[Number(column) - 1]?.at ?? headingOf(section)
  }
  const { text: words } = text.params ?? {}
  const found = nodesIn(section).filter((node) => node.text === words || node['kind'] === words)
  const numbered = found.find(({ path }) => Array.isArray(path) && path.join('.') === number)
  return (numbered ?? found[0])?.at ?? headingOf(section)
}

/** Prefers the section with this heading. */
export function findQuestionPosition(
  sheet: Sheet,
  question: Question,
  heading = '',
): SourcePosition | undefined {
  const words = slug(topicOf(question)?.words ?? '')
  if (words === slug('')) return undefined
  const isAsked = (node: Placed): boolean =>
    [node['words'], node['noun'], node.text].some((each) => typeof each === 'string' && slug(each) === words)
  const inOrder = sheet.sections.toSorted(
    (one, other) => Number(other.heading === heading) - Number(one.heading === heading),
  )
  // Prefer the asking step over the table with the column's head.
  const asking = heading === '' ? inOrder : inOrder.filter((section) => section.heading === heading)
  const step = asking.flatMap(nodesIn).find((node) => node.form === 'ask' && slug(keptBy(node)) === words)
  if (step !== undefined) return step.at
  for (const section of inOrder) {
    const found = nodesIn(section).find((node) => node.at !== section.at && isAsked(node))
    if (found !== undefined) return found.at
  }
  return undefined
}

function keptBy(node: Placed): string {
  const variable = node['variable'] as Variable
  return variable.form === 'counter' ? variable.name : variable.column
}

function headingOf({ at: { line }, text, level }: SheetSection): SourcePosition {
  return { line, column: 1, endLine: line, endColumn: text.length + level + 2 }
}

const cache = new WeakMap<SheetSection, readonly Placed[]>()

function nodesIn(section: SheetSection): readonly Placed[] {
  const known = cache.get(section)
  if (known !== undefined) return known
  const found = nodesOf(section).filter(
    (node): node is Placed => node.at !== undefined && typeof node.text === 'string',
  )
  cache.set(section, found)
  return found
}
