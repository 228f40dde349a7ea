import { withParams, type RuleList, type ReplacedLists } from '@opfor/kernel'
import { type SheetDiagnostic, readSheet, type SheetSection, type Sheet } from '@opfor/sheets'
import { type AnySource, namedSourcesOf, isColumn, isList, type ModdableGame } from '../printed/opponent.ts'
import { houseRuleWords } from '../say/words.ts'
import type { ListChange } from './change-told.ts'
import { readVariantChart } from './chart.ts'
import { readVariantColumn } from './column.ts'
import { readList } from './list.ts'
import { nearestName } from './nearest-name.ts'
import { findingIn, formatNames, type VariantReadContext, addError, replaceFix } from './reading.ts'

/** The lists that a page replaces, its changes and its diagnostics. */
export interface Variant {
  readonly text: string
  readonly title: string
  readonly lists: ReplacedLists
  readonly changes: readonly ListChange[]
  readonly findings: readonly SheetDiagnostic[]
  readonly warnings: readonly SheetDiagnostic[]
}

/** Diagnostics about the form of a text, not its meaning. */
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

/** Undefined for any text other than house rules. */
export function gameNameIn(text: string): string | undefined {
  const [before = ''] = text.split(/^ {0,3}##/mu, 1)
  return head.exec(before)?.[1]
}

/** A name on a page is the game's title or id. */
export function isNameOfGame(
  { title, id }: { readonly title: string; readonly id: string },
  name: string,
): boolean {
  return [title.toLowerCase(), id].includes(name.toLowerCase())
}

/** Never throws: unknown text is a diagnostic. */
export function readVariant(text: string, opponent: ModdableGame): Variant {
  return variantOfSheet(readSheet(text), opponent)
}

/** For a page that was parsed before, such as one that is being edited. */
export function variantOfSheet(sheet: Sheet, { game, published }: ModdableGame): Variant {
  const { text } = sheet
  const findings: SheetDiagnostic[] = sheet.findings.filter(({ id }) => ofShape.includes(id))
  const warnings: SheetDiagnostic[] = []
  const title = sheet.title === '' ? `House rules for ${game.title}` : sheet.title
  const lists = new Map<string, RuleList>()
  const changes: ListChange[] = []
  const headed = namedSourcesOf(game)
  const seen = new Map<string, number>()
  const named = gameNameIn(text)
  const top = { at: { line: 1, column: 1, endLine: 1, endColumn: 1 } }
  const readingOf = (heading: string): VariantReadContext => ({
    game,
    published,
    title: citationName(title),
    heading,
    findings,
    ofSheet: sheet.findings,
    warnings,
  })
  if (named === undefined)
    addError(readingOf(''), top, withParams(houseRuleWords.noGame, { game: game.title, games: game.title }))
  else if (!isNameOfGame(game, named))
    addError(readingOf(''), top, withParams(houseRuleWords.otherGame, { game: named }))
  for (const section of sheet.sections) {
    const reading = readingOf(section.heading)
    const found = headed.find(({ heading }) => heading.toLowerCase() === section.heading.toLowerCase())
    const place = headingPlace(section)
    if (found === undefined) {
      const names = headed.map(({ heading }) => heading)
      const near = nearestName(section.heading, names)
      const told = withParams(houseRuleWords.noList, {
        game: game.title,
        name: section.heading,
        lists: formatNames(section.heading, names),
      })
      addError(reading, place, told, near === undefined ? [] : [replaceFix(place, near)])
      continue
    }
    const before = seen.get(found.source.id)
    if (before !== undefined) {
      addError(reading, place, withParams(houseRuleWords.listTwice, { name: found.heading, line: before }))
      continue
    }
    seen.set(found.source.id, section.at.line)
    // Only the first of two parts of a list was read.
    if (findingIn(findings, section, 'sheets.unnumbered', 'sheets.secondBody')) continue
    const read = readSource(section, found.source, { ...reading, heading: found.heading })
    if (read === undefined) continue
    lists.set(found.source.id, read.source)
    changes.push(...read.changes)
  }
  const [wrong, told] = [findings, warnings].map((all) => all.toSorted((one, other) => one.line - other.line))
  return { text, title, lists, changes, findings: wrong ?? [], warnings: told ?? [] }
}

export function citationName(title: string): string {
  return /house rules|hausregeln/iu.test(title) ? title : `House rules: ${title}`
}

function headingPlace({ at, text, level }: SheetSection): { readonly at: SheetSection['at'] } {
  const column = level + 2
  return { at: { line: at.line, column, endLine: at.line, endColumn: column + text.length } }
}

function isEmpty({ kind, openings, prose }: SheetSection): boolean {
  return kind === 'prose' && openings.length + prose.length === 0
}

function readSource(
  section: SheetSection,
  printed: AnySource,
  reading: VariantReadContext,
): { readonly source: RuleList; readonly changes: readonly ListChange[] } | undefined {
  if (isList(printed)) {
    // A list without lines and without a tie changes neither.
    if (section.kind === 'list') {
      const { list, changes } = readList(section, printed, reading)
      return { source: list, changes }
    }
  } else if (isColumn(printed)) {
    if (section.kind === 'walk') {
      const { column, changes } = readVariantColumn(section, printed, reading)
      return { source: column, changes }
    }
  } else if (section.kind === 'chart') {
    const { chart, changes } = readVariantChart(section, printed, reading)
    return { source: chart, changes }
  }
  if (isEmpty(section)) {
    addError(
      reading,
      headingPlace(section),
      withParams(houseRuleWords.emptySection, { name: reading.heading }),
    )
    return undefined
  }
  const kind = houseRuleWords[printed.kind as 'list' | 'column' | 'chart']
  addError(
    reading,
    headingPlace(section),
    withParams(houseRuleWords.notThisKind, { name: reading.heading, kind }),
  )
  return undefined
}
