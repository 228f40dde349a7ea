import {
  bag,
  type Candidate,
  chart,
  withParams,
  type Message,
  message,
  messages,
  pile,
  tieByPrintedOrder,
  type Procedure,
  applyRuling,
  type ExcludedPiece,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { capsOfTheAI } from './caps-of-the-ai.ts'
import { rule } from '../../table/citations.ts'
import { signed } from '../../table/generator-cards/effects-of.ts'
import { cardName, orderCards, orderName } from '../../table/pieces.ts'
import { lostCaps, netting } from '../mission/solo-rulings.ts'
import { type Mission, missionOf, type Situation, withMission } from '../../table/situation.ts'
import { words } from '../words.ts'

const decks = { '05-43': [5, 43], '13-51': [13, 51] } as const

/** G 5.4: the Order Cards of a sheet, before any CAP. */
export const orderCardsOf = chart<Mission['sheet'], 'deck', keyof typeof decks>(
  'conflict-of-heroes.orderDeck',
  'Order Card Deck',
  rule('G 5.4'),
  { defense: { deck: '05-43' }, offense: { deck: '13-51' } },
  (sheet) =>
    sheet === 'defense'
      ? 'Defense begins with Order Cards 05 to 43'
      : 'Offense begins with Order Cards 13 to 51',
  (entry) => (entry === '05-43' ? 'Order Cards 05 to 43' : 'Order Cards 13 to 51'),
)

function cardsIn(entry: keyof typeof decks): readonly string[] {
  const [from, to] = decks[entry]
  return orderCards.slice(from - 1, to)
}

/** Defense 05 to 43, Offense 13 to 51. */
export function baseDeck(sheet: Mission['sheet']): readonly string[] {
  return cardsIn(orderCardsOf.cells[sheet].deck)
}

interface Cap {
  readonly change: 1 | -1
  readonly deck: readonly string[]
}

const forACap = messages('coh.forACap', {
  gained: 'added for a CAP gained',
  lost: 'taken out for a CAP lost',
})
const because = messages('coh.noOrder', {
  there: 'it is in the deck already',
  absent: 'it is not in the deck',
})

const told = {
  of: ({ change }: Cap): Message => (change > 0 ? forACap.gained : forACap.lost),
  others: (_: Situation, { change, deck }: Cap): readonly ExcludedPiece[] =>
    orderCards
      .filter((card) => deck.includes(card) === change > 0)
      .map((id) => ({ id, name: orderName(id), because: change > 0 ? because.there : because.absent })),
} as const

/** G 5.4: the card that a CAP adds or removes, by the side of the sheet. */
export const commandCard = {
  defense: priorityList<Candidate, Situation, Cap>(
    'conflict-of-heroes.lowestCard',
    'Order Card',
    rule('G 5.4'),
    [],
    tieByPrintedOrder('the lowest number'),
    told,
  ),
  offense: priorityList<Candidate, Situation, Cap>(
    'conflict-of-heroes.highestCard',
    'Order Card',
    rule('G 5.4'),
    [],
    tieByPrintedOrder('the highest number'),
    told,
  ),
} as const

/** In order: from the lowest for Defense, from the highest for Offense. */
function cardsFor({ change, deck }: Cap, sheet: Mission['sheet']): readonly Candidate[] {
  const inOrder = sheet === 'defense' ? orderCards : orderCards.toReversed()
  return inOrder
    .filter((card) => deck.includes(card) === change < 0)
    .map((id) => ({ id, name: orderName(id) }))
}

/** G 5.4: lost CAPs remove one card in all, or one for each. */
function changes(table: Table<Situation>, caps: readonly number[]): readonly number[] {
  const all = inOrder(table, caps)
  const first = all.findIndex((each) => each < 0)
  const lost = all.reduce((sum, each) => sum + Math.min(0, each), 0)
  if (lost >= -1 || applyRuling(table, lostCaps) === 'each') return all
  return all.flatMap((each, nth) => (each > 0 ? [each] : nth === first ? [-1] : []))
}

/** Gains before losses, their sum, or one after another. The ruling matters only if both occur. */
function inOrder(table: Table<Situation>, all: readonly number[]): readonly number[] {
  const gains = all.filter((each) => each > 0)
  const losses = all.filter((each) => each < 0)
  if (gains.length === 0 || losses.length === 0) return all
  switch (applyRuling(table, netting)) {
    case 'printed':
      return [...gains, ...losses]
    case 'net':
      return [all.reduce((sum, each) => sum + each, 0)]
    case 'each':
      return all
  }
}

const capCard = message('coh.capCard', '{card} {change}')

/** G 5.4. */
export function* orderDeck(table: Table<Situation>): Procedure<void> {
  const { sheet } = missionOf(table.now)
  const base = cardsIn(orderCardsOf.read(table, sheet, 'deck', undefined))
  const caps = capsOfTheAI(table)
  const cards = caps.map(({ card, change }) =>
    withParams(capCard, { card: cardName(card), change: signed(change) }),
  )
  table.change(table.now, cards.length > 0 ? words.aiCaps : words.noAiCaps, { cards })
  let deck = base
  for (const sum of changes(
    table,
    caps.map(({ change }) => change),
  ))
    for (let left = Math.abs(sum); left > 0; left -= 1) {
      const cap: Cap = { change: sum > 0 ? 1 : -1, deck }
      const card = yield* commandCard[sheet](table, () => cardsFor(cap, sheet), cap)
      if (card === undefined) continue
      deck = cap.change > 0 ? [...deck, card.id] : deck.filter((each) => each !== card.id)
    }
  table.change(withMission(table.now, { deck: pile(bag(deck)) }), words.orderDeck, {
    from: base[0] ?? '',
    to: base.at(-1) ?? '',
    added: deck.filter((card) => !base.includes(card)).toSorted(),
    removed: base.filter((card) => !deck.includes(card)),
    count: deck.length,
  })
}
