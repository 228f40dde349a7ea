import {
  type Candidate,
  type Either,
  type EitherAsked,
  type Filter,
  type ListStep,
  type Message,
  type Published,
  type Rule,
  worded,
} from '@opfor/kernel'
import type { AnyList } from '../opponent.ts'
import { numberName } from './number-name.ts'

export type AnyStep = ListStep<Candidate, unknown, unknown>
export type AnyFilter = Filter<Candidate, unknown, unknown>
export type AnyEither = Either<Candidate, unknown, unknown> | EitherAsked<Candidate, unknown, unknown>

/** A printed line: what it tests or compares, by its name. */
export interface PrintedLine {
  readonly kind: 'line'
  readonly id: string
  readonly filter: AnyFilter
  readonly rule: Rule
  readonly name: string
  /** The conditions it stands under, as they are written. */
  readonly under: readonly string[]
}

/** A part of an `either`: lines that are read under a condition. */
export interface PrintedIf {
  readonly kind: 'if'
  /** The condition as it is written. */
  readonly words: string
  readonly step: AnyEither
  readonly part: string
  readonly label: Message | undefined
  readonly nodes: readonly PrintedNode[]
}

/** Lines that are read where the line above kept nobody. */
export interface PrintedOtherwise {
  readonly kind: 'otherwise'
  readonly nodes: readonly PrintedNode[]
}

/** What a printed list is made of, with the words for it. */
export type PrintedNode = PrintedLine | PrintedIf | PrintedOtherwise

/** The lines of a declared list with the words that house rules have for them. */
export function printedNodes(list: AnyList, published: Published): readonly PrintedNode[] {
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
        const more = [...under, otherwiseUnder(steps, at)]
        return [{ kind: 'otherwise', nodes: nodes(step.steps, place, more) }]
      }
      if (step.how !== 'either' && step.how !== 'eitherAsked') return [lineOf(step, place, under)]
      return Object.entries(step.parts).map(([part, { label, steps: own }]): PrintedIf => {
        const id = `${place}.${part}`
        const words = conditionWords(step, part, label)
        return {
          kind: 'if',
          words,
          step,
          part,
          label: label === undefined ? undefined : worded(id, label),
          nodes: nodes(own, id, [...under, words]),
        }
      })
    })
  return nodes(list.steps, list.id, [])
}

/** The condition of lines in an `otherwise`, with its number where several stand one after another; no game has such words. */
export function otherwiseUnder(siblings: readonly unknown[], at: number): string {
  const above = siblings.slice(0, at)
  const last = above.findLastIndex((each) => !isOtherwiseStep(each))
  return `otherwise:${at - last}`
}

function isOtherwiseStep(step: unknown): boolean {
  const { how, form } = step as { readonly how?: string; readonly form?: string }
  return how === 'otherwise' || form === 'otherwise'
}

/** Whether a condition of lines is that of an `otherwise`. */
export function isOtherwise(under: string): boolean {
  return under.startsWith('otherwise:')
}

/** Names conditions: by their label, by the reading of a ruling, or by the name of the part. One label means one part. */
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

/** `secondToLast` as words. */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** All lines of nodes, in their order. */
export function linesIn(nodes: readonly PrintedNode[]): readonly PrintedLine[] {
  return nodes.flatMap((node) => (node.kind === 'line' ? [node] : linesIn(node.nodes)))
}

/** All conditions of nodes, in their order. */
export function conditionsIn(nodes: readonly PrintedNode[]): readonly PrintedIf[] {
  return nodes.flatMap((node) =>
    node.kind === 'line' ? [] : [...(node.kind === 'if' ? [node] : []), ...conditionsIn(node.nodes)],
  )
}
