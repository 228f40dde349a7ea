import { again, fill, type Message, type Procedure, whichBest } from '@opfor/kernel'
import type { Quantity } from '../model/index.ts'
import { askOnce, on } from './asking.ts'
import { isDistance, measuring, recall, remember, type Span } from './memory.ts'
import { type Named, slug, words as worded } from './naming.ts'
import type { Play } from './play.ts'
import { numberOf } from './quantity.ts'
import { withWho } from './tell.ts'
import { valuesOf } from './values-of.ts'
import { words } from './words.ts'

/** The best of a line that compares, and the numbers if they are known. */
interface Ranked {
  readonly best: readonly Named[]
  readonly numbers?: readonly number[]
}

type How = 'most' | 'fewest'

/** Those with the most or the fewest: computed, or asked as "which has most?". */
export function* ranked(play: Play, quantity: Quantity, how: How, left: readonly Named[]): Procedure<Ranked> {
  const noun = measuredNoun(play, quantity, left)
  if (noun !== undefined) return yield* rankedByNoun(play, noun, how, left)
  const numbers = yield* valuesOf(play, left, (view) => numberOf(quantity, view))
  return { best: bestBy(left, numbers, how), numbers }
}

function bestBy(left: readonly Named[], numbers: readonly number[], how: How): readonly Named[] {
  const best = how === 'most' ? Math.max(...numbers) : Math.min(...numbers)
  return left.filter((_, at) => numbers[at] === best)
}

/** The noun that is measured of the candidates, if the quantity is nothing else. */
function measuredNoun(play: Play, quantity: Quantity, left: readonly Named[]): string | undefined {
  if (quantity.form !== 'measured' && quantity.form !== 'property') return undefined
  if (quantity.of.form !== 'it') return undefined
  const noun = quantity.form === 'measured' ? quantity.noun : quantity.column
  const isKept = left.some(({ called }) => play.rules.cellOf(play.table.now, called, noun) !== undefined)
  return isKept ? undefined : noun
}

function* rankedByNoun(play: Play, noun: string, how: How, left: readonly Named[]): Procedure<Ranked> {
  const actor = play.scope.it ?? ''
  const spans = left.map(({ called }) => recall(play, measuring(play, noun, called)) as Span | undefined)
  const exact = spans.flatMap((span) =>
    span !== undefined && span.from + 1 === span.below ? [span.from] : [],
  )
  if (exact.length === left.length) return { best: bestBy(left, exact, how), numbers: exact }
  const sure = left.filter((_, at) =>
    spans.every((other, nth) => nth === at || isBefore(spans[at], other, how)),
  )
  if (sure.length === 1) return { best: sure }
  const set = left.map(({ called }) => called).join('|')
  const key = { form: 'condition', words: `#${how} ${noun} ${set}`, actor, candidate: '', named: [] } as const
  const told = recall(play, key) as readonly string[] | undefined
  if (told !== undefined) return { best: left.filter(({ called }) => told.includes(called)) }
  const text = withWho(actor, askBest(noun, how))
  const question = whichBest(`sheet.measured.${slug(noun)}.${how}`, 'table', text, left)
  const answer = yield* askOnce(play.table, on({ words: noun, how }, question))
  if (answer === again) return { best: left }
  remember(
    play,
    key,
    answer.map(({ called }) => called),
  )
  return { best: answer }
}

function isBefore(one: Span | undefined, other: Span | undefined, how: How): boolean {
  if (one === undefined || other === undefined) return false
  return how === 'fewest' ? one.below <= other.from : other.below <= one.from
}

function askBest(noun: string, how: How): Message {
  if (isDistance(noun)) return how === 'fewest' ? words.whichNearest : words.whichFarthest
  return fill(how === 'most' ? words.whichMost : words.whichFewest, { noun: worded(noun) })
}
