import type { Settings } from '../ask/settings.ts'
import type { Edit } from '../pieces/layout.ts'
import type { Json } from '../read/json.ts'
import type { Message } from '../say/message.ts'

/** How a match starts with one tap: its options, and the answers that nobody is asked for. */
export interface Start {
  readonly options: Settings['options']
  /** Options added if the person rolls the dice, and if the person draws. */
  readonly byHand?: { readonly dice?: Settings['options']; readonly draws?: Settings['options'] }
  /** Options added in the person's first match, and the sentence that says so. */
  readonly first?: { readonly options: Settings['options']; readonly told: Message }
  /** The ids of options that the set-up page asks about besides the level of difficulty. */
  readonly asked?: readonly string[]
  /** What to do first, or what is needed. */
  readonly told: Message
  /** What to lay out before anything that set-up tells. */
  readonly layOut?: readonly Message[]
  /** A sample that starts as it is, without the person's earlier choices. */
  readonly isSample?: boolean
  /** Answers given for the person by the id of the question, each once, in order. */
  readonly answers?: Readonly<Record<string, readonly Json[]>>
  /** What of the sample lies elsewhere than the answers lead to. */
  readonly corrections?: readonly Edit[]
}

/** The starts of a game: at a physical table, and on the screen alone. */
export interface Starts {
  readonly table?: Start
  readonly screen?: Start
}
