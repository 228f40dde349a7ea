import type { Settings } from '../ask/settings.ts'
import type { Edit } from '../pieces/layout.ts'
import type { Json } from '../read/json.ts'
import type { Message } from '../messages/message.ts'

/** A start with one tap: its options, and answers that are not asked for. */
export interface MatchStart {
  readonly options: Settings['options']
  /** Options added if the person rolls the dice, and if the person draws. */
  readonly isManual?: { readonly dice?: Settings['options']; readonly draws?: Settings['options'] }
  /** Options of the person's first match, and the sentence about them. */
  readonly first?: { readonly options: Settings['options']; readonly told: Message }
  /** Ids of options on the set-up page, besides the difficulty. */
  readonly asked?: readonly string[]
  /** The first thing to do, or the requirements. */
  readonly setUpMessages: Message
  /** Components to lay out before all other set-up. */
  readonly layOut?: readonly Message[]
  readonly isSample?: boolean
  /** Answers by question id, each used once, in order. */
  readonly answers?: Readonly<Record<string, readonly Json[]>>
  /** Differences of the sample from the position after the answers. */
  readonly corrections?: readonly Edit[]
}

export interface MatchStarts {
  readonly table?: MatchStart
  readonly screen?: MatchStart
}
