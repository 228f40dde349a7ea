import { cite, withParams, type Message, priorityList } from '@opfor/kernel'
import type { SheetSection } from '@opfor/sheets'
import type { AnyList } from '../printed/opponent.ts'
import {
  type AnyFilter,
  type AnyStep,
  isOtherwise,
  printedLinesIn,
  type PrintedLine,
  printedNodes,
} from '../printed/nodes.ts'
import { houseRuleWords } from '../say/words.ts'
import type { ListChange } from './change-told.ts'
import { listFactsOf } from './fact.ts'
import { readLinesIn, type ReadLine, type ReadNode, readLines } from './lines.ts'
import { checkRequiredMusts } from './needed.ts'
import { type MatchedLine, matchLines } from './matched.ts'
import { literalMessage, type VariantReadContext } from './reading.ts'
import { reportMissingTie, tieOf, withoutNumber } from './tie.ts'

export interface ReadList {
  readonly list: AnyList
  readonly changes: readonly ListChange[]
}

export function readList(
  section: SheetSection & { readonly kind: 'list' },
  printed: AnyList,
  reading: VariantReadContext,
): ReadList {
  const nodes = printedNodes(printed, reading.published)
  const read = readLines(section.lines, nodes, listFactsOf(printed, nodes, reading.published), reading)
  const all = printedLinesIn(nodes)
  const lines = matchLines(readLinesIn(read), all)
  checkRequiredMusts(lines, all, section, reading)
  const { tie, change: tieChange } = tieOf(section, printed, reading)
  const lineChanges = changesOf(lines, all, reading)
  const changes = [...lineChanges, ...tieChange]
  if (printed.tie.how === 'never' && section.ties.length === 0 && changes.length > 0)
    reportMissingTie(section, reading)
  const isChanged = lineChanges.length > 0
  const matches = new Map(lines.map((each) => [each.read, each]))
  const steps = stepsOf(read, (line) =>
    filterOf(matches.get(line) as MatchedLine, printed, isChanged, reading),
  )
  const { id, title, cite: from, more } = printed
  const end = isChanged ? withoutNumber(tie) : tie
  return { list: priorityList(id, title.text, from, steps, end, more), changes }
}

function changesOf(
  lines: readonly MatchedLine[],
  printed: readonly PrintedLine[],
  { heading }: VariantReadContext,
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
      label ?? (printed === undefined && ruling === undefined ? literalMessage(condition.name) : undefined)
    const parts = { [part]: { ...own, label: shown, steps } }
    if (printed?.how === 'eitherAsked') return { ...printed, parts }
    if (printed !== undefined) return { ...printed, parts }
    const pick = (situation: unknown, about: unknown) =>
      holds?.(situation, about) === true ? part : undefined
    return { how: 'either', ruling, parts, pick }
  })
}

/**
 * Printed lines keep id, text and citation; new or crossed ones are cited as house rules. In a changed list lines have page
 * numbers.
 */
function filterOf(
  { read, printed, change, apart }: MatchedLine,
  { id }: AnyList,
  isChanged: boolean,
  reading: VariantReadContext,
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

/** The printed text, as long as the line says the same. */
function textOf(read: ReadLine, printed: PrintedLine | undefined): Message {
  const isTest = read.how === 'must' || read.how === 'prefer'
  const text = printed?.rule.text ?? read.known.text
  if (isTest) {
    const said = text ?? literalMessage(read.name)
    return read.not ? withParams(houseRuleWords.not, { text: said }) : said
  }
  return text !== undefined && printed?.filter.how === read.how ? text : literalMessage(read.line.text)
}
