import type { Message } from '@opfor/kernel'
import type { Position } from './source.ts'

/** An edit of the text: what stands at the position is replaced. */
export interface Edit {
  readonly at: Position
  readonly text: string
}

/** A fix that is offered, with what it does in words. */
export interface Fix {
  readonly message: Message
  readonly edits: readonly Edit[]
}

/** Something about a sheet that its author should know: the id of its kind is `message.id`. */
export interface Finding {
  readonly line: number
  readonly column: number
  /** Where it ends. */
  readonly end: { readonly line: number; readonly column: number }
  readonly id: string
  readonly message: Message
  /** The best first. */
  readonly fixes: readonly Fix[]
}
