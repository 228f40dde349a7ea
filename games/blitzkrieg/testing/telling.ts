import { type Conversation, type Decision, say, why } from '@opfor/kernel'
import type { Situation } from '../situation.ts'

/** What was said to the person, without explanations. */
export function said(match: Conversation<Situation>): readonly string[] {
  return match.told.flatMap((each) => (each.kind === 'change' ? [say(each.tell)] : []))
}

/** The decisions of a list, such as `theatre`, first to last. */
export function decisions(match: Conversation<Situation>, list: string): readonly Decision[] {
  return match.told.flatMap((each) =>
    each.kind === 'decision' && each.by.id === `blitzkrieg.${list}` ? [each] : [],
  )
}

/** The whole explanation of a decision of a list, the last unless another is asked for. */
export function explained(match: Conversation<Situation>, list: string, which = -1): string {
  const decision = decisions(match, list).at(which)
  return decision === undefined
    ? ''
    : why(decision)
        .map((line) => say(line))
        .join('\n')
}

/** Whom the last decision of a list chose. */
export function chosenBy(match: Conversation<Situation>, list: string, which = -1): string | undefined {
  return decisions(match, list).at(which)?.chosen?.id
}

/** Whom a line kept, by ids, in the last decision of its list unless another is asked for; undefined where it was silent. */
export function kept(
  match: Conversation<Situation>,
  list: string,
  line: string,
  which = -1,
): readonly string[] | undefined {
  for (const each of decisions(match, list).at(which)?.lines ?? [])
    if (each.kind === 'narrowed' && each.rule.id === `blitzkrieg.${list}.${line}`)
      return each.after.map(({ id }) => id)
  return undefined
}

/** The rulings that were told, as `ruling: reading`. */
export function rulingsTold(match: Conversation<Situation>): readonly string[] {
  return match.told.flatMap((each) => (each.kind === 'ruled' ? [`${each.ruling.id}: ${each.reading}`] : []))
}
