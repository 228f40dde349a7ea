import type { Procedure, Rule } from '@opfor/kernel'
import type { SheetCondition, ListLine } from '../model/index.ts'
import { evaluateCondition } from '../values/condition.ts'
import { readBelowCondition, isKnownFromLimit } from '../values/below-condition.ts'
import { bestByQuantity, valuesOf } from '../values/ranking.ts'
import { type NamedCandidate, isSameName } from '../declare/naming.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { evaluateQuantity } from '../values/quantity.ts'
import { askMissing, askBelowLimit } from '../values/ask-missing.ts'
import { UnknownValue } from '../values/unknown-value.ts'

/** An empty result means that the line keeps no candidate. */
export function* filterByLine(
  play: SheetRun,
  line: ListLine,
  rule: Rule,
  left: readonly NamedCandidate[],
): Procedure<readonly NamedCandidate[]> {
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
      const { best, numbers } = yield* bestByQuantity(play, line.quantity, line.form, left)
      recorder?.narrowed(rule, left, best, numbers, false)
      return best
    }
    case 'inOrderOf': {
      const places = yield* valuesOf(play, left, (view) => {
        const value = evaluateQuantity(line.quantity, view)
        if (value instanceof UnknownValue) return value
        const place = line.values.findIndex((each) => isSameName(each, String(value)))
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

/** Filters by a condition. Unknown values are asked for all candidates at once. */
function* holding(
  play: SheetRun,
  condition: SheetCondition,
  isNegated: boolean,
  left: readonly NamedCandidate[],
): Procedure<readonly NamedCandidate[]> {
  const band = readBelowCondition(condition)
  const { corrections } = play.table
  for (;;) {
    const values = left.map(({ called }) => {
      const view = { ...play, candidate: called }
      return (band && isKnownFromLimit(band, view)) ?? evaluateCondition(condition, view)
    })
    const unknown = values.filter((each) => each instanceof UnknownValue)
    if (unknown.length === 0) return left.filter((_, at) => values[at] !== isNegated)
    const measured = unknown.flatMap(({ missing }) => (missing.form === 'measured' ? [missing] : []))
    if (band !== undefined && measured.length === unknown.length)
      yield* askBelowLimit(play, measured, band.limit)
    else yield* askMissing(play, unknown)
    if (play.table.corrections !== corrections) return left
  }
}
