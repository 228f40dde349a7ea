import type { Match, Value } from '../model/index.ts'
import { same } from './naming.ts'
import type { Rules } from './rules.ts'

/** The first row or column of a chart that is for a value; -1 if there is none. */
export function matching(
  rules: Pick<Rules, 'isYes' | 'kindOf'>,
  matches: readonly Match[],
  value: Value | undefined,
): number {
  return matches.findIndex((match) => {
    if (match.form === 'otherwise') return true
    if (match.form === 'span')
      return (
        typeof value === 'number' && value >= (match.from ?? -Infinity) && value <= (match.to ?? Infinity)
      )
    if (typeof value === 'boolean') return rules.isYes(match.word) === value
    const said = String(value)
    return same(match.word, said) || same(match.word, rules.kindOf(said))
  })
}
