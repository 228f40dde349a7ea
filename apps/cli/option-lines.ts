import type { Candidate, Question } from '@opfor/kernel'
import { normalize } from './names.ts'
import { width, wrap } from './output.ts'
import { say } from './text/language.ts'
import { questionWords } from './text/question-words.ts'

/** An entry of a list: its number, its text, and whether it is the one that is proposed. */
export interface Item {
  readonly number: number
  /** One of many items of a long list with the same beginning, which are shown as one line. */
  readonly grouped?: boolean
  /** Another name ends with the same number, so this one is typed with a hash: #3. */
  readonly needsHash?: boolean
  readonly text: string
  readonly marked?: boolean
}

/** Longer lists are not printed in full. */
const maxListed = 40

/** In a long list, groups of at least this size with the same beginning are shown as one line. */
const minGroupSize = 4

/** Texts as a numbered list, in as many columns as fit. */
export function numberedLines(texts: readonly string[]): readonly string[] {
  return columnLines(texts.map((text, at) => ({ number: at + 1, text })))
}

/** Items in as many columns as fit; a few that are much longer than the rest follow on separate lines. */
export function columnLines(items: readonly Item[]): readonly string[] {
  const texts = items.map(
    ({ number, text, marked, needsHash }) =>
      `${`${marked === true ? '*' : ''}${needsHash === true ? '#' : ''}${number}`.padStart(4)}  ${text}`,
  )
  const longest = usualLength(texts.map(({ length }) => length))
  const regular = texts.filter(({ length }) => length <= longest)
  const overlong = texts.filter(({ length }) => length > longest)
  return [...columnsOf(regular, longest + 2), ...overlong.flatMap((each) => wrap(each, '      '))]
}

/** The column width: the longest item, or without the longest few if that allows twice as many columns. */
function usualLength(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => b - a)
  const [longest = 0] = sorted
  const others = sorted[Math.floor(lengths.length / 8)] ?? longest
  return columnsFor(others + 2) >= 2 * columnsFor(longest + 2) ? others : longest
}

function columnsFor(columnWidth: number): number {
  return Math.max(1, Math.floor(width() / columnWidth))
}

function columnsOf(items: readonly string[], columnWidth: number): readonly string[] {
  const columns = columnsFor(columnWidth)
  if (columns === 1) return items.flatMap((each) => wrap(each, '      '))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_column, column) =>
      (items[row + column * rows] ?? '').padEnd(columnWidth),
    )
      .join('')
      .trimEnd(),
  )
}

/** Options as items, by name, or by id and short name if there is one. */
export function itemsOf(options: readonly Candidate[], proposed: readonly Candidate[] = []): readonly Item[] {
  return options.map((option, at) => ({
    number: at + 1,
    grouped: isGrouped(options, at),
    needsHash: !isNumbered(options, at),
    text: textOf(option),
    marked: proposed.some(({ id }) => id === option.id),
  }))
}

function textOf({ id, name, brief }: Candidate): string {
  return brief === undefined ? say(name) : `${id}  ${say(brief)}`
}

const groups = new WeakMap<readonly Candidate[], ReadonlySet<string>>()

/**
 * Whether an option can be chosen by its bare number: not if another option of a series has that number, as map 2, or a
 * name of a group ends with it, as Rifle 03.
 */
export function isNumbered(options: readonly Candidate[], at: number): boolean {
  const option = options[at]
  if (option === undefined) return false
  if (isGrouped(options, at)) {
    const ends = new RegExp(`\\D0*${at + 1}$`)
    return !options.some((each) => ends.test(textOf(each)))
  }
  const has = new RegExp(`^0*${at + 1}\\s|\\s0*${at + 1}$`)
  const [owner, ...others] = options.filter((each) => has.test(textOf(each)))
  return owner === undefined || owner === option || others.length > 0 || !isOfSeries(options, owner)
}

/** Whether other names differ only in their number: map 2 and map 3, 1 space and 2 spaces. */
function isOfSeries(options: readonly Candidate[], one: Candidate): boolean {
  const stemOf = (each: Candidate): string => textOf(each).replace(/^\d+\s|\s\d+$/, '')
  const stem = stemOf(one)
  return options.some(
    (each) =>
      each !== one &&
      stemOf(each) !== textOf(each) &&
      (stemOf(each).startsWith(stem) || stem.startsWith(stemOf(each))),
  )
}

/** Whether an option of a long list belongs to a group with the same beginning. */
function isGrouped(options: readonly Candidate[], at: number): boolean {
  const option = options[at]
  if (option === undefined || options.length <= maxListed) return false
  const known = groups.get(options) ?? longGroups(options)
  groups.set(options, known)
  return known.has(beginningOf(textOf(option)) ?? '\n')
}

/** The beginnings of the groups. */
function longGroups(options: readonly Candidate[]): ReadonlySet<string> {
  const found = Map.groupBy(options, (option) => beginningOf(textOf(option)))
  return new Set(
    [...found].flatMap(([beginning, group]) =>
      beginning !== undefined && group.length >= minGroupSize ? [beginning] : [],
    ),
  )
}

/** Whether a question has more options than are printed. */
export function isLong(question: Question | undefined): boolean {
  return (question?.options?.length ?? 0) > maxListed
}

/** The options: all of them, or of a long list the size of each group, and the options outside of groups. */
export function optionLines(items: readonly Item[]): readonly string[] {
  if (items.length <= maxListed) return columnLines(items)
  const typed = Map.groupBy(
    items.filter(({ grouped: isOne }) => isOne === true),
    ({ text }) => beginningOf(text),
  )
  const ranges = [...typed.values()].map(
    (group) => `      ${group[0]?.text} ... ${group.at(-1)?.text} (${group.length})`,
  )
  const single = items.filter(({ grouped: isOne }) => isOne !== true)
  const listed = single.slice(0, maxListed / 2)
  const more = single.length - listed.length
  return [
    ...ranges,
    ...columnLines(listed),
    ...(more > 0 ? [`      ${say(questionWords.andMore, { count: more })}`] : []),
    ...wrap(`  ${say(questionWords.choose, { count: items.length, sample: sample(items) })}`, '  '),
  ]
}

/** A name without its last number and letter: `1-` of 1-A01, `Rifle ` of Rifle 03. */
function beginningOf(text: string): string | undefined {
  return /^(.{0,24}?)\p{L}?\d+$/u.exec(text)?.[1]
}

/** A sample filter: the first words of a grouped name, or else of the first name, without its number. */
function sample(items: readonly Item[]): string {
  const { text = '' } = items.find(({ grouped: isOne }) => isOne === true) ?? items[0] ?? {}
  const words = text.replace(/\d+$/, '').trim().split(' ')
  return words.slice(0, 2).join(' ') || text.slice(0, 1)
}

/** The items whose text starts with a filter, or else contains it. */
export function filterItems(items: readonly Item[], filter: string): readonly Item[] {
  const search = normalize(filter)
  const found = items.filter(({ text }) => normalize(text).startsWith(search))
  return found.length > 0 ? found : items.filter(({ text }) => normalize(text).includes(search))
}
