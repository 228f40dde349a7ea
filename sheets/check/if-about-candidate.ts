import type { SheetCondition, SheetDiagnostic, ListLine, Quantity, EntityRef } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, makeDiagnostic } from './check-context.ts'

export const checkIfAboutCandidate: Check = ({ sheet }) =>
  sheet.sections.flatMap((section) =>
    section.kind === 'list' || section.kind === 'finding' ? look(section.lines) : [],
  )

function look(lines: readonly ListLine[]): readonly SheetDiagnostic[] {
  return lines.flatMap((line) => {
    if (line.form === 'otherwise') return look(line.lines)
    if (line.form !== 'if') return []
    const own = isAboutIt(line.condition)
      ? [makeDiagnostic(line.condition.at, diagnosticMessages.aboutCandidate)]
      : []
    return [...own, ...look(line.lines)]
  })
}

const isIt = ({ form }: EntityRef): boolean => form === 'it'

function isAboutIt(condition: SheetCondition): boolean {
  switch (condition.form) {
    case 'all':
    case 'any':
      return condition.parts.some(isAboutIt)
    case 'asked':
      return condition.mentions.some(isIt)
    case 'has':
    case 'memberOf':
    case 'nextTo':
      return isIt(condition.thing)
    case 'compare':
      return isOfIt(condition.left) || isOfIt(condition.right)
    case 'between':
    case 'oneOfWords':
      return isOfIt(condition.left)
    case 'every':
    case 'some':
    case 'none':
    case 'chosen':
    case 'empty':
    case 'nothingDone':
    case 'doing':
      return false
  }
}

function isOfIt(quantity: Quantity): boolean {
  if (quantity.form === 'property' || quantity.form === 'measured') return isIt(quantity.of)
  if (quantity.form === 'thing') return isIt(quantity.thing)
  return quantity.form === 'sum' && quantity.parts.some((part) => isOfIt(part.quantity))
}
