import type { Message } from '../messages/message.ts'

/** The id is unique in its list. Candidates are in printed order. */
export interface Candidate {
  readonly id: string
  readonly name: Message
  /** For lists that show the id next to the name. */
  readonly shortName?: Message
  /** Groups candidates under a heading, and names the candidate there. */
  readonly under?: { readonly heading: Message; readonly name: Message }
  /** A shell can hide rare candidates behind the others. */
  readonly isRare?: true
  /** Does not answer, but continues the match in another way; shown in a menu if there is one. */
  readonly isMenuOnly?: true
  /** Other fields of the form that this option needs; these are asked only with it. */
  readonly asks?: readonly string[]
}

export function uniqueCandidates<C extends Candidate>(candidates: readonly C[]): readonly C[] {
  return [...new Map(candidates.map((each) => [each.id, each])).values()]
}
