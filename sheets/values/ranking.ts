import { restartSignal, withParams, type Message, type Procedure, whichBest } from '@opfor/kernel'
import type { Quantity } from '../model/index.ts'
import { askOrRestart, withTopic } from './asking.ts'
import {
  isDistanceWord,
  missingMeasurement,
  recallValidAnswer,
  rememberAnswer,
  type WholeSpan,
} from './answer-memory.ts'
import { type NamedCandidate, slug, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRun, PhraseView } from './sheet-run.ts'
import { evaluateNumber } from './quantity.ts'
import { askMissing, withSubject } from './ask-missing.ts'
import { type ValueOrUnknown, UnknownValue } from './unknown-value.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

export function* valuesOf<T>(
  play: SheetRun,
  left: readonly NamedCandidate[],
  value: (view: PhraseView) => ValueOrUnknown<T>,
): Procedure<readonly T[]> {
  for (;;) {
    const values = left.map(({ called }) => value({ ...play, candidate: called }))
    const unknown = values.filter((each) => each instanceof UnknownValue)
    if (unknown.length === 0) return values as readonly T[]
    yield* askMissing(play, unknown)
  }
}

interface Ranked {
  readonly best: readonly NamedCandidate[]
  readonly numbers?: readonly number[]
}

type How = 'most' | 'fewest'

/** Computed, or asked as "which has most?". */
export function* bestByQuantity(
  play: SheetRun,
  quantity: Quantity,
  how: How,
  left: readonly NamedCandidate[],
): Procedure<Ranked> {
  const noun = measuredNoun(play, quantity, left)
  if (noun !== undefined) return yield* rankedByNoun(play, noun, how, left)
  const numbers = yield* valuesOf(play, left, (view) => evaluateNumber(quantity, view))
  return { best: bestBy(left, numbers, how), numbers }
}

function bestBy(
  left: readonly NamedCandidate[],
  numbers: readonly number[],
  how: How,
): readonly NamedCandidate[] {
  const best = how === 'most' ? Math.max(...numbers) : Math.min(...numbers)
  return left.filter((_, at) => numbers[at] === best)
}

/** The measured noun, if the quantity consists only of it. */
function measuredNoun(
  play: SheetRun,
  quantity: Quantity,
  left: readonly NamedCandidate[],
): string | undefined {
  if (quantity.form !== 'measured' && quantity.form !== 'property') return undefined
  if (quantity.of.form !== 'it') return undefined
  const noun = quantity.form === 'measured' ? quantity.noun : quantity.column
  const isKept = left.some(({ called }) => play.rules.cellOf(play.table.now, called, noun) !== undefined)
  return isKept ? undefined : noun
}

function* rankedByNoun(
  play: SheetRun,
  noun: string,
  how: How,
  left: readonly NamedCandidate[],
): Procedure<Ranked> {
  const actor = play.scope.it ?? ''
  const spans = left.map(
    ({ called }) => recallValidAnswer(play, missingMeasurement(play, noun, called)) as WholeSpan | undefined,
  )
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
  const told = recallValidAnswer(play, key) as readonly string[] | undefined
  if (told !== undefined) return { best: left.filter(({ called }) => told.includes(called)) }
  const text = withSubject(actor, askBest(noun, how))
  const question = whichBest(`sheet.measured.${slug(noun)}.${how}`, 'table', text, left)
  const answer = yield* askOrRestart(play.table, withTopic({ words: noun, how }, question))
  if (answer === restartSignal) return { best: left }
  rememberAnswer(
    play,
    key,
    answer.map(({ called }) => called),
  )
  return { best: answer }
}

function isBefore(one: WholeSpan | undefined, other: WholeSpan | undefined, how: How): boolean {
  if (one === undefined || other === undefined) return false
  return how === 'fewest' ? one.below <= other.from : other.below <= one.from
}

function askBest(noun: string, how: How): Message {
  if (isDistanceWord(noun))
    return how === 'fewest' ? sheetRunMessages.whichNearest : sheetRunMessages.whichFarthest
  return withParams(how === 'most' ? sheetRunMessages.whichMost : sheetRunMessages.whichFewest, {
    noun: worded(noun),
  })
}
