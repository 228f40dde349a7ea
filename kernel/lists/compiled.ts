import type { Citation } from '../say/citation.ts'
import type { Either, EitherAsked, Step } from './either.ts'
import type { Fact, Ranking } from '../facts/fact.ts'
import type { Filter, Measure, Test } from './filter.ts'
import type { Rule } from '../ask/line.ts'
import { type Message, message } from '../say/message.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Ruling } from '../ask/ruling.ts'
import type { Table } from '../ask/table.ts'

/** The steps of a list as a flat array, so that running them needs no recursion. */
export type Instruction<C, S, A> =
  | ComputedLine<C, S, A>
  | AskedLine<C, S, A>
  | Picked<S, A>
  | PickedByAsking<S, A>
  | Onward

/** A line whose property is always computed. */
export type ComputedLine<C, S, A> =
  | { readonly kind: 'computed'; readonly rule: Rule; readonly test: Test<C, S, A> }
  | { readonly kind: 'computed'; readonly rule: Rule; readonly measure: Measure<C, S, A> }

/** A line that may have to ask the table. */
export type AskedLine<C, S, A> =
  | { readonly kind: 'fact'; readonly rule: Rule; readonly by: Fact<C, S, A> }
  | { readonly kind: 'ranking'; readonly rule: Rule; readonly by: Ranking<C, S, A> }

/** Where each part of an `either` begins, and where all of them end. */
interface Parts {
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
  /** Whether one of its lines is a `must`, which is reached with one candidate too. */
  hasMust: boolean
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
  append(instructions, id, cite, steps, [], [])
  const lastMust = instructions.findLastIndex(isMust)
  return {
    instructions,
    lastMust,
    rules: instructions.flatMap((each) => ('rule' in each ? [each.rule] : [])),
  }
}

function append<C, S, A>(
  to: Instruction<C, S, A>[],
  id: string,
  cite: Citation,
  steps: readonly Step<C, S, A>[],
  given: readonly Message[],
  rulings: readonly Ruling[],
): void {
  for (const step of steps) {
    if (step.how !== 'either' && step.how !== 'eitherAsked') {
      to.push(lined(step, `${id}.${step.key}`, cite, given, rulings))
      continue
    }
    const starts = new Map<string, number>()
    const either = pickedBy(step, starts)
    const ruling = step.how === 'either' ? step.ruling : undefined
    const from = to.push(either)
    for (const [name, { label, cite: heading = cite, steps: inner }] of Object.entries(step.parts)) {
      starts.set(name, to.length)
      const conditions = label === undefined ? given : [...given, message(`${id}.${name}`, label)]
      const restsOn = ruling === undefined ? rulings : [...rulings, ruling]
      append(to, `${id}.${name}`, heading, inner, conditions, restsOn)
      to.push({ kind: 'onward', of: either })
    }
    either.end = to.length
    if (either.kind === 'eitherAsked') either.hasMust = to.slice(from).some(isMust)
  }
}

function pickedBy<C, S, A>(
  step: Either<C, S, A> | EitherAsked<C, S, A>,
  starts: ReadonlyMap<string, number>,
): Picked<S, A> | PickedByAsking<S, A> {
  return step.how === 'either'
    ? { kind: 'either', starts, end: 0, pick: (now, about) => step.pick(now, about) }
    : { kind: 'eitherAsked', starts, end: 0, hasMust: false, ask: (table, about) => step.ask(table, about) }
}

/** The place where a part begins, or behind all of them. */
export function startOf({ starts, end }: Parts, part: string | undefined): number {
  return (part === undefined ? undefined : starts.get(part)) ?? end
}

function isMust<C, S, A>(each: Instruction<C, S, A>): boolean {
  return 'rule' in each && each.rule.how === 'must'
}

function lined<C, S, A>(
  filter: Filter<C, S, A>,
  id: string,
  cite: Citation,
  given: readonly Message[],
  rulings: readonly Ruling[],
): ComputedLine<C, S, A> | AskedLine<C, S, A> {
  const { how, key, text, ruling, number, reads } = filter
  const rule: Rule = {
    id,
    how,
    text: message(id, text),
    cite: filter.cite ?? cite,
    number: number === '' ? undefined : (number ?? numberIn(key)),
    rulings: ruling === undefined ? rulings : [...rulings, ruling],
    given,
    ...(reads === undefined ? {} : { reads }),
  }
  if (filter.how === 'must' || filter.how === 'prefer')
    return typeof filter.by === 'function'
      ? { kind: 'computed', rule, test: filter.by }
      : { kind: 'fact', rule, by: filter.by }
  const { by } = filter as Extract<Filter<C, S, A>, { readonly how: 'most' | 'fewest' }>
  return typeof by === 'function' ? { kind: 'computed', rule, measure: by } : { kind: 'ranking', rule, by }
}

/** The number that a key is, where it is one. */
function numberIn(key: string | number): string | undefined {
  return /^\d/.test(String(key)) ? String(key) : undefined
}
