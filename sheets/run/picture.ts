import { type Cell, fill, type Panel, type Picture, type PictureRow } from '@opfor/kernel'
import type { Value } from '../model/index.ts'
import { valueTold } from './cells.ts'
import { idOf, setName, words as worded } from './naming.ts'
import type { Rules } from './rules.ts'
import type { SectionOf } from './section-of.ts'
import { cardsIn, deckOf, notTold, type Situation } from './situation.ts'
import { words } from './words.ts'

/** What a sheet keeps, as a person may see it: rosters as tables, counters, cards, and the pieces that the player named. */
export function pictureOfSheet(rules: Rules, now: Situation): Picture {
  const counters = rules.sheet.sections.filter((section) => section.kind === 'counters')
  const rosters = rules.rosters.map((roster) => rosterPanel(now, roster))
  const beside = [
    ...counters.map(
      (section): Panel => ({
        title: worded(section.heading),
        rows: section.counters.map((counter) => counterRow(now, counter)),
      }),
    ),
    ...decksPanel(rules, now),
    ...namedPanel(rules, now),
  ]
  return { columns: [rosters, beside].filter((panels) => panels.length > 0), below: [], legend: [] }
}

function rosterPanel(now: Situation, { heading, one, columns }: SectionOf<'roster'>): Panel {
  return {
    title: worded(heading),
    heads: [one, ...columns.map(({ name }) => name)].map(worded),
    rows: (now.rosters[heading] ?? []).map((piece) => ({
      label: worded(piece),
      id: idOf(piece),
      cells: columns.map(({ name }) => cellOf(now.pieces[piece]?.[name])),
    })),
  }
}

function cellOf(value: Value = notTold): Cell {
  const told = value === notTold ? notTold : valueTold(value)
  const isQuiet = value === notTold || value === false
  return { text: typeof told === 'number' ? String(told) : told, tone: isQuiet ? 'closed' : 'free' }
}

function counterRow(now: Situation, counter: SectionOf<'counters'>['counters'][number]): PictureRow {
  const value = now.counters[counter.name] ?? counter.start
  const text = typeof value === 'number' ? String(value) : worded(value)
  const span =
    counter.holds === 'number' ? fill(words.spanOf, { from: counter.from, to: counter.to }) : undefined
  return {
    label: worded(counter.name),
    cells: [
      { text, tone: 'special' },
      ...(span === undefined ? [] : [{ text: span, tone: 'closed' as const }]),
    ],
  }
}

/** A deck shows how many cards are left and which were drawn; of a hidden hand and its deck only their number is seen. */
function decksPanel(rules: Rules, now: Situation): readonly Panel[] {
  const { decks } = rules
  if (decks.length === 0) return []
  const hidden = decks.filter((deck) => deck.hidden)
  const isHidden = (heading: string): boolean =>
    hidden.some((deck) => deck.heading === heading || deck.hand?.from === heading)
  const rows = decks.map(({ heading, form }): PictureRow => {
    const deck = deckOf(now, heading)
    const count = cardsIn(deck).length
    const seen = form === 'hand' && !isHidden(heading) ? cardsIn(deck) : deck.drawn
    const number = fill(form === 'hand' ? words.cards : words.cardsLeft, { count })
    return { label: worded(heading), cells: [{ text: number, tone: 'closed' }, ...seen.map(cardCell)] }
  })
  return [{ title: words.cardsAndBags, rows }]
}

function cardCell(card: string): Cell {
  return { text: worded(card), tone: 'special', id: idOf(card) }
}

function namedPanel({ namedSets }: Rules, now: Situation): readonly Panel[] {
  const rows = namedSets.flatMap((set): readonly PictureRow[] => {
    const names: readonly string[] = now.named[set] ?? []
    const cells = names.map((name): Cell => ({ text: worded(name), tone: 'player', id: idOf(name) }))
    return names.length === 0 ? [] : [{ label: worded(setName(set)), cells }]
  })
  return rows.length === 0 ? [] : [{ title: words.namedByYou, rows }]
}
