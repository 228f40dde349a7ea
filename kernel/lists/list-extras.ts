import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../messages/citation.ts'
import type { RuleList, ExcludedPiece } from '../ask/decision.ts'
import type { Message } from '../messages/message.ts'

export interface ListExtras<S, A> {
  /** The name of a decision, if its list has several purposes; default: the list's title. */
  titled?(this: void, about: A): Message | undefined
  of?(this: void, about: A, situation: S): Message | undefined
  /** Pieces on the table that were not candidates; computed on demand. */
  others?(this: void, situation: S, about: A): readonly ExcludedPiece[]
  secret?(this: void, now: S, about: A, chosen: Candidate | undefined): boolean
  /** The citation of a line under another heading, by the id of its action, or by its row and column. */
  cited?(this: void, key: string): Citation | undefined
}

export function withoutGameTypes<S, A>({
  titled,
  of,
  others,
  secret,
}: ListExtras<S, A>): Pick<RuleList, 'titled' | 'of' | 'others' | 'secret'> {
  return {
    ...(titled === undefined ? {} : { titled }),
    ...(of === undefined ? {} : { of: of }),
    ...(others === undefined ? {} : { others }),
    ...(secret === undefined ? {} : { secret }),
  }
}
