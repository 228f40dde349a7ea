import { withParams, type Message, type HouseRuleNames, format } from '@opfor/kernel'
import type { Game } from '@opfor/kernel'
import type { SheetDiagnostic, QuickFix, SourceRange } from '@opfor/sheets'
import { houseRuleWords } from '../say/words.ts'
import { nearestFirst } from './nearest-name.ts'

/** Input for reading a section, and lists for its diagnostics. */
export interface VariantReadContext {
  readonly game: Game
  readonly published: HouseRuleNames
  readonly title: string
  readonly heading: string
  readonly findings: SheetDiagnostic[]
  /** Diagnostics of the sheet; not all concern house rules. */
  readonly ofSheet: readonly SheetDiagnostic[]
  /** For the author of an accepted page. */
  readonly warnings: SheetDiagnostic[]
}

type Place = Pick<SourceRange, 'at'>

export function findingIn(
  findings: readonly SheetDiagnostic[],
  { at }: Place,
  ...ids: readonly string[]
): SheetDiagnostic | undefined {
  return findings.find(({ id, line }) => ids.includes(id) && line >= at.line && line <= at.endLine)
}

export function addError(
  { findings }: VariantReadContext,
  place: Place,
  message: Message,
  fixes: readonly QuickFix[] = [],
): void {
  findings.push(findingAt(place, message, fixes))
}

export function warn(
  { warnings }: VariantReadContext,
  place: Place,
  message: Message,
  fixes: readonly QuickFix[],
): void {
  warnings.push(findingAt(place, message, fixes))
}

function findingAt({ at }: Place, message: Message, fixes: readonly QuickFix[]): SheetDiagnostic {
  return {
    line: at.line,
    column: at.column,
    end: { line: at.endLine, column: at.endColumn },
    id: message.id,
    message,
    fixes,
  }
}

export function replaceFix({ at }: Place, text: string): QuickFix {
  return { message: withParams(houseRuleWords.write, { words: text }), edits: [{ at, text }] }
}

/** Maximum names in a message; completion offers all. */
const mostTold = 6

/** Quotes names, the nearest first; has texts for none and for the rest of many. */
export function formatNames(
  written: string,
  names: readonly string[],
): Message | readonly (string | Message)[] {
  if (names.length === 0) return houseRuleWords.nothingMore
  const more = names.length - mostTold
  const quoted = nearestFirst(written, names).map((name) => `"${name}"`)
  return more > 1 ? [...quoted.slice(0, mostTold), withParams(houseRuleWords.more, { more })] : quoted
}

/** Braces in the author's words are literal. */
export function literalMessage(text: string): Message {
  return withParams(houseRuleWords.own, { text })
}

/** Ignores case. */
export function isSameText(one: string | Message, other: string): boolean {
  return (typeof one === 'string' ? one : format(one)).toLowerCase() === other.toLowerCase()
}
