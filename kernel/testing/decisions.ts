import { type Conversation, type Decision, say, why } from '../index.ts'
import { shortId } from './short-id.ts'

/** The decisions of a list, by its id without the game's name, or of all lists; first to last. */
export function decisions({ told }: Conversation<unknown>, list?: string): readonly Decision[] {
  return told.flatMap((one) =>
    one.kind === 'decision' && (list === undefined || shortId(one.by.id) === list) ? [one] : [],
  )
}

/** The whole explanation of a list's decision: the last, unless another is asked for. */
export function explained(match: Conversation<unknown>, list: string, which = -1): string {
  const decision = decisions(match, list).at(which)
  const lines = decision === undefined ? [] : why(decision)
  return lines.map((line) => say(line)).join('\n')
}

/** Whom a list's decision chose, by id: the last, unless another is asked for. */
export function chosenBy(match: Conversation<unknown>, list: string, which = -1): string | undefined {
  return decisions(match, list).at(which)?.chosen?.id
}

/** Whom each decision of a list chose, by id, first to last. */
export function allChosenBy(match: Conversation<unknown>, list: string): readonly (string | undefined)[] {
  return decisions(match, list).map(({ chosen }) => chosen?.id)
}

/** Whom a line kept in a list's decision, by ids: in the last, unless another is asked for; undefined where it was silent. */
export function keptBy(
  match: Conversation<unknown>,
  list: string,
  line: string,
  which = -1,
): readonly string[] | undefined {
  for (const one of decisions(match, list).at(which)?.lines ?? [])
    if (one.kind === 'narrowed' && shortId(one.rule.id) === `${list}.${line}`)
      return one.after.map(({ id }) => id)
  return undefined
}

/** The lines that left fewer in a list's decision, by their keys: in the last, unless another is asked for. */
export function decidedBy(match: Conversation<unknown>, list: string, which = -1): readonly string[] {
  return (decisions(match, list).at(which)?.lines ?? []).flatMap((line) => {
    const narrows =
      line.kind === 'tied' || (line.kind === 'narrowed' && line.after.length < line.before.length)
    return narrows ? [line.rule.id.slice(line.rule.id.lastIndexOf('.') + 1)] : []
  })
}
