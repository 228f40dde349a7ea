import type { Citation } from '../messages/citation.ts'
import type { Either, AskedEither, Otherwise, ListStep } from './either.ts'
import { hasMust, otherwiseConditions, type OtherwiseContent, otherwiseContent } from './otherwise.ts'
import type { Fact, Ranking } from '../facts/fact.ts'
import type { Filter, CandidateNumber, CandidateTest } from './filter.ts'
import type { Rule } from '../ask/decision.ts'
import { type Message, toMessage } from '../messages/message.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Ruling } from '../ask/ruling.ts'
import type { Table } from '../ask/table.ts'

/** A flat array, so that running a list needs no recursion. */
export type Instruction<C, S, A> =
  | ComputedLine<C, S, A>
  | AskedLine<C, S, A>
  | Picked<S, A>
  | AskedPick<S, A>
  | Skipped
  | Onward

interface Narrowing {
  readonly rule: Rule
  /** Skipped if it keeps no candidate: a `prefer`, and any line followed by an `otherwise`. */
  readonly passes: boolean
  /** Also reached with one candidate: a `must`, and a line that a `must` depends on. */
  readonly always: boolean
}

export type ComputedLine<C, S, A> =
  | (Narrowing & { readonly kind: 'computed'; readonly test: CandidateTest<C, S, A> })
  | (Narrowing & { readonly kind: 'computed'; readonly measure: CandidateNumber<C, S, A> })

export type AskedLine<C, S, A> =
  | (Narrowing & { readonly kind: 'fact'; readonly by: Fact<C, S, A> })
  | (Narrowing & { readonly kind: 'ranking'; readonly by: Ranking<C, S, A> })

interface Skipped {
  readonly kind: 'otherwise'
  end: number
}

/** The first instruction of each branch, and the end of all branches. */
export interface BranchOffsets {
  readonly starts: ReadonlyMap<string, number>
  end: number
}

interface Picked<S, A> extends BranchOffsets {
  readonly kind: 'either'
  pick(situation: S, about: A): string | undefined
}

export interface AskedPick<S, A> extends BranchOffsets {
  readonly kind: 'eitherAsked'
  readonly always: boolean
  ask(table: Table<S>, about: A): Procedure<string | undefined>
}

/** The end of a branch: jumps behind the last one. */
interface Onward {
  readonly kind: 'onward'
  readonly of: { readonly end: number }
}

export interface CompiledList<C, S, A> {
  readonly instructions: readonly Instruction<C, S, A>[]
  readonly lastMust: number
  readonly rules: readonly Rule[]
}

/** A line's id consists of its list, its branches and its key. */
export function compileList<C, S, A>(
  id: string,
  cite: Citation,
  steps: readonly ListStep<C, S, A>[],
): CompiledList<C, S, A> {
  const instructions: Instruction<C, S, A>[] = []
  append(instructions, steps, { id, cite, given: [], rulings: [], under: 'nothing' })
  return {
    instructions,
    lastMust: instructions.findLastIndex((each) => 'rule' in each && each.rule.how === 'must'),
    rules: instructions.flatMap((each) => ('rule' in each ? [each.rule] : [])),
  }
}

/** The list and branches of a line, and the `otherwise` under the last of them. */
interface Place {
  readonly id: string
  readonly cite: Citation
  readonly given: readonly Message[]
  readonly rulings: readonly Ruling[]
  readonly under: OtherwiseContent
}

function append<C, S, A>(
  to: Instruction<C, S, A>[],
  steps: readonly ListStep<C, S, A>[],
  place: Place,
): void {
  for (const [at, step] of steps.entries()) {
    const here = { ...place, under: otherwiseContent(steps, at) ?? place.under }
    if (step.how === 'otherwise') appendOtherwise(to, step, steps[at - 1], here)
    else if (step.how === 'either' || step.how === 'eitherAsked') appendParts(to, step, here)
    else to.push(lined(step, here))
  }
}

function appendOtherwise<C, S, A>(
  to: Instruction<C, S, A>[],
  { steps }: Otherwise<C, S, A>,
  above: ListStep<C, S, A> | undefined,
  place: Place,
): void {
  if (above === undefined || above.how === 'most' || above.how === 'fewest')
    throw new Error(`An otherwise of the list ${place.id} stands under no line that may keep nobody.`)
  const skipped: Skipped = { kind: 'otherwise', end: 0 }
  to.push(skipped)
  append(to, steps, { ...place, given: otherwiseConditions(place.given) })
  skipped.end = to.length
}

function appendParts<C, S, A>(
  to: Instruction<C, S, A>[],
  step: Either<C, S, A> | AskedEither<C, S, A>,
  place: Place,
): void {
  const starts = new Map<string, number>()
  const either = pickedBy(step, starts, hasMust(step) || place.under === 'must')
  const ruling = step.how === 'either' ? step.ruling : undefined
  to.push(either)
  for (const [name, { label, cite = place.cite, steps }] of Object.entries(step.parts)) {
    const id = `${place.id}.${name}`
    starts.set(name, to.length)
    const given = label === undefined ? place.given : [...place.given, toMessage(id, label)]
    const rulings = ruling === undefined ? place.rulings : [...place.rulings, ruling]
    append(to, steps, { id, cite, given, rulings, under: place.under })
    to.push({ kind: 'onward', of: either })
  }
  either.end = to.length
}

function pickedBy<C, S, A>(
  step: Either<C, S, A> | AskedEither<C, S, A>,
  starts: ReadonlyMap<string, number>,
  always: boolean,
): Picked<S, A> | AskedPick<S, A> {
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
    text: toMessage(id, text),
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

/** Returns undefined if the key is no number. */
function numberIn(key: string | number): string | undefined {
  return /^\d/.test(String(key)) ? String(key) : undefined
}
