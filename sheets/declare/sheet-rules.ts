import { choice, withParams, type Message, type MatchOption, type Ruling } from '@opfor/kernel'
import {
  type SheetCard,
  type SheetCounter,
  nodesOf,
  type SheetSection,
  type Sheet,
  type CellValue,
} from '../model/index.ts'
import { type CellForm, cellForm, initialCells, highestAsked } from './cell-forms.ts'
import { declareSheet, type DeclaredLines } from './declare-sheet.ts'
import { citeOf, namedCandidate, type SectionOf, slug, literalSheetText as worded } from './naming.ts'
import type { PieceCells, Situation } from './situation.ts'
import { type SheetOutcomeOption, sheetEndings } from './sheet-endings.ts'
import { sheetRunMessages } from './sheet-run-messages.ts'

function namedSetsOf({ sections }: Sheet): readonly string[] {
  const found = new Set<string>()
  for (const { form, words } of sections.flatMap(nodesOf))
    if (form === 'named' && typeof words === 'string') found.add(words)
  return [...found]
}

function namedDecksOf({ sections }: Sheet): ReadonlySet<string> {
  const found = new Set<string>()
  const rosters = new Set(
    sections
      .filter((each) => each.kind === 'roster' && each.blank !== undefined)
      .map(({ heading }) => heading),
  )
  for (const { form, section, deck } of sections.flatMap(nodesOf)) {
    if (form === 'addPiece' && typeof section === 'string') found.add(section)
    if ((form === 'putInto' || form === 'putBack' || form === 'putOnTop') && typeof deck === 'string')
      found.add(deck)
  }
  for (const section of sections) {
    if (section.kind !== 'deck' || section.of === undefined) continue
    const { base } = section.of
    if (base.form === 'named' || (base.form === 'roster' && rosters.has(base.section)))
      found.add(section.heading)
  }
  return found
}

function optionsOf({ options }: Sheet): readonly MatchOption[] {
  return options.map(({ name, values, standard }) => ({
    question: choice(
      name,
      'player',
      withParams(sheetRunMessages.option, { name }),
      values.map(namedCandidate),
    ),
    default: namedCandidate(standard).id,
  }))
}

function rulingsOf(sheet: Sheet): readonly Ruling[] {
  return sheet.rulings.map(({ name, values, standard, question, because }) => ({
    id: `sheet.ruling.${slug(name)}`,
    name: worded(name),
    question: worded(question),
    readings: Object.fromEntries(values.map((each) => [each, worded(each)])),
    default: standard,
    why: because === undefined ? sheetRunMessages.noWhy : worded(because),
    cite: citeOf(sheet, name),
  }))
}

export interface DeckCard {
  readonly card: SheetCard
  readonly deck: string
  readonly cells: PieceCells
}

/** A sheet prepared for play, indexed by name. */
export interface SheetRules extends DeclaredLines {
  readonly sheet: Sheet
  readonly sections: ReadonlyMap<string, SheetSection>
  readonly rosters: readonly SectionOf<'roster'>[]
  readonly decks: readonly SectionOf<'deck'>[]
  readonly counters: readonly SheetCounter[]
  readonly cards: ReadonlyMap<string, DeckCard>
  readonly rulings: readonly Ruling[]
  readonly options: readonly MatchOption[]
  readonly ways: readonly SheetOutcomeOption[]
  readonly ids: ReadonlyMap<string, string>
  /** The words for pieces that the player names. */
  readonly namedSets: readonly string[]
  takesNamed(deck: string): boolean
  settingOf(now: Situation, name: string): string | undefined
  cellOf(now: Situation, name: string, column: string): CellValue | undefined
  cellForm(now: Situation, piece: string, column: string): CellForm
  counterOf(name: string): SheetCounter | undefined
  spanOf(noun: string): { readonly from: number; readonly to: number; readonly unit: Message }
  cellsOf(section: string, name: string): PieceCells
  inOrder(section: string, names: readonly string[]): readonly string[]
  kindOf(card: string): string
  /** Undefined if the word means neither yes nor no. */
  isYes(word: string): boolean | undefined
  allPieces(now: Situation): readonly string[]
  allNames(now: Situation): readonly string[]
}

const yes = new Set(['yes', 'ja'])
const no = new Set(['no', 'nein'])

export function makeSheetRules(sheet: Sheet): SheetRules {
  const sections = new Map(sheet.sections.map((section) => [section.heading, section]))
  const ids = idsOf(sheet)
  const of = <K extends SheetSection['kind']>(kind: K): readonly SectionOf<K>[] =>
    sheet.sections.filter((section): section is SectionOf<K> => section.kind === kind)
  const rosters = of('roster')
  const decks = of('deck')
  const counters = of('counters').flatMap((each) => each.counters)
  const cards = cardsOf(decks)
  const rulings = rulingsOf(sheet)
  const byRuling = new Map(sheet.rulings.map(({ name }, at) => [name, rulings[at] as Ruling]))
  const namedDecks = namedDecksOf(sheet)
  const rosterWith = (now: Situation, piece: string): SectionOf<'roster'> | undefined =>
    rosters.find(({ heading }) => now.rosters[heading]?.includes(piece) === true)

  return {
    sheet,
    sections,
    rosters,
    decks,
    counters,
    cards,
    ...declareSheet({ sheet, ids, rulings: byRuling }),
    rulings,
    options: optionsOf(sheet),
    ways: sheetEndings(sheet),
    ids,
    namedSets: namedSetsOf(sheet),
    takesNamed: (deck) => namedDecks.has(deck),
    settingOf: (now, name) => {
      const ruling = byRuling.get(name)
      return ruling === undefined ? now.options[name] : (now.rulings[ruling.id] ?? ruling.default)
    },
    cellOf: (now, name, column) => now.pieces[name]?.[column] ?? cards.get(name)?.cells[column],
    cellForm: (now, piece, column) => cellForm(rosterWith(now, piece), piece, column),
    counterOf: (name) => counters.find((each) => each.name === name),
    spanOf: (noun) => {
      const {
        from = 0,
        to = highestAsked,
        unit = noun,
      } = sheet.measures.find((each) => each.noun === noun) ?? {}
      return { from, to, unit: worded(unit) }
    },
    cellsOf: (section, name) =>
      initialCells(
        rosters.find(({ heading }) => heading === section),
        name,
      ),
    inOrder: (section, names) => {
      const order = decks.find(({ heading }) => heading === section)?.cards.map(({ name }) => name) ?? []
      return names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    },
    kindOf: (card) => cards.get(card)?.card.kind ?? card,
    isYes: (word) => (yes.has(word.toLowerCase()) ? true : no.has(word.toLowerCase()) ? false : undefined),
    allPieces: (now) => Object.values(now.rosters).flat(),
    allNames: (now) => [
      ...Object.values(now.rosters).flat(),
      ...Object.values(now.named).flat(),
      ...cards.keys(),
    ],
  }
}

function cardsOf(decks: readonly SectionOf<'deck'>[]): ReadonlyMap<string, DeckCard> {
  const known = new Map<string, DeckCard>()
  for (const { heading, columns, cards } of decks)
    for (const card of cards) {
      const cells: Record<string, CellValue> = {}
      for (const [at, { name }] of columns.entries()) cells[name] = card.values[at] ?? ''
      if (!known.has(card.name)) known.set(card.name, { card, deck: heading, cells })
    }
  return known
}

/** Lower-case headings, made unique. */
function idsOf({ sections }: Sheet): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const used = new Set<string>()
  for (const { heading } of sections) {
    let id = `sheet.${slug(heading)}`
    for (let nth = 2; used.has(id); nth += 1) id = `sheet.${slug(heading)}-${nth}`
    used.add(id)
    ids.set(heading, id)
  }
  return ids
}
