import { bag, pile, ruled, type Table } from '@opfor/kernel'
import { orderCards } from './pieces.ts'
import { netting } from './rulings.ts'
import { missionOf, playersOf, type Situation, withMission } from './situation.ts'
import { words } from './words.ts'

const range = { defense: [5, 43], offense: [13, 51] } as const

/** The deck before any CAP: Defense 05 to 43, Offense 13 to 51. */
export function baseDeck(sheet: 'defense' | 'offense'): readonly string[] {
  const [from, to] = range[sheet]
  return orderCards.slice(from - 1, to)
}

/** G 5.4: for a CAP gained the next card from the sheet's end that is not in it; for one lost its first card is taken. */
function withCap(deck: readonly string[], sheet: 'defense' | 'offense', change: 1 | -1): readonly string[] {
  const ends = sheet === 'defense' ? orderCards : orderCards.toReversed()
  const card = ends.find((each) => deck.includes(each) === change < 0)
  if (card === undefined) return deck
  return change > 0 ? bag([...deck, card]) : deck.filter((each) => each !== card)
}

/** The cards of the deck after these changes of CAPs. */
export function builtDeck(
  sheet: 'defense' | 'offense',
  changes: readonly number[],
  netted: boolean,
): readonly string[] {
  const net = changes.reduce((sum, each) => sum + each, 0)
  let deck = baseDeck(sheet)
  for (const change of netted ? [net] : changes)
    for (let left = Math.abs(change); left > 0; left -= 1) deck = withCap(deck, sheet, change > 0 ? 1 : -1)
  return deck
}

/** What the AI's cards have changed of its CAPs, in the order in which they were played. */
function capChanges(now: Situation): readonly number[] {
  const players = playersOf(now, missionOf(now).ai).map(({ id }) => id)
  return now.plays.filter(({ by }) => players.includes(by)).map(({ told }) => told.caps ?? 0)
}

/** G 5.4: the Order Card Deck is built. */
export function orderDeck(table: Table<Situation>): void {
  const { sheet } = missionOf(table.now)
  const cards = builtDeck(sheet, capChanges(table.now), ruled(table, netting) === 'net')
  const base = baseDeck(sheet)
  table.change(withMission(table.now, { deck: pile(bag(cards)) }), words.orderDeck, {
    from: base[0] ?? '',
    to: base.at(-1) ?? '',
    added: cards.filter((card) => !base.includes(card)),
    removed: base.filter((card) => !cards.includes(card)),
    count: cards.length,
  })
}
