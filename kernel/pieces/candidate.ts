import type { Message } from '../say/message.ts'

/** Anything that can be chosen: an id unique in its list, and a name. Candidates are in printed order. */
export interface Candidate {
  readonly id: string
  readonly name: Message
  /** A shorter name for lists that show the id next to it. */
  readonly brief?: Message
  /** A heading that it may stand under with others of the same, and its name there. */
  readonly under?: { readonly heading: Message; readonly name: Message }
  /** Whether it is rare: a shell can hide it behind the others. */
  readonly seldom?: true
  /** It does not answer what is asked, but has the match go on in another way: where there is a menu, it stands in that. */
  readonly inMenu?: true
  /** In a form: the other fields that it needs. A field that options name so is asked only with these. */
  readonly asks?: readonly string[]
}

/** Each candidate once, by its id. */
export function distinct<C extends Candidate>(candidates: readonly C[]): readonly C[] {
  return [...new Map(candidates.map((each) => [each.id, each])).values()]
}
