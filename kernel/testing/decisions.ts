import { type LiveMatch, type Decision, format, explainDecision } from '../index.ts'
import { shortId } from './short-id.ts'

/** In order; a list's id omits the game's name. */
export function decisionsOf({ log }: LiveMatch<unknown>, list?: string): readonly Decision[] {
  return log.flatMap((one) =>
    one.kind === 'decision' && (list === undefined || shortId(one.by.id) === list) ? [one] : [],
  )
}

export function explanationText(match: LiveMatch<unknown>, list: string, which = -1): string {
  const decision = decisionsOf(match, list).at(which)
  const lines = decision === undefined ? [] : explainDecision(decision)
  return lines.map((line) => format(line)).join('\n')
}

export function chosenBy(match: LiveMatch<unknown>, list: string, which = -1): string | undefined {
  return decisionsOf(match, list).at(which)?.chosen?.id
}

export function allChosenBy(match: LiveMatch<unknown>, list: string): readonly (string | undefined)[] {
  return decisionsOf(match, list).map(({ chosen }) => chosen?.id)
}

export function candidatesAfter(
  match: LiveMatch<unknown>,
  list: string,
  line: string,
  which = -1,
): readonly string[] | undefined {
  for (const one of decisionsOf(match, list).at(which)?.lines ?? [])
    if (one.kind === 'narrowed' && shortId(one.rule.id) === `${list}.${line}`)
      return one.after.map(({ id }) => id)
  return undefined
}

export function narrowingLines(match: LiveMatch<unknown>, list: string, which = -1): readonly string[] {
  return (decisionsOf(match, list).at(which)?.lines ?? []).flatMap((line) => {
    const narrows =
      line.kind === 'tied' || (line.kind === 'narrowed' && line.after.length < line.before.length)
    return narrows ? [line.rule.id.slice(line.rule.id.lastIndexOf('.') + 1)] : []
  })
}
