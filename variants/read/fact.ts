import {
  allOf,
  type Candidate,
  type Fact,
  type CandidateNumber,
  type Message,
  not,
  type HouseRuleNames,
  type Ranking,
  type Rule,
  type Ruling,
  type CandidateTest,
} from '@opfor/kernel'
import type { AnyList } from '../printed/opponent.ts'
import { printedLinesIn, type PrintedLine, type PrintedNode } from '../printed/nodes.ts'
import { matchName } from './match-name.ts'

export type AnyTest = CandidateTest<Candidate, unknown, unknown> | Fact<Candidate, unknown, unknown>
export type AnyMeasure = CandidateNumber<Candidate, unknown, unknown> | Ranking<Candidate, unknown, unknown>

/** A property of candidates, with the text and ruling of its printed line. */
export interface ListProperty<By> {
  readonly name: string
  readonly by: By
  readonly text?: Message
  readonly ruling?: Ruling | undefined
  readonly reads?: Rule['reads']
}

export interface ListFacts {
  readonly tests: ReadonlyMap<string, ListProperty<AnyTest>>
  readonly numbers: ReadonlyMap<string, ListProperty<AnyMeasure>>
}

/** By lowercase name: properties of printed lines, and published ones. */
export function listFactsOf(
  list: AnyList,
  nodes: readonly PrintedNode[],
  { lists }: HouseRuleNames,
): ListFacts {
  const tests = new Map<string, ListProperty<AnyTest>>()
  const numbers = new Map<string, ListProperty<AnyMeasure>>()
  for (const line of printedLinesIn(nodes)) {
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

function addTo<By>(known: Map<string, ListProperty<By>>, { name, rule, filter }: PrintedLine, by: By): void {
  if (known.has(name.toLowerCase())) return
  known.set(name.toLowerCase(), {
    name,
    by,
    text: rule.text,
    ruling: filter.ruling,
    ...(rule.reads === undefined ? {} : { reads: rule.reads }),
  })
}

/** A name, two joined names, or a comparison of a number that is always known. */
export function testOf(words: string, facts: ListFacts): ListProperty<AnyTest> | undefined {
  const low = words.toLowerCase()
  return (
    facts.tests.get(low) ??
    compared(words, facts) ??
    joined(words, ' and ', facts, all) ??
    joined(words, ' or ', facts, any)
  )
}

export function negateTest(by: AnyTest): AnyTest {
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

function compared(words: string, { numbers }: ListFacts): ListProperty<AnyTest> | undefined {
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

function joined(
  words: string,
  by: string,
  facts: ListFacts,
  join: (tests: readonly AnyTest[]) => AnyTest | undefined,
): ListProperty<AnyTest> | undefined {
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
