import { type Candidate, type Zone, message, type Pile } from '@opfor/kernel'
import { cardName, isEvent } from '../../rules/turn-overview/cards.ts'
import type { Situation } from '../../table/situation.ts'

function place(id: string, name: string): Candidate {
  return { id, name: message(`blood-and-plunder.place.${id}`, name) }
}

function pileOf(key: keyof Pile, at: Candidate): Zone<Situation> {
  return {
    at,
    piece: (id) => ({ id, name: cardName(id) }),
    accepts: () => true,
    read: ({ deck }) => deck[key],
    write: (now, to) => ({ ...now, deck: { ...now.deck, [key]: to } }),
  }
}

function inOrder(heap: Zone<Situation>): Zone<Situation> {
  return { ...heap, inOrder: () => `${heap.at.id} holds other cards: only their order can be set.` }
}

export const zones: readonly Zone<Situation>[] = [
  pileOf('rest', place('deck', "the OPFOR's deck")),
  pileOf('discard', place('discard', "the OPFOR's discard pile")),
  inOrder(pileOf('top', place('top', "the top of the OPFOR's deck"))),
  inOrder({
    ...pileOf('top', place('events', 'the events set aside')),
    accepts: isEvent,
    read: ({ events }) => events,
    write: (now, events) => ({ ...now, events }),
  }),
]

export const places = { table: place('table', 'the table'), lost: place('lost', 'the fallen') } as const
