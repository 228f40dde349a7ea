import { fill, type LineSource, type ReplacedLists } from '@opfor/kernel'
import { type Finding, readSheet, type Section, type Sheet } from '@opfor/sheets'
import { type AnySource, headingsOf, isColumn, isList, type Opponent } from '../opponent.ts'
import { words } from '../say/words.ts'
import type { ListChange } from './change.ts'
import { readChart } from './chart.ts'
import { readColumn } from './column.ts'
import { readList } from './list.ts'
import { nearestName } from './nearest-name.ts'
import { findingIn, namesTold, type Reading, report, writing } from './reading.ts'

/** A page of house rules for a game: the lists that it replaces, what it changes, and what is wrong with it. */
export interface Variant {
  readonly text: string
  readonly title: string
  readonly lists: ReplacedLists
  readonly changes: readonly ListChange[]
  readonly findings: readonly Finding[]
  /** What the author should know, though the page is accepted. */
  readonly warnings: readonly Finding[]
}

/** Findings of a sheet that are about the shape of a text and not about what its words mean. */
const ofShape = [
  'sheets.tooLong',
  'sheets.tooManySections',
  'sheets.tooDeep',
  'sheets.unknownLanguage',
  'sheets.secondBody',
  'sheets.unnumbered',
  'sheets.secondList',
  'sheets.noHeading',
  'sheets.foreignVerb',
  'sheets.notATie',
  'sheets.noColon',
  'sheets.otherLine',
  'sheets.headWithoutBody',
  'sheets.bulletsBelowHead',
]

const head = /^[ \t]*(?:house rules|hausregeln)[ \t]*:[ \t]*(.+?)[ \t]*$/imu

/** The name of the game that a page of house rules is for; undefined for any other text. */
export function gameNamedBy(text: string): string | undefined {
  const [before = ''] = text.split(/^ {0,3}##/mu, 1)
  return head.exec(before)?.[1]
}

/** Whether a name on a page means a game: its title, or its id. */
export function isNamed(
  { title, id }: { readonly title: string; readonly id: string },
  name: string,
): boolean {
  return [title.toLowerCase(), id].includes(name.toLowerCase())
}

/** Reads a page of house rules. It never throws: what is not understood is a finding. */
export function readVariant(text: string, opponent: Opponent): Variant {
  return variantOfSheet(readSheet(text), opponent)
}

/** House rules of a page that was read already, such as one that changes while it is written. */
export function variantOfSheet(sheet: Sheet, { game, published }: Opponent): Variant {
  const { text } = sheet
  const findings: Finding[] = sheet.findings.filter(({ id }) => ofShape.includes(id))
  const warnings: Finding[] = []
  const title = sheet.title === '' ? `House rules for ${game.title}` : sheet.title
  const lists = new Map<string, LineSource>()
  const changes: ListChange[] = []
  const headed = headingsOf(game)
  const seen = new Map<string, number>()
  const named = gameNamedBy(text)
  const top = { at: { line: 1, column: 1, endLine: 1, endColumn: 1 } }
  const readingOf = (heading: string): Reading => ({
    game,
    published,
    title: citedAs(title),
    heading,
    findings,
    ofSheet: sheet.findings,
    warnings,
  })
  if (named === undefined)
    report(readingOf(''), top, fill(words.noGame, { game: game.title, games: game.title }))
  else if (!isNamed(game, named)) report(readingOf(''), top, fill(words.otherGame, { game: named }))
  for (const section of sheet.sections) {
    const reading = readingOf(section.heading)
    const found = headed.find(({ heading }) => heading.toLowerCase() === section.heading.toLowerCase())
    const place = headingPlace(section)
    if (found === undefined) {
      const names = headed.map(({ heading }) => heading)
      const near = nearestName(section.heading, names)
      const told = fill(words.noList, {
        game: game.title,
        name: section.heading,
        lists: namesTold(section.heading, names),
      })
      report(reading, place, told, near === undefined ? [] : [writing(place, near)])
      continue
    }
    const before = seen.get(found.source.id)
    if (before !== undefined) {
      report(reading, place, fill(words.listTwice, { name: found.heading, line: before }))
      continue
    }
    seen.set(found.source.id, section.at.line)
    // Of a list in two pieces only the first was read.
    if (findingIn(findings, section, 'sheets.unnumbered', 'sheets.secondBody')) continue
    const read = readSource(section, found.source, { ...reading, heading: found.heading })
    if (read === undefined) continue
    lists.set(found.source.id, read.source)
    changes.push(...read.changes)
  }
  const [wrong, told] = [findings, warnings].map((all) => all.toSorted((one, other) => one.line - other.line))
  return { text, title, lists, changes, findings: wrong ?? [], warnings: told ?? [] }
}

/** The name that lines of a page are cited by: it says that they are house rules. */
export function citedAs(title: string): string {
  return /house rules|hausregeln/iu.test(title) ? title : `House rules: ${title}`
}

function headingPlace({ at, text, level }: Section): { readonly at: Section['at'] } {
  const column = level + 2
  return { at: { line: at.line, column, endLine: at.line, endColumn: column + text.length } }
}

function isEmpty({ kind, openings, prose }: Section): boolean {
  return kind === 'prose' && openings.length + prose.length === 0
}

function readSource(
  section: Section,
  printed: AnySource,
  reading: Reading,
): { readonly source: LineSource; readonly changes: readonly ListChange[] } | undefined {
  if (isList(printed)) {
    // A list without lines and without a tie says nothing of either.
    if (section.kind === 'list') {
      const { list, changes } = readList(section, printed, reading)
      return { source: list, changes }
    }
  } else if (isColumn(printed)) {
    if (section.kind === 'walk') {
      const { column, changes } = readColumn(section, printed, reading)
      return { source: column, changes }
    }
  } else if (section.kind === 'chart') {
    const { chart, changes } = readChart(section, printed, reading)
    return { source: chart, changes }
  }
  if (isEmpty(section)) {
    report(reading, headingPlace(section), fill(words.emptySection, { name: reading.heading }))
    return undefined
  }
  const kind = words[printed.kind as 'list' | 'column' | 'chart']
  report(reading, headingPlace(section), fill(words.notThisKind, { name: reading.heading, kind }))
  return undefined
}
