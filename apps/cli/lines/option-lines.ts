import {
  type Candidate,
  capitalize,
  type Game,
  type Layout,
  type Question,
  spotCheck,
  type SpotCheckGroup,
} from '@opfor/kernel'
import { localize } from '../text/language.ts'
import { questionWords } from '../text/question-words.ts'
import { normalize } from './names.ts'
import { terminalWidth, wrapText } from './output.ts'

export interface OptionItem {
  readonly number: number
  /** Shown in one line with other items of the same beginning. */
  readonly grouped?: boolean
  /** Another name ends with this number, so it is typed with a hash: #3. */
  readonly needsHash?: boolean
  readonly text: string
  readonly marked?: boolean
}

const maxListed = 40

/** In a long list, groups of this size share a line. */
const minGroupSize = 4

export function numberedLines(texts: readonly string[]): readonly string[] {
  return columnLines(texts.map((text, at) => ({ number: at + 1, text })))
}

/** A few much longer items follow on separate lines. */
export function columnLines(items: readonly OptionItem[]): readonly string[] {
  const texts = items.map(
    ({ number, text, marked, needsHash }) =>
      `${`${marked === true ? '*' : ''}${needsHash === true ? '#' : ''}${number}`.padStart(4)}  ${text}`,
  )
  const longest = usualLength(texts.map(({ length }) => length))
  const regular = texts.filter(({ length }) => length <= longest)
  const overlong = texts.filter(({ length }) => length > longest)
  return [...columnsOf(regular, longest + 2), ...overlong.flatMap((each) => wrapText(each, '      '))]
}

/** Ignores the longest few items if that allows twice as many columns. */
function usualLength(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => b - a)
  const [longest = 0] = sorted
  const others = sorted[Math.floor(lengths.length / 8)] ?? longest
  return columnsFor(others + 2) >= 2 * columnsFor(longest + 2) ? others : longest
}

function columnsFor(columnWidth: number): number {
  return Math.max(1, Math.floor(terminalWidth() / columnWidth))
}

function columnsOf(items: readonly string[], columnWidth: number): readonly string[] {
  const columns = columnsFor(columnWidth)
  if (columns === 1) return items.flatMap((each) => wrapText(each, '      '))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_column, column) =>
      (items[row + column * rows] ?? '').padEnd(columnWidth),
    )
      .join('')
      .trimEnd(),
  )
}

/** Uses id and short name if there is one, otherwise the name. */
export function itemsOf(
  options: readonly Candidate[],
  proposed: readonly Candidate[] = [],
): readonly OptionItem[] {
  return options.map((option, at) => ({
    number: at + 1,
    grouped: isGrouped(options, at),
    needsHash: !isChosenByNumber(options, at),
    text: textOf(option),
    marked: proposed.some(({ id }) => id === option.id),
  }))
}

function textOf({ id, name, shortName }: Candidate): string {
  return shortName === undefined ? localize(name) : `${id}  ${localize(shortName)}`
}

const groups = new WeakMap<readonly Candidate[], ReadonlySet<string>>()

/** False if its series has that number elsewhere (map 2), or a group name ends with it (Rifle 03). */
export function isChosenByNumber(options: readonly Candidate[], at: number): boolean {
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

/** Examples: map 2 and map 3, 1 space and 2 spaces. */
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

function isGrouped(options: readonly Candidate[], at: number): boolean {
  const option = options[at]
  if (option === undefined || options.length <= maxListed) return false
  const known = groups.get(options) ?? longGroups(options)
  groups.set(options, known)
  return known.has(beginningOf(textOf(option)) ?? '\n')
}

function longGroups(options: readonly Candidate[]): ReadonlySet<string> {
  const found = Map.groupBy(options, (option) => beginningOf(textOf(option)))
  return new Set(
    [...found].flatMap(([beginning, group]) =>
      beginning !== undefined && group.length >= minGroupSize ? [beginning] : [],
    ),
  )
}

export function hasLongOptionList(question: Question | undefined): boolean {
  return (question?.options?.length ?? 0) > maxListed
}

/** Of a long list, shows group sizes and the ungrouped options. */
export function optionLines(items: readonly OptionItem[]): readonly string[] {
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
    ...(more > 0 ? [`      ${localize(questionWords.andMore, { count: more })}`] : []),
    ...wrapText(`  ${localize(questionWords.choose, { count: items.length, sample: sample(items) })}`, '  '),
  ]
}

/** Removes the last number and letter: `1-` of 1-A01, `Rifle ` of Rifle 03. */
function beginningOf(text: string): string | undefined {
  return /^(.{0,24}?)\p{L}?\d+$/u.exec(text)?.[1]
}

/** Returns the first words of a grouped name, otherwise of the first name, without its number. */
function sample(items: readonly OptionItem[]): string {
  const { text = '' } = items.find(({ grouped: isOne }) => isOne === true) ?? items[0] ?? {}
  const words = text.replace(/\d+$/, '').trim().split(' ')
  return words.slice(0, 2).join(' ') || text.slice(0, 1)
}

/** Prefers items that start with the filter to items that contain it. */
export function filterItems(items: readonly OptionItem[], filter: string): readonly OptionItem[] {
  const search = normalize(filter)
  const found = items.filter(({ text }) => normalize(text).startsWith(search))
  return found.length > 0 ? found : items.filter(({ text }) => normalize(text).includes(search))
}

export function gameCheckLines(game: Game, situation: unknown): readonly string[] {
  const groups = game.spotCheckItems?.(situation)
  return groups === undefined ? checkLines(game.layout(situation)) : groups.flatMap(groupLines)
}

function groupLines({ name, spots }: SpotCheckGroup): readonly string[] {
  const lines = spots.map((spot) => {
    const facts = [...spot.facts, ...spot.also].map((each) => localize(each)).join(', ')
    return `${capitalize(localize(spot.name))}: ${facts}`
  })
  return [capitalize(localize(name)), ...numberedLines(lines)]
}

export function checkLines(layout: Layout): readonly string[] {
  return numberedLines(spotCheck(layout).map((each) => capitalize(localize(each))))
}
