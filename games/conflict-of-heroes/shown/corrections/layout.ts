import type { Layout } from '@opfor/kernel'
import { countersOf } from './counters/all.ts'
import { boards, cards, tops } from './laid/cards.ts'
import { counters, units } from './laid/counters.ts'
import { orders, sheet, tiles } from './laid/mission.ts'
import { placesIn } from './places.ts'
import type { Situation } from '../../table/situation.ts'

/**
 * Every card, counter, tile and number with its place. What set-up has settled for the whole match is taken back rather
 * than corrected: the Guideline, the seats, the decks and the order of play.
 */
export function layout(now: Situation): Layout {
  return { ...piecesIn(now), counters: countersOf(now), places: placesIn(now) }
}

/** Every card, counter and tile with its place. */
export function piecesIn(now: Situation): Pick<Layout, 'lying' | 'rows'> {
  return {
    lying: [...cards(now), ...units(now), ...counters(now), ...orders(now), ...tiles(now)],
    rows: [...tops(now), ...boards(now), ...sheet(now)],
  }
}
