import type { Citation } from '../say/citation.ts'
import type { Either, EitherAsked, Otherwise, Step } from './either.ts'
import { hasMust, otherwiseGiven, type Under, underneath } from './otherwise.ts'
import type { Fact, Ranking } from '../facts/fact.ts'
import type { Filter, Measure, Test } from './filter.ts'
import type { Rule } from '../ask/line.ts'
import { type Message, worded } from '../say/message.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Ruling } from '../ask/ruling.ts'
import type { Table } from '../ask/table.ts'

/** The steps of a list as a flat array, so that running them needs no recursion. */
export type Instruction<C, S, A> =
  | ComputedLine<C, S, A>
  | AskedLine<C, S, A>
  | Picked<S, A>
  | PickedByAsking<S, A>
  | Skipped
  | Onward

/** What a line does with the candidates besides its test. */
interface Narrowing {
  readonly rule: Rule
  /** Where it keeps nobody it is skipped: a `prefer`, and any line with an `otherwise` under it. */
  readonly passes: boolean
  /** It is reached with one candidate too: a `must`, and a line on which one depends. */
  readonly always: boolean
}

/** A line whose property is always computed. */
export type ComputedLine<C, S, A> =
  | (Narrowing & { readonly kind: 'computed'; readonly test: Test<C, S, A> })
  | (Narrowing & { readonly kind: 'computed'; readonly measure: Measure<C, S, A> })

/** A line that may have to ask the table. */
export type AskedLine<C, S, A> =
  | (Narrowing & { readonly kind: 'fact'; readonly by: Fact<C, S, A> })
  | (Narrowing & { readonly kind: 'ranking'; readonly by: Ranking<C, S, A> })

/** Lines that are skipped unless the line above kept nobody. */
interface Skipped {
  readonly kind: 'otherwise'
  end: number
}

/** Where each part of an `either` begins, and where all of them end. */
export interface Parts {
  readonly starts: ReadonlyMap<string, number>
  end: number
}

interface Picked<S, A> extends Parts {
  readonly kind: 'either'
  pick(situation: S, about: A): string | undefined
}

/** An `either` that may have to ask which part applies. */
export interface PickedByAsking<S, A> extends Parts {
  readonly kind: 'eitherAsked'
  /** It is reached with one candidate too: a `must` depends on it. */
  readonly always: boolean
  ask(table: Table<S>, about: A): Procedure<string | undefined>
}

/** The end of a part: jump behind the last one. */
interface Onward {
  readonly kind: 'onward'
  readonly of: { readonly end: number }
}

/** A compiled list: its instructions, and the place of its last `must`. */
export interface CompiledList<C, S, A> {
  readonly instructions: readonly Instruction<C, S, A>[]
  readonly lastMust: number
  readonly rules: readonly Rule[]
}

/** The steps with each line's id made of the list, the parts it stands in, and its own key. */
export function compiled<C, S, A>(
  id: string,
  cite: Citation,
  steps: readonly Step<C, S, A>[],
): CompiledList<C, S, A> {
  const instructions: Instruction<C, S, A>[] = []
  append(instructions, steps, { id, cite, given: [], rulings: [], under: 'nothing' })
  return {
    instructions,
    lastMust: instructions.findLastIndex((each) => 'rule' in each && each.rule.how === 'must'),
    rules: instructions.flatMap((each) => ('rule' in each ? [each.rule] : [])),
  }
}

/** Where lines stand: their list and parts, and the `otherwise` under the last of them. */
interface Place {
  readonly id: string
  readonly cite: Citation
  readonly given: readonly Message[]
  readonly rulings: readonly Ruling[]
  readonly under: Under
}

function append<C, S, A>(to: Instruction<C, S, A>[], steps: readonly Step<C, S, A>[], place: Place): void {
  for (const [at, step] of steps.entries()) {
    const here = { ...place, under: underneath(steps, at) ?? place.under }
    if (step.how === 'otherwise') appendOtherwise(to, step, steps[at - 1], here)
    else if (step.how === 'either' || step.how === 'eitherAsked') appendParts(to, step, here)
    else to.push(lined(step, here))
  }
}

function appendOtherwise<C, S, A>(
  to: Instruction<C, S, A>[],
  { steps }: Otherwise<C, S, A>,
  above: Step<C, S, A> | undefined,
  place: Place,
): void {
  if (above === undefined || above.how === 'most' || above.how === 'fewest')
    throw new Error(`An otherwise of the list ${place.id} stands under no line that may keep nobody.`)
  const skipped: Skipped = { kind: 'otherwise', end: 0 }
  to.push(skipped)
  append(to, steps, { ...place, given: otherwiseGiven(place.given) })
  skipped.end = to.length
}

function appendParts<C, S, A>(
  to: Instruction<C, S, A>[],
  step: Either<C, S, A> | EitherAsked<C, S, A>,
  place: Place,
): void {
  const starts = new Map<string, number>()
  const either = pickedBy(step, starts, hasMust(step) || place.under === 'must')
  const ruling = step.how === 'either' ? step.ruling : undefined
  to.push(either)
  for (const [name, { label, cite = place.cite, steps }] of Object.entries(step.parts)) {
    const id = `${place.id}.${name}`
    starts.set(name, to.length)
    const given = label === undefined ? place.given : [...place.given, worded(id, label)]
    const rulings = ruling === undefined ? place.rulings : [...place.rulings, ruling]
    append(to, steps, { id, cite, given, rulings, under: place.under })
    to.push({ kind: 'onward', of: either })
  }
  either.end = to.length
}

function pickedBy<C, S, A>(
  step: Either<C, S, A> | EitherAsked<C, S, A>,
  starts: ReadonlyMap<string, number>,
  always: boolean,
): Picked<S, A> | PickedByAsking<S, A> {
  return step.how === 'either'
    ? { kind: 'either', starts, end: 0, pick: (now, about) => step.pick(now, about) }
    : { kind: 'eitherAsked', starts, end: 0, always, ask: (table, about) => step.ask(table, about) }
}

function lined<C, S, A>(
  filter: Filter<C, S, A>,
  { id: list, cite, given, rulings, under }: Place,
): ComputedLine<C, S, A> | AskedLine<C, S, A> {
  const { how, key, text, ruling, number, reads } = filter
  const { id = `${list}.${key}` } = filter
  const rule: Rule = {
    id,
    how,
    text: worded(id, text),
    cite: filter.cite ?? cite,
    number: number === '' ? undefined : (number ?? numberIn(key)),
    rulings: ruling === undefined ? rulings : [...rulings, ruling],
    given,
    ...(reads === undefined ? {} : { reads }),
  }
  const passes = how === 'prefer' || under !== 'nothing'
  const line = { rule, passes, always: how === 'must' || under === 'must' }
  if (filter.how === 'must' || filter.how === 'prefer')
    return typeof filter.by === 'function'
      ? { kind: 'computed', ...line, test: filter.by }
      : { kind: 'fact', ...line, by: filter.by }
  const { by } = filter as Extract<Filter<C, S, A>, { readonly how: 'most' | 'fewest' }>
  return typeof by === 'function'
    ? { kind: 'computed', ...line, measure: by }
    : { kind: 'ranking', ...line, by }
}

/** The number that a key is, where it is one. */
function numberIn(key: string | number): string | undefined {
  return /^\d/.test(String(key)) ? String(key) : undefined
}
