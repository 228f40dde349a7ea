import { type PictureCell, withParams, type PicturePanel, type Picture, type PictureRow } from '@opfor/kernel'
import type { CellValue } from '../model/index.ts'
import { formatCellValue } from '../values/cells.ts'
import { idOf, type SectionOf, pieceSetName, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { cardsIn, deckState, unknownCell, type Situation } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

/** The visible state: rosters as tables, counters, cards, and the player's pieces. */
export function pictureOfSheet(rules: SheetRules, now: Situation): Picture {
  const counters = rules.sheet.sections.filter((section) => section.kind === 'counters')
  const rosters = rules.rosters.map((roster) => rosterPanel(now, roster))
  const beside = [
    ...counters.map(
      (section): PicturePanel => ({
        title: worded(section.heading),
        rows: section.counters.map((counter) => counterRow(now, counter)),
      }),
    ),
    ...decksPanel(rules, now),
    ...namedPanel(rules, now),
  ]
  return { columns: [rosters, beside].filter((panels) => panels.length > 0), below: [], legend: [] }
}

function rosterPanel(now: Situation, { heading, one, columns }: SectionOf<'roster'>): PicturePanel {
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

function cellOf(value: CellValue = unknownCell): PictureCell {
  const told = value === unknownCell ? unknownCell : formatCellValue(value)
  const isQuiet = value === unknownCell || value === false
  return { text: typeof told === 'number' ? String(told) : told, tone: isQuiet ? 'closed' : 'free' }
}

function counterRow(now: Situation, counter: SectionOf<'counters'>['counters'][number]): PictureRow {
  const value = now.counters[counter.name] ?? counter.start
  const text = typeof value === 'number' ? String(value) : worded(value)
  const span =
    counter.holds === 'number'
      ? withParams(sheetRunMessages.spanOf, { from: counter.from, to: counter.to })
      : undefined
  return {
    label: worded(counter.name),
    cells: [
      { text, tone: 'special' },
      ...(span === undefined ? [] : [{ text: span, tone: 'closed' as const }]),
    ],
  }
}

/** Shows remaining and drawn cards; of a hidden hand and its deck only the count. */
function decksPanel(rules: SheetRules, now: Situation): readonly PicturePanel[] {
  const { decks } = rules
  if (decks.length === 0) return []
  const hidden = decks.filter((deck) => deck.hidden)
  const isHidden = (heading: string): boolean =>
    hidden.some((deck) => deck.heading === heading || deck.hand?.from === heading)
  const rows = decks.map(({ heading, form }): PictureRow => {
    const deck = deckState(now, heading)
    const count = cardsIn(deck).length
    const seen = form === 'hand' && !isHidden(heading) ? cardsIn(deck) : deck.drawn
    const number = withParams(form === 'hand' ? sheetRunMessages.cards : sheetRunMessages.cardsLeft, {
      count,
    })
    return { label: worded(heading), cells: [{ text: number, tone: 'closed' }, ...seen.map(cardCell)] }
  })
  return [{ title: sheetRunMessages.cardsAndBags, rows }]
}

function cardCell(card: string): PictureCell {
  return { text: worded(card), tone: 'special', id: idOf(card) }
}

function namedPanel({ namedSets }: SheetRules, now: Situation): readonly PicturePanel[] {
  const rows = namedSets.flatMap((set): readonly PictureRow[] => {
    const names: readonly string[] = now.named[set] ?? []
    const cells = names.map((name): PictureCell => ({ text: worded(name), tone: 'player', id: idOf(name) }))
    return names.length === 0 ? [] : [{ label: worded(pieceSetName(set)), cells }]
  })
  return rows.length === 0 ? [] : [{ title: sheetRunMessages.namedByYou, rows }]
}
