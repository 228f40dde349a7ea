import { type Conversation, type Decision, say, why } from '../index.ts'
import { shortId } from './short-id.ts'

/** The decisions of a list, by its id without the game's name, or of all lists; first to last. */
export function decisions({ told }: Conversation<unknown>, list?: string): readonly Decision[] {
  return told.flatMap((one) =>
    one.kind === 'decision' && (list === undefined || shortId(one.by.id) === list) ? [one] : [],
  )
}

/** The full explanation of a list's decision, by default the last one. */
export function explained(match: Conversation<unknown>, list: string, which = -1): string {
  const decision = decisions(match, list).at(which)
  const lines = decision === undefined ? [] : why(decision)
  return lines.map((line) => say(line)).join('\n')
}

/** The candidate that a list's decision selected, by id; by default of the last one. */
export function chosenBy(match: Conversation<unknown>, list: string, which = -1): string | undefined {
  return decisions(match, list).at(which)?.chosen?.id
}

/** The candidates that all decisions of a list selected, by id, in order. */
export function allChosenBy(match: Conversation<unknown>, list: string): readonly (string | undefined)[] {
  return decisions(match, list).map(({ chosen }) => chosen?.id)
}

/** The candidates that a line kept, by id, by default in the last decision; undefined if the line was not reached. */
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

/** The keys of the lines that narrowed, by default in the last decision. */
export function decidedBy(match: Conversation<unknown>, list: string, which = -1): readonly string[] {
  return (decisions(match, list).at(which)?.lines ?? []).flatMap((line) => {
    const narrows =
      line.kind === 'tied' || (line.kind === 'narrowed' && line.after.length < line.before.length)
    return narrows ? [line.rule.id.slice(line.rule.id.lastIndexOf('.') + 1)] : []
  })
}
