import type { Layout } from '@opfor/kernel'
import { countersOf } from './counters/all.ts'
import { boards, cards, tops } from './laid/cards.ts'
import { counters, units } from './laid/counters.ts'
import { orders, sheet, tiles } from './laid/mission.ts'
import { placesIn } from './places.ts'
import type { Situation } from '../../table/situation.ts'

/** Set-up choices are undone, not corrected: the Guideline, the seats, the decks and the order of play. */
export function layout(now: Situation): Layout {
  return { ...piecesIn(now), counters: countersOf(now), places: placesIn(now) }
}

export function piecesIn(now: Situation): Pick<Layout, 'lying' | 'rows'> {
  return {
    lying: [...cards(now), ...units(now), ...counters(now), ...orders(now), ...tiles(now)],
    rows: [...tops(now), ...boards(now), ...sheet(now)],
  }
}
