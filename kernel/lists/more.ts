import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../say/citation.ts'
import type { LineSource, RuledOutCandidate } from '../ask/line.ts'
import type { Message } from '../say/message.ts'

/** Optional fields of a list, a column or a chart. */
export interface ListExtras<S, A> {
  /** The name of a decision, if its list has several purposes; default: the list's title. */
  titled?(this: void, about: A): Message | undefined
  /** The piece that a decision is about. */
  of?(this: void, about: A, situation: S): Message | undefined
  /** The pieces on the table that were not candidates, and why; computed on demand. */
  others?(this: void, situation: S, about: A): readonly RuledOutCandidate[]
  /** Whether a decision is secret in the present situation, as one about a hidden hand. */
  secret?(this: void, now: S, about: A, chosen: Candidate | undefined): boolean
  /** Where a line stands that does not stand where the others do: by the id of its action, or by its row and column. */
  cited?(this: void, key: string): Citation | undefined
}

/** The same without the game's types. */
export function asked<S, A>({
  titled,
  of,
  others,
  secret,
}: ListExtras<S, A>): Pick<LineSource, 'titled' | 'of' | 'others' | 'secret'> {
  return {
    ...(titled === undefined ? {} : { titled }),
    ...(of === undefined ? {} : { of: of }),
    ...(others === undefined ? {} : { others }),
    ...(secret === undefined ? {} : { secret }),
  }
}
