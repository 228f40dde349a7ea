import {
  ask,
  discardCard,
  draw,
  drawFromPile,
  type Message,
  message,
  possibleNextCards,
  type Procedure,
  reshufflePile,
  type Table,
} from '@opfor/kernel'
import { orderName } from '../../table/pieces.ts'
import { inMission, missionOf, type Situation, withMission } from '../../table/situation.ts'
import { words } from '../words.ts'

const which = message('coh.ask.drawOrder', 'Which Order Card is drawn?')

/** Discards the card; shuffles again if the deck is empty. */
export function* drawOrderCard(table: Table<Situation>, tell: Message): Procedure<string | undefined> {
  const { deck } = missionOf(table.now)
  if (possibleNextCards(deck).length === 0)
    table.change(withMission(table.now, { deck: reshufflePile(deck) }), words.reshuffled)
  const [card] =
    (yield* ask(
      table,
      inMission((mission) => {
        const cards = possibleNextCards(mission.deck)
        return cards.length === 0
          ? undefined
          : draw('coh.drawOrder', which, cards, 1, orderName, { byApp: true })
      }),
    )) ?? []
  if (card === undefined) {
    table.change(table.now, words.noOrders)
    return undefined
  }
  const next = discardCard(drawFromPile(missionOf(table.now).deck, card), card)
  table.change(withMission(table.now, { deck: next }), tell, { card: orderName(card) })
  return card
}
