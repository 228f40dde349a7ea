import type { Message } from '@opfor/kernel'
import type { SourcePosition } from './source.ts'

/** Replaces the text at the position. */
export interface TextEdit {
  readonly at: SourcePosition
  readonly text: string
}

export interface QuickFix {
  readonly message: Message
  readonly edits: readonly TextEdit[]
}

/** A message for the author of a sheet; `message.id` is the id of its kind. */
export interface SheetDiagnostic {
  readonly line: number
  readonly column: number
  readonly end: { readonly line: number; readonly column: number }
  readonly id: string
  readonly message: Message
  /** The best first. */
  readonly fixes: readonly QuickFix[]
}
