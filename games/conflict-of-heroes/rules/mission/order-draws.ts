import {
  ask,
  discarded,
  draw,
  drawnFrom,
  type Message,
  message,
  nextOf,
  type Procedure,
  reshuffled,
  type Table,
} from '@opfor/kernel'
import { orderName } from '../../table/pieces.ts'
import { inMission, missionOf, type Situation, withMission } from '../../table/situation.ts'
import { words } from '../words.ts'

const which = message('coh.ask.drawOrder', 'Which Order Card is drawn?')

/** A card of the app's Order Card Deck, which is shuffled again when it has run out; the card is discarded. */
export function* drawOrderCard(table: Table<Situation>, tell: Message): Procedure<string | undefined> {
  const { deck } = missionOf(table.now)
  if (nextOf(deck).length === 0)
    table.change(withMission(table.now, { deck: reshuffled(deck) }), words.reshuffled)
  const [card] =
    (yield* ask(
      table,
      inMission((mission) => {
        const cards = nextOf(mission.deck)
        return cards.length === 0
          ? undefined
          : draw('coh.drawOrder', which, cards, 1, orderName, { byApp: true })
      }),
    )) ?? []
  if (card === undefined) {
    table.change(table.now, words.noOrders)
    return undefined
  }
  const next = discarded(drawnFrom(missionOf(table.now).deck, card), card)
  table.change(withMission(table.now, { deck: next }), tell, { card: orderName(card) })
  return card
}
