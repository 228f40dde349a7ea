import { type Candidate, countsOf, type Layout, type PieceGroup, message } from '@opfor/kernel'
import { cardName } from '../turn-overview/cards.ts'
import { countersOf } from './counters/all.ts'
import { startingModels } from '../setup/profile.ts'
import type { Situation, Unit } from '../situation.ts'

const places = {
  table: { id: 'table', name: message('blood-and-plunder.place.table', 'the table') },
  lost: { id: 'lost', name: message('blood-and-plunder.place.lost', 'the fallen') },
  deck: { id: 'deck', name: message('blood-and-plunder.place.deck', "the OPFOR's deck") },
  discard: { id: 'discard', name: message('blood-and-plunder.place.discard', "the OPFOR's discard pile") },
  events: { id: 'events', name: message('blood-and-plunder.place.events', 'the events set aside') },
  top: { id: 'top', name: message('blood-and-plunder.place.top', "the top of the OPFOR's deck") },
}

const cardPlaces = [places.deck, places.discard, places.top, places.events].map(({ id }) => id)

/** Every model, card and number with its place. */
export function layout(now: Situation): Layout {
  const { rest, discard, top } = now.deck
  return {
    lying: [...now.units.flatMap(models), ...heap(rest, places.deck), ...heap(discard, places.discard)],
    rows: [
      { at: places.top, pieces: top.map(card) },
      { at: places.events, pieces: now.events.map(card) },
    ],
    places: Object.values(places),
    counters: countersOf(now),
    ...(now.house.deck === 'app' ? { inProgram: cardPlaces } : {}),
  }
}

/** The models of a unit: those that stand, and the fallen, which nobody counts any more. */
function models({ id, name, models: standing, profile }: Unit): readonly PieceGroup[] {
  const piece = {
    id: `model.${id}`,
    name: message('blood-and-plunder.model', 'a model of {unit}', { unit: name }),
  }
  const fallen = startingModels(profile) - standing
  const stands: PieceGroup = { piece, at: places.table, count: standing, part: name }
  const fell: PieceGroup = { piece, at: places.lost, count: fallen, part: name, unused: true }
  return [stands, fell].filter(({ count }) => count > 0)
}

function card(id: string): Candidate {
  return { id, name: cardName(id) }
}

function heap(cards: readonly string[], at: Candidate): readonly PieceGroup[] {
  return countsOf(cards).map(([id, count]) => ({ piece: card(id), at, count }))
}
