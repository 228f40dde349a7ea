import { cite, fill, type Message, select } from '@opfor/kernel'
import type { Section } from '@opfor/sheets'
import type { AnyList } from '../opponent.ts'
import {
  type AnyFilter,
  type AnyStep,
  isOtherwise,
  linesIn,
  type PrintedLine,
  printedNodes,
} from '../printed/nodes.ts'
import { words } from '../say/words.ts'
import type { ListChange } from './change.ts'
import { factsOf } from './fact.ts'
import { linesOf, type ReadLine, type ReadNode, readLines } from './lines.ts'
import { checkNeeded } from './needed.ts'
import { type MatchedLine, matched } from './matched.ts'
import { ownWords, type Reading } from './reading.ts'
import { reportNoTie, tieOf, withoutNumber } from './tie.ts'

/** A list of house rules, and what it changes. */
export interface ReadList {
  readonly list: AnyList
  readonly changes: readonly ListChange[]
}

/** Reads a list as house rules have it. */
export function readList(
  section: Section & { readonly kind: 'list' },
  printed: AnyList,
  reading: Reading,
): ReadList {
  const nodes = printedNodes(printed, reading.published)
  const read = readLines(section.lines, nodes, factsOf(printed, nodes, reading.published), reading)
  const all = linesIn(nodes)
  const lines = matched(linesOf(read), all)
  checkNeeded(lines, all, section, reading)
  const { tie, change: tieChange } = tieOf(section, printed, reading)
  const lineChanges = changesOf(lines, all, reading)
  const changes = [...lineChanges, ...tieChange]
  if (printed.tie.how === 'never' && section.ties.length === 0 && changes.length > 0)
    reportNoTie(section, reading)
  const isChanged = lineChanges.length > 0
  const matches = new Map(lines.map((each) => [each.read, each]))
  const steps = stepsOf(read, (line) =>
    filterOf(matches.get(line) as MatchedLine, printed, isChanged, reading),
  )
  const { id, title, cite: from, more } = printed
  const end = isChanged ? withoutNumber(tie) : tie
  return { list: select(id, title.text, from, steps, end, more), changes }
}

function changesOf(
  lines: readonly MatchedLine[],
  printed: readonly PrintedLine[],
  { heading }: Reading,
): readonly ListChange[] {
  const kept = new Set(lines.map((each) => each.printed))
  return [
    ...printed
      .filter((each) => !kept.has(each))
      .map((each): ListChange => ({ list: heading, kind: 'dropped', rule: each.rule })),
    ...lines
      .filter(({ change }) => change !== 'same')
      .map(
        ({ read, printed: one, change }): ListChange => ({
          list: heading,
          kind: change as Exclude<typeof change, 'same'>,
          rule: one?.rule,
          line: read.line.at.line,
          number: numberOf(read),
          text: wholeText(read),
        }),
      ),
  ]
}

/** A line with the conditions that it stands under. */
function wholeText({ under, line: { text } }: ReadLine): string {
  return [...under.map((each) => (isOtherwise(each) ? 'otherwise: ' : `if ${each}: `)), text].join('')
}

function numberOf({ line: { path } }: ReadLine): string {
  return path.join('.')
}

function stepsOf(nodes: readonly ReadNode[], filter: (line: ReadLine) => AnyFilter): readonly AnyStep[] {
  return nodes.map((node): AnyStep => {
    if (node.kind === 'line') return filter(node)
    const steps = stepsOf(node.nodes, filter)
    if (node.kind === 'otherwise') return { how: 'otherwise', steps }
    const { condition } = node
    const { printed, part, ruling, label, holds } = condition
    const own = printed?.parts[part]
    const shown =
      label ?? (printed === undefined && ruling === undefined ? ownWords(condition.name) : undefined)
    const parts = { [part]: { ...own, label: shown, steps } }
    if (printed?.how === 'eitherAsked') return { ...printed, parts }
    if (printed !== undefined) return { ...printed, parts }
    const pick = (situation: unknown, about: unknown) =>
      holds?.(situation, about) === true ? part : undefined
    return { how: 'either', ruling, parts, pick }
  })
}

/**
 * A line as the kernel reads it: a printed one with its own id, words and citation, any other one cited as a house rule, also one
 * that other lines were moved across. In a list that was changed every line has its number on the page.
 */
function filterOf(
  { read, printed, change, apart }: MatchedLine,
  { id }: AnyList,
  isChanged: boolean,
  reading: Reading,
): AnyFilter {
  const number = numberOf(read)
  const { how, known, line } = read
  const isPrinted = printed !== undefined && !read.not && printed.filter.how === how
  const { by, ruling, reads } = isPrinted ? printed.filter : known
  const place =
    change === 'same' && printed !== undefined && !apart
      ? { cite: printed.rule.cite, number: isChanged ? number : (printed.rule.number ?? '') }
      : { cite: cite(reading.title, reading.heading, number), number }
  return {
    how,
    key: number,
    id: printed?.id ?? `${id}.house-${line.path.join('-')}`,
    text: textOf(read, printed),
    by,
    ruling,
    ...place,
    ...(reads === undefined ? {} : { reads }),
  } as AnyFilter
}

/** The words of a line: those of the printed one as long as it says the same. */
function textOf(read: ReadLine, printed: PrintedLine | undefined): Message {
  const isTest = read.how === 'must' || read.how === 'prefer'
  const text = printed?.rule.text ?? read.known.text
  if (isTest) {
    const said = text ?? ownWords(read.name)
    return read.not ? fill(words.not, { text: said }) : said
  }
  return text !== undefined && printed?.filter.how === read.how ? text : ownWords(read.line.text)
}
