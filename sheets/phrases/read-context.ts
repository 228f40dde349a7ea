import { withParams, type Message } from '@opfor/kernel'
import type { CompiledLanguage } from '../language/index.ts'
import type {
  SheetCondition,
  SheetDiagnostic,
  QuickFix,
  Quantity,
  PieceSet,
  EntityRef,
} from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import type { PlainText } from '../text/plain-text.ts'
import { joinNameWords, type SheetNames, type ColumnOwners } from './names.ts'
import { phrasePosition, type Phrase } from './phrase.ts'

/** The referents in a phrase. */
export interface Referents {
  /** The owners of the columns of `it`. */
  readonly it: ColumnOwners
  /** Inside a set: the owners of the member's columns; `its` is then the member. */
  readonly member?: ColumnOwners
  /** A thing whose columns may be named without `its`. */
  readonly bare?: EntityRef
}

export interface ReadContext {
  readonly language: CompiledLanguage
  readonly names: SheetNames
  readonly section: string
  readonly foreign: readonly CompiledLanguage[]
  readonly firstLine: number
  readonly findings: SheetDiagnostic[]
  /** Undefined if the form is unknown. */
  readonly condition: (phrase: Phrase, scope: Referents) => SheetCondition | undefined
  readonly quantity: (phrase: Phrase, scope: Referents) => Quantity | undefined
  readonly set: (phrase: Phrase, scope: Referents) => PieceSet | undefined
}

/** A text as a phrase, with its names joined. */
export function phraseOf(
  letters: PlainText,
  { names, firstLine }: { readonly names: Pick<SheetNames, 'several'>; readonly firstLine: number },
): Phrase {
  return { letters, low: joinNameWords(letters.text, names), from: 0, to: letters.text.length, firstLine }
}

export function addDiagnostic(
  { findings }: Pick<ReadContext, 'findings'>,
  phrase: Phrase,
  message: Message,
  fixes: readonly QuickFix[] = [],
): void {
  findings.push(diagnosticAt(phrasePosition(phrase), message, fixes))
}

export function diagnosticAt(
  { line, column, endLine, endColumn }: ReturnType<typeof phrasePosition>,
  message: Message,
  fixes: readonly QuickFix[] = [],
): SheetDiagnostic {
  return { line, column, end: { line: endLine, column: endColumn }, id: message.id, message, fixes }
}

export const limits = { letters: 65_536, sections: 200, nameLength: 60 } as const

export function checkLimits(
  text: string,
  rest: readonly unknown[],
  starts: readonly number[],
): readonly SheetDiagnostic[] {
  const at = (line: number) => ({ line, column: 1, endLine: line, endColumn: 1 })
  const long = text.length > limits.letters
  return [
    ...(long
      ? [diagnosticAt(at(1), withParams(diagnosticMessages.tooLong, { limit: limits.letters / 1024 }))]
      : []),
    ...(rest.length > limits.sections
      ? [
          diagnosticAt(
            at((starts.at(-1) ?? 0) + 1),
            withParams(diagnosticMessages.tooManySections, { limit: limits.sections }),
          ),
        ]
      : []),
  ]
}
