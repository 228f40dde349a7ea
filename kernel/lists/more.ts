import type { LineSource, RuledOutCandidate } from '../ask/line.ts'
import type { Message } from '../say/message.ts'

/** What a list, a column or a chart may say beyond its lines. */
export interface ListExtras<S, A> {
  /** What a decision is called where its list serves several purposes; the list's title where it says nothing. */
  titled?(this: void, about: A): Message | undefined
  /** The piece that a decision is about. */
  of?(this: void, about: A, situation: S): Message | undefined
  /** All that could not be chosen though they lie on the table, and why: looked up when somebody asks. */
  others?(this: void, situation: S, about: A): readonly RuledOutCandidate[]
  /** It came to the rules after matches had been kept: its decisions do not shift the numbers of the others. */
  readonly uncounted?: true
}

/** The same for whoever knows nothing of the game. */
export function asked<S, A>({
  titled,
  of,
  others,
}: ListExtras<S, A>): Pick<LineSource, 'titled' | 'of' | 'others'> {
  return {
    ...(titled === undefined ? {} : { titled }),
    ...(of === undefined ? {} : { of: of }),
    ...(others === undefined ? {} : { others }),
  }
}
