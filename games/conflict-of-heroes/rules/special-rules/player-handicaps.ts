import {
  ask,
  choice,
  draw,
  message,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
  withoutAll,
} from '@opfor/kernel'
import { baseDeck } from '../developing-the-ai/order-deck.ts'
import { orderName } from '../../table/pieces.ts'
import { fewerCaps, removed } from '../mission/solo-rulings.ts'
import { inMission, missionOf, type Situation, withMission, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

const tooWhat = message('coh.ask.soloHandicap', 'Is the AI too easy or too difficult for you?')
const removeWhat = message('coh.ask.remove', 'Which Command Cards are removed from the deck?')
/** G 6.3: for you, or for the AI. */
export const soloHandicaps = [
  { id: 'none', caps: 0, cards: 0, name: message('coh.soloHandicap.none', 'neither') },
  {
    id: 'caps1',
    caps: 1,
    cards: 0,
    name: message('coh.soloHandicap.caps1', 'too easy: you start with 1 fewer CAP'),
  },
  {
    id: 'caps2',
    caps: 2,
    cards: 0,
    name: message('coh.soloHandicap.caps2', 'too easy: you start with 2 fewer CAPs'),
  },
  {
    id: 'cards1',
    caps: 0,
    cards: 1,
    name: message('coh.soloHandicap.cards1', 'too difficult: 1 Command Card is removed'),
  },
  {
    id: 'cards2',
    caps: 0,
    cards: 2,
    name: message('coh.soloHandicap.cards2', 'too difficult: 2 Command Cards are removed'),
  },
]

export type Handicap = (typeof soloHandicaps)[number]

/** G 6.3: fewer CAPs for you, or fewer Command Cards for the AI. */
export function* handicapSolo(table: Table<Situation>, told?: Handicap): Procedure<void> {
  const handicap =
    told ??
    (yield* ask(
      table,
      inMission(() => choice('coh.soloHandicap', 'player', tooWhat, soloHandicaps)),
    ))
  if (handicap === undefined) return
  const { caps, cards } = handicap
  if (caps > 0) {
    const left = Math.max(0, missionOf(table.now).caps - caps)
    if (applyRuling(table, fewerCaps) === 'first')
      table.change(withMission(table.now, { caps: left }), words.fewerCapsFirst, { caps: left })
    else
      table.change(withMission(inEveryRound(table.now, left), { caps: left }), words.fewerCaps, {
        caps: left,
      })
  }
  if (cards === 0) return
  const gone = yield* removeFrom(table, cards)
  if (gone === 0 && currentReading(table.now, removed) === 'only') table.change(table.now, words.noneAdded)
}

function inEveryRound(now: Situation, caps: number): Situation {
  const human = now.players.find(({ side }) => side !== missionOf(now).ai)
  return human === undefined ? now : withPlayer(now, human.id, { caps })
}

/** Removes random Command Cards, any or only added ones, up to the number available; returns how many. */
function* removeFrom(table: Table<Situation>, count: number): Procedure<number> {
  const which = applyRuling(table, removed)
  const gone = yield* ask(
    table,
    inMission(({ deck, sheet }, { ordersBy }) => {
      const added = deck.rest.filter((card) => !baseDeck(sheet).includes(card))
      const among = which === 'any' ? deck.rest : added
      return among.length === 0
        ? undefined
        : draw('coh.remove', removeWhat, among, count, orderName, { byApp: ordersBy === 'app' })
    }),
  )
  if (gone === undefined) return 0
  const { deck } = missionOf(table.now)
  table.change(
    withMission(table.now, { deck: { ...deck, rest: withoutAll(deck.rest, gone) } }),
    words.cardsRemoved,
    {
      cards: gone.map(orderName),
    },
  )
  return gone.length
}
