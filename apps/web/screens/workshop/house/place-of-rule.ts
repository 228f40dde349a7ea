import type { Decision, Rule } from '@opfor/kernel'
import type { Position } from '@opfor/sheets'
import { citedAs, type Variant } from '@opfor/variants'

/** Where a line of house rules stands on its page; undefined for a line that is as printed. */
export function placeOfHouseRule({ title, changes, text }: Variant, { cite }: Rule): Position | undefined {
  if (cite.book !== citedAs(title)) return undefined
  const change = changes.find(({ list, number }) => list === cite.heading && number === cite.number)
  if (change?.line === undefined) return undefined
  const { line } = change
  return { line, column: 1, endLine: line, endColumn: (text.split('\n')[line - 1]?.length ?? 0) + 1 }
}

/** Where the last line of house rules stands that a decision rests on. */
export function placeOfDecision(variant: Variant, { lines }: Decision): Position | undefined {
  const places = lines.flatMap((line) => {
    const isDeciding =
      line.kind === 'narrowed' ? line.after.length < line.before.length : line.kind !== 'tried' || line.could
    const place = isDeciding && 'rule' in line ? placeOfHouseRule(variant, line.rule) : undefined
    return place === undefined ? [] : [place]
  })
  return places.at(-1)
}
