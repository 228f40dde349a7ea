import {
  allOf,
  type Candidate,
  type Fact,
  type Measure,
  type Message,
  not,
  type Published,
  type Ranking,
  type Rule,
  type Ruling,
  type Test,
} from '@opfor/kernel'
import type { AnyList } from '../opponent.ts'
import { linesIn, type PrintedLine, type PrintedNode } from '../printed/nodes.ts'
import { matchName } from './match-name.ts'

export type AnyTest = Test<Candidate, unknown, unknown> | Fact<Candidate, unknown, unknown>
export type AnyMeasure = Measure<Candidate, unknown, unknown> | Ranking<Candidate, unknown, unknown>

/** Something that a list knows of its candidates, with the words and the ruling of the printed line that has it. */
export interface Known<By> {
  readonly name: string
  readonly by: By
  readonly text?: Message
  readonly ruling?: Ruling | undefined
  readonly reads?: Rule['reads']
}

/** What house rules may say of the candidates of a list. */
export interface ListFacts {
  readonly tests: ReadonlyMap<string, Known<AnyTest>>
  readonly numbers: ReadonlyMap<string, Known<AnyMeasure>>
}

/** The facts of a list by their names in small letters: those of its printed lines, and those that the game publishes. */
export function factsOf(list: AnyList, nodes: readonly PrintedNode[], { lists }: Published): ListFacts {
  const tests = new Map<string, Known<AnyTest>>()
  const numbers = new Map<string, Known<AnyMeasure>>()
  for (const line of linesIn(nodes)) {
    const { filter } = line
    if (filter.how === 'must' || filter.how === 'prefer') addTo(tests, line, filter.by)
    else addTo(numbers, line, filter.by)
  }
  const { facts = {}, numbers: own = {} } = lists[list.id] ?? {}
  for (const [name, by] of Object.entries(facts)) tests.set(name.toLowerCase(), { name, by: by as AnyTest })
  for (const [name, by] of Object.entries(own))
    numbers.set(name.toLowerCase(), { name, by: by as AnyMeasure })
  return { tests, numbers }
}

function addTo<By>(known: Map<string, Known<By>>, { name, rule, filter }: PrintedLine, by: By): void {
  if (known.has(name.toLowerCase())) return
  known.set(name.toLowerCase(), {
    name,
    by,
    text: rule.text,
    ruling: filter.ruling,
    ...(rule.reads === undefined ? {} : { reads: rule.reads }),
  })
}

/** A test by its words: a name, two of them joined, or a comparison of a number that is always known. */
export function testOf(words: string, facts: ListFacts): Known<AnyTest> | undefined {
  const low = words.toLowerCase()
  return (
    facts.tests.get(low) ??
    compared(words, facts) ??
    joined(words, ' and ', facts, all) ??
    joined(words, ' or ', facts, any)
  )
}

/** Another test that holds where this one does not. */
export function negated(by: AnyTest): AnyTest {
  return typeof by === 'function' ? (...args) => !by(...args) : not(by)
}

const comparisons: readonly (readonly [string, (value: number, number: number) => boolean])[] = [
  ['{words} is {n} or more', (value, number) => value >= number],
  ['{words} is at least {n}', (value, number) => value >= number],
  ['{words} is {n} or less', (value, number) => value <= number],
  ['{words} is {n} or fewer', (value, number) => value <= number],
  ['{words} is at most {n}', (value, number) => value <= number],
  ['{words} is more than {n}', (value, number) => value > number],
  ['{words} is less than {n}', (value, number) => value < number],
  ['{words} is not {n}', (value, number) => value !== number],
  ['{words} is {n}', (value, number) => value === number],
]

function compared(words: string, { numbers }: ListFacts): Known<AnyTest> | undefined {
  for (const [pattern, holds] of comparisons) {
    const found = matchName(pattern, words)
    const known = found?.words === undefined ? undefined : numbers.get(found.words.toLowerCase())
    const measure = known?.by
    if (found === undefined || known === undefined || typeof measure !== 'function') continue
    const [number = 0] = found.numbers
    return {
      name: words,
      ruling: known.ruling,
      by: (candidate, situation, about) => {
        const value = measure(candidate, situation, about)
        return value !== undefined && holds(value, number)
      },
    }
  }
  return undefined
}

/** Words that are joined by "and" or by "or": each part must be known. */
function joined(
  words: string,
  by: string,
  facts: ListFacts,
  join: (tests: readonly AnyTest[]) => AnyTest | undefined,
): Known<AnyTest> | undefined {
  const parts = words.split(by)
  if (parts.length < 2) return undefined
  const known = parts.map((part) => testOf(part, facts))
  const tests = known.flatMap((each) => (each === undefined ? [] : [each.by]))
  const test = tests.length === parts.length ? join(tests) : undefined
  return test === undefined ? undefined : { name: words, by: test }
}

function all(tests: readonly AnyTest[]): AnyTest | undefined {
  const computed = tests.filter((test) => typeof test === 'function')
  if (computed.length === tests.length) return (...args) => computed.every((test) => test(...args))
  const asked = tests.filter((test) => typeof test !== 'function')
  return computed.length === 0 ? allOf(...asked) : undefined
}

function any(tests: readonly AnyTest[]): AnyTest | undefined {
  const computed = tests.filter((test) => typeof test === 'function')
  return computed.length === tests.length ? (...args) => computed.some((test) => test(...args)) : undefined
}
