import {
  type Candidate,
  type Either,
  type AskedEither,
  type Filter,
  type ListStep,
  type Message,
  type HouseRuleNames,
  type Rule,
  toMessage,
} from '@opfor/kernel'
import type { AnyList } from './opponent.ts'

const superlative = /^the (?:most|fewest|highest|lowest|largest|shortest|greatest|strongest|best) /
const ours = / \(our tie-break\)$/

/** "the most VP for the open campaign" compares "VP for the open campaign". */
function numberName(text: string): string {
  const bare = text.replace(ours, '')
  if (bare === 'the nearest') return 'distance'
  if (bare.startsWith('the nearest to ')) return bare.replace('the nearest to ', 'distance to ')
  return bare.replace(superlative, '')
}

export type AnyStep = ListStep<Candidate, unknown, unknown>
export type AnyFilter = Filter<Candidate, unknown, unknown>
export type AnyEither = Either<Candidate, unknown, unknown> | AskedEither<Candidate, unknown, unknown>

export interface PrintedLine {
  readonly kind: 'line'
  readonly id: string
  readonly filter: AnyFilter
  readonly rule: Rule
  readonly name: string
  readonly under: readonly string[]
}

export interface PrintedCondition {
  readonly kind: 'if'
  readonly words: string
  readonly step: AnyEither
  readonly part: string
  readonly label: Message | undefined
  readonly nodes: readonly PrintedNode[]
}

export interface PrintedOtherwise {
  readonly kind: 'otherwise'
  readonly nodes: readonly PrintedNode[]
}

export type PrintedNode = PrintedLine | PrintedCondition | PrintedOtherwise

export function printedNodes(list: AnyList, published: HouseRuleNames): readonly PrintedNode[] {
  const rules = new Map(list.lines.map((rule) => [rule.id, rule]))
  const called = published.lists[list.id]?.called ?? {}
  const conditionWords = conditionNamer()

  const lineOf = (filter: AnyFilter, place: string, under: readonly string[]): PrintedLine => {
    const id = filter.id ?? `${place}.${filter.key}`
    const rule = rules.get(id)
    if (rule === undefined) throw new Error(`The list ${list.id} has no line ${id}.`)
    const isTest = filter.how === 'must' || filter.how === 'prefer'
    const own = called[id.slice(list.id.length + 1)]
    const name = own ?? (isTest ? rule.text.text : numberName(rule.text.text))
    return { kind: 'line', id, filter, rule, name, under }
  }

  const nodes = (
    steps: readonly AnyStep[],
    place: string,
    under: readonly string[],
  ): readonly PrintedNode[] =>
    steps.flatMap((step, at): readonly PrintedNode[] => {
      if (step.how === 'otherwise') {
        const more = [...under, otherwiseCondition(steps, at)]
        return [{ kind: 'otherwise', nodes: nodes(step.steps, place, more) }]
      }
      if (step.how !== 'either' && step.how !== 'eitherAsked') return [lineOf(step, place, under)]
      return Object.entries(step.parts).map(([part, { label, steps: own }]): PrintedCondition => {
        const id = `${place}.${part}`
        const words = conditionWords(step, part, label)
        return {
          kind: 'if',
          words,
          step,
          part,
          label: label === undefined ? undefined : toMessage(id, label),
          nodes: nodes(own, id, [...under, words]),
        }
      })
    })
  return nodes(list.steps, list.id, [])
}

/** Includes its number if several follow each other. No game uses these words. */
export function otherwiseCondition(siblings: readonly unknown[], at: number): string {
  const above = siblings.slice(0, at)
  const last = above.findLastIndex((each) => !isOtherwiseStep(each))
  return `otherwise:${at - last}`
}

function isOtherwiseStep(step: unknown): boolean {
  const { how, form } = step as { readonly how?: string; readonly form?: string }
  return how === 'otherwise' || form === 'otherwise'
}

export function isOtherwise(under: string): boolean {
  return under.startsWith('otherwise:')
}

/** Uses the label, the reading of a ruling, or the name of the branch. One label means one branch. */
function conditionNamer(): (step: AnyEither, part: string, label: string | Message | undefined) => string {
  const parts = new Map<string, string>()
  return (step, part, label) => {
    const ruling = step.how === 'either' ? step.ruling : undefined
    if (ruling !== undefined) return `${ruling.name.text} is ${part}`
    const words = label === undefined ? spaced(part) : typeof label === 'string' ? label : label.text
    const first = parts.get(words) ?? part
    parts.set(words, first)
    return first === part ? words : `${words} (${spaced(part)})`
  }
}

function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function printedLinesIn(nodes: readonly PrintedNode[]): readonly PrintedLine[] {
  return nodes.flatMap((node) => (node.kind === 'line' ? [node] : printedLinesIn(node.nodes)))
}

export function conditionsIn(nodes: readonly PrintedNode[]): readonly PrintedCondition[] {
  return nodes.flatMap((node) =>
    node.kind === 'line' ? [] : [...(node.kind === 'if' ? [node] : []), ...conditionsIn(node.nodes)],
  )
}
