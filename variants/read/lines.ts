import { fill, type Message } from '@opfor/kernel'
import type { ListLine, Quantity } from '@opfor/sheets'
import { words } from '../say/words.ts'
import { conditionsIn, otherwiseUnder, type PrintedNode } from '../printed/nodes.ts'
import { type Condition, conditionNames, conditionOf } from './condition.ts'
import { type AnyMeasure, type AnyTest, type Known, type ListFacts, negated, testOf } from './fact.ts'
import { reportTold } from './told.ts'
import { checkOtherwise } from './otherwise.ts'
import { nearestName } from './nearest-name.ts'
import { namesTold, type Reading, report, writing } from './reading.ts'

/** A line of house rules with what it tests or compares. */
export type ReadLine = {
  readonly kind: 'line'
  readonly line: ListLine
  /** The words of what it tests or compares, and whether it is the opposite. */
  readonly name: string
  readonly not: boolean
  readonly under: readonly string[]
} & (
  | { readonly how: 'must' | 'prefer'; readonly known: Known<AnyTest> }
  | { readonly how: 'most' | 'fewest'; readonly known: Known<AnyMeasure> }
)

/** Lines of house rules under a condition, or for when the line above kept nobody. */
export type ReadNode =
  | ReadLine
  | { readonly kind: 'if'; readonly condition: Condition; readonly nodes: readonly ReadNode[] }
  | { readonly kind: 'otherwise'; readonly nodes: readonly ReadNode[] }

/** Reads the lines of a list by the facts that it knows; what it does not know is a finding. */
export function readLines(
  lines: readonly ListLine[],
  printed: readonly PrintedNode[],
  facts: ListFacts,
  reading: Reading,
): readonly ReadNode[] {
  const { game, published, heading } = reading
  const conditions = conditionsIn(printed)

  const nodes = (all: readonly ListLine[], under: readonly string[]): readonly ReadNode[] =>
    all.flatMap((line, at): readonly ReadNode[] => {
      switch (line.form) {
        case 'must':
        case 'mustNot':
        case 'prefer':
        case 'avoid':
          return tested(line, line.condition.text, line.condition, under)
        case 'most':
        case 'fewest':
          return compared(line, line.form, line.quantity, under)
        case 'if': {
          const { text } = line.condition
          const condition = conditionOf(text, conditions, game, published)
          if (condition !== undefined)
            return [{ kind: 'if', condition, nodes: nodes(line.lines, [...under, condition.name]) }]
          const names = conditionNames(conditions, published)
          unknown(words.unknownCondition, text, line.condition, names)
          nodes(line.lines, under)
          return []
        }
        case 'otherwise':
          return checkOtherwise(line, all[at - 1], reading)
            ? [{ kind: 'otherwise', nodes: nodes(line.lines, [...under, otherwiseUnder(all, at)]) }]
            : []
        case 'told':
          reportTold(line, reading)
          return []
        case 'inOrderOf':
        case 'first':
        case 'asIn':
          report(reading, line, words.notHere)
          return []
      }
    })

  /** Reports words that are not known, and offers the nearest of the names. */
  const unknown = (
    message: Message,
    text: string,
    place: Pick<ListLine, 'at'>,
    names: readonly string[],
    told: readonly string[] = names,
  ): readonly ReadNode[] => {
    const near = nearestName(text, names)
    const params = { game: game.title, words: text, name: heading, facts: namesTold(text, told) }
    report(reading, place, fill(message, params), near === undefined ? [] : [writing(place, near)])
    return []
  }

  const tested = (
    line: ListLine,
    text: string,
    place: Pick<ListLine, 'at'>,
    under: readonly string[],
  ): readonly ReadNode[] => {
    const known = testOf(text, facts)
    const how = line.form === 'must' || line.form === 'mustNot' ? 'must' : 'prefer'
    const not = line.form === 'mustNot' || line.form === 'avoid'
    if (known !== undefined) {
      const { by } = known
      const test = not ? { ...known, by: negated(by) } : known
      return [{ kind: 'line', line, how, name: known.name, not, under, known: test }]
    }
    const opposite = /^not /iu.test(text) ? text.slice(4) : undefined
    if (opposite !== undefined && testOf(opposite, facts) !== undefined) {
      const verb = { must: 'must not', mustNot: 'must', prefer: 'avoid', avoid: 'prefer' }[
        line.form as 'must'
      ]
      const instead = `${verb}: ${opposite}`
      report(reading, line, fill(words.notBehindColon, { words: instead }), [writing(line, instead)])
      return []
    }
    const names = [...facts.tests.values()].map(({ name }) => name)
    const others = [...names, ...[...facts.numbers.values()].map(({ name }) => `${name} is 1 or more`)]
    return unknown(words.unknownFact, text, place, names, others)
  }

  const compared = (
    line: ListLine,
    how: 'most' | 'fewest',
    quantity: Quantity,
    under: readonly string[],
  ): readonly ReadNode[] => {
    const text = quantity.form === 'measured' ? quantity.noun : quantity.text
    const known = facts.numbers.get(text.toLowerCase())
    if (known !== undefined) return [{ kind: 'line', line, how, name: known.name, not: false, under, known }]
    const names = [...facts.numbers.values()].map(({ name }) => name)
    if (names.length === 0) {
      report(reading, quantity, fill(words.noNumbers, { name: heading }))
      return []
    }
    return unknown(words.unknownNumber, text, quantity, names)
  }

  return nodes(lines, [])
}

/** All lines of nodes, in their order. */
export function linesOf(nodes: readonly ReadNode[]): readonly ReadLine[] {
  return nodes.flatMap((node) => (node.kind === 'line' ? [node] : linesOf(node.nodes)))
}
