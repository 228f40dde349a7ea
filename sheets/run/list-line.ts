import type { Procedure, Rule } from '@opfor/kernel'
import type { Condition, ListLine } from '../model/index.ts'
import { holds } from './condition.ts'
import { belowLimit, knownByBelow } from './below.ts'
import { ranked } from './ranking.ts'
import { type Named, same } from './naming.ts'
import type { Play } from './play.ts'
import { quantityOf } from './quantity.ts'
import { tell, tellBelow } from './tell.ts'
import { Unknown } from './unknown.ts'
import { valuesOf } from './values-of.ts'

/** The candidates that a line keeps; none means that it kept nobody. */
export function* narrowedBy(
  play: Play,
  line: ListLine,
  rule: Rule,
  left: readonly Named[],
): Procedure<readonly Named[]> {
  const { recorder } = play.table
  switch (line.form) {
    case 'must':
    case 'mustNot':
    case 'prefer':
    case 'avoid': {
      const isNegated = line.form === 'mustNot' || line.form === 'avoid'
      const kept = yield* holding(play, line.condition, isNegated, left)
      const isPassedOver = kept.length === 0 && rule.how === 'prefer'
      recorder?.narrowed(rule, left, isPassedOver ? left : kept, undefined, isPassedOver)
      return kept
    }
    case 'most':
    case 'fewest': {
      const { best, numbers } = yield* ranked(play, line.quantity, line.form, left)
      recorder?.narrowed(rule, left, best, numbers, false)
      return best
    }
    case 'inOrderOf': {
      const places = yield* valuesOf(play, left, (view) => {
        const value = quantityOf(line.quantity, view)
        if (value instanceof Unknown) return value
        const place = line.values.findIndex((each) => same(each, String(value)))
        return place < 0 ? line.values.length : place
      })
      const first = Math.min(...places)
      const kept = left.filter((_, at) => places[at] === first)
      recorder?.narrowed(rule, left, kept, undefined, false)
      return kept
    }
    case 'first':
    case 'asIn':
    case 'if':
    case 'otherwise':
    case 'told': {
      const kept = left.slice(0, 1)
      recorder?.narrowed(rule, left, kept, undefined, false)
      return kept
    }
  }
}

/** Those for which a condition holds, or does not. What is not known is asked for all at once. */
function* holding(
  play: Play,
  condition: Condition,
  isNegated: boolean,
  left: readonly Named[],
): Procedure<readonly Named[]> {
  const band = belowLimit(condition)
  const { corrections } = play.table
  for (;;) {
    const values = left.map(({ called }) => {
      const view = { ...play, candidate: called }
      return (band && knownByBelow(band, view)) ?? holds(condition, view)
    })
    const unknown = values.filter((each) => each instanceof Unknown)
    if (unknown.length === 0) return left.filter((_, at) => values[at] !== isNegated)
    const measured = unknown.flatMap(({ missing }) => (missing.form === 'measured' ? [missing] : []))
    if (band !== undefined && measured.length === unknown.length) yield* tellBelow(play, measured, band.limit)
    else yield* tell(play, unknown)
    if (play.table.corrections !== corrections) return left
  }
}
