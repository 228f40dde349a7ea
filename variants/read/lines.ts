import { withParams, type Message } from '@opfor/kernel'
import type { ListLine, Quantity } from '@opfor/sheets'
import { conditionsIn, otherwiseCondition, type PrintedNode } from '../printed/nodes.ts'
import { houseRuleWords } from '../say/words.ts'
import { type VariantCondition, conditionNames, conditionOf } from './condition.ts'
import {
  type AnyMeasure,
  type AnyTest,
  type ListProperty,
  type ListFacts,
  negateTest,
  testOf,
} from './fact.ts'
import { nearestName } from './nearest-name.ts'
import { formatNames, type VariantReadContext, addError, replaceFix } from './reading.ts'

const verbs = ['must not', 'must', 'prefer', 'avoid', 'otherwise']

/** Reports a line without a verb, or with an unknown one. */
function reportTold(line: ListLine & { readonly form: 'told' }, reading: VariantReadContext): void {
  const { text } = line
  // The sheet has already reported the problem, with a fix.
  const isTold = reading.findings.some(
    ({ id, line: at }) => at === line.at.line && (id === 'sheets.noColon' || id === 'sheets.otherLine'),
  )
  if (isTold) return
  const first = /^([^:]{1,30}):/u.exec(text)?.[1]
  if (first === undefined) {
    addError(reading, line, houseRuleWords.noVerb)
    return
  }
  const near = verbs.find((each) => letters(each) === letters(first.toLowerCase()))
  const fixes = near === undefined ? [] : [replaceFix(line, `${near}${text.slice(first.length)}`)]
  addError(reading, line, withParams(houseRuleWords.unknownVerb, { words: first }), fixes)
}

/** Sorts the letters, so that words with two letters exchanged are equal. */
function letters(word: string): string {
  return Array.from(word).toSorted().join('')
}

/** Reports an `otherwise` under a line that always keeps a candidate; proposes to drop the `otherwise`. */
function checkOtherwise(
  line: ListLine & { readonly form: 'otherwise' },
  above: ListLine | undefined,
  reading: VariantReadContext,
): boolean {
  if (above !== undefined && above.form !== 'most' && above.form !== 'fewest') return true
  const [only, ...more] = line.lines
  const isBehind = only?.at.line === line.at.line && more.length === 0
  const told =
    above === undefined
      ? withParams(houseRuleWords.otherwiseFirst, { line: numberOf(line) })
      : withParams(houseRuleWords.otherwiseNever, { above: numberOf(above), line: numberOf(line) })
  addError(reading, line, told, isBehind && only !== undefined ? [replaceFix(line, only.text)] : [])
  return false
}

function numberOf({ path }: ListLine): string {
  return path.join('.')
}

export type ReadLine = {
  readonly kind: 'line'
  readonly line: ListLine
  readonly name: string
  readonly not: boolean
  readonly under: readonly string[]
} & (
  | { readonly how: 'must' | 'prefer'; readonly known: ListProperty<AnyTest> }
  | { readonly how: 'most' | 'fewest'; readonly known: ListProperty<AnyMeasure> }
)

export type ReadNode =
  | ReadLine
  | { readonly kind: 'if'; readonly condition: VariantCondition; readonly nodes: readonly ReadNode[] }
  | { readonly kind: 'otherwise'; readonly nodes: readonly ReadNode[] }

export function readLines(
  lines: readonly ListLine[],
  printed: readonly PrintedNode[],
  facts: ListFacts,
  reading: VariantReadContext,
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
          unknown(houseRuleWords.unknownCondition, text, line.condition, names)
          nodes(line.lines, under)
          return []
        }
        case 'otherwise':
          return checkOtherwise(line, all[at - 1], reading)
            ? [{ kind: 'otherwise', nodes: nodes(line.lines, [...under, otherwiseCondition(all, at)]) }]
            : []
        case 'told':
          reportTold(line, reading)
          return []
        case 'inOrderOf':
        case 'first':
        case 'asIn':
          addError(reading, line, houseRuleWords.notHere)
          return []
      }
    })

  const unknown = (
    message: Message,
    text: string,
    place: Pick<ListLine, 'at'>,
    names: readonly string[],
    told: readonly string[] = names,
  ): readonly ReadNode[] => {
    const near = nearestName(text, names)
    const params = { game: game.title, words: text, name: heading, facts: formatNames(text, told) }
    addError(reading, place, withParams(message, params), near === undefined ? [] : [replaceFix(place, near)])
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
      const test = not ? { ...known, by: negateTest(by) } : known
      return [{ kind: 'line', line, how, name: known.name, not, under, known: test }]
    }
    const opposite = /^not /iu.test(text) ? text.slice(4) : undefined
    if (opposite !== undefined && testOf(opposite, facts) !== undefined) {
      const verb = { must: 'must not', mustNot: 'must', prefer: 'avoid', avoid: 'prefer' }[
        line.form as 'must'
      ]
      const instead = `${verb}: ${opposite}`
      addError(reading, line, withParams(houseRuleWords.notBehindColon, { words: instead }), [
        replaceFix(line, instead),
      ])
      return []
    }
    const names = [...facts.tests.values()].map(({ name }) => name)
    const others = [...names, ...[...facts.numbers.values()].map(({ name }) => `${name} is 1 or more`)]
    return unknown(houseRuleWords.unknownFact, text, place, names, others)
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
      addError(reading, quantity, withParams(houseRuleWords.noNumbers, { name: heading }))
      return []
    }
    return unknown(houseRuleWords.unknownNumber, text, quantity, names)
  }

  return nodes(lines, [])
}

export function readLinesIn(nodes: readonly ReadNode[]): readonly ReadLine[] {
  return nodes.flatMap((node) => (node.kind === 'line' ? [node] : readLinesIn(node.nodes)))
}
