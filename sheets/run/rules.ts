import type { Message, Option, Ruling } from '@opfor/kernel'
import type { Card, Counter, Section, Sheet, Value } from '../model/index.ts'
import { type CellForm, cellForm, cellsOf, highestAsked } from './cell-forms.ts'
import { declare, type DeclaredLines } from './declare.ts'
import { type Way, waysToEnd } from './ways.ts'
import { slug, words as worded } from './naming.ts'
import { namedDecksOf, namedSetsOf } from './named-sets.ts'
import type { SectionOf } from './section-of.ts'
import { optionsOf, rulingsOf } from './settings.ts'
import type { Cells, Situation } from './situation.ts'

/** A card of a deck, with its values by their columns. */
export interface KnownCard {
  readonly card: Card
  readonly deck: string
  readonly cells: Cells
}

/** A sheet made ready to be played: everything by its name. */
export interface Rules extends DeclaredLines {
  readonly sheet: Sheet
  readonly sections: ReadonlyMap<string, Section>
  readonly rosters: readonly SectionOf<'roster'>[]
  readonly decks: readonly SectionOf<'deck'>[]
  readonly counters: readonly Counter[]
  readonly cards: ReadonlyMap<string, KnownCard>
  readonly rulings: readonly Ruling[]
  readonly options: readonly Option[]
  /** The ways in which a match can end. */
  readonly ways: readonly Way[]
  /** The id of each section. */
  readonly ids: ReadonlyMap<string, string>
  /** The words that mean pieces which the player names. */
  readonly namedSets: readonly string[]
  /** Whether pieces that the player names can come into a deck. */
  takesNamed(deck: string): boolean
  settingOf(now: Situation, name: string): string | undefined
  cellOf(now: Situation, name: string, column: string): Value | undefined
  cellForm(now: Situation, piece: string, column: string): CellForm
  counterOf(name: string): Counter | undefined
  spanOf(noun: string): { readonly from: number; readonly to: number; readonly unit: Message }
  /** The cells that a piece of a roster has at first. */
  cellsOf(section: string, name: string): Cells
  /** Cards in the order of the sheet. */
  inOrder(section: string, names: readonly string[]): readonly string[]
  kindOf(card: string): string
  /** Whether a word means yes; undefined if it means neither yes nor no. */
  isYes(word: string): boolean | undefined
  allPieces(now: Situation): readonly string[]
  /** All names in use. */
  allNames(now: Situation): readonly string[]
}

const yes = new Set(['yes', 'ja'])
const no = new Set(['no', 'nein'])

/** Makes a sheet ready. */
export function rulesOf(sheet: Sheet): Rules {
  const sections = new Map(sheet.sections.map((section) => [section.heading, section]))
  const ids = idsOf(sheet)
  const of = <K extends Section['kind']>(kind: K): readonly SectionOf<K>[] =>
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
    ...declare({ sheet, ids, rulings: byRuling }),
    rulings,
    options: optionsOf(sheet),
    ways: waysToEnd(sheet),
    ids,
    namedSets: namedSetsOf(sheet),
    takesNamed: (deck) => namedDecks.has(deck),
    settingOf: (now, name) => {
      const ruling = byRuling.get(name)
      return ruling === undefined ? now.options[name] : (now.rulings[ruling.id] ?? ruling.standard)
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
      cellsOf(
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

function cardsOf(decks: readonly SectionOf<'deck'>[]): ReadonlyMap<string, KnownCard> {
  const known = new Map<string, KnownCard>()
  for (const { heading, columns, cards } of decks)
    for (const card of cards) {
      const cells: Record<string, Value> = {}
      for (const [at, { name }] of columns.entries()) cells[name] = card.values[at] ?? ''
      if (!known.has(card.name)) known.set(card.name, { card, deck: heading, cells })
    }
  return known
}

/** The ids of sections: their headings in small letters, each once. */
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
