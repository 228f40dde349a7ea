import { type Chart, chart, reading, ruled, type Table } from '@opfor/kernel'
import { type Band, bandOf } from '../turn-overview/cards.ts'
import type { ColumnName } from './chart-2.ts'
import { solitaire } from '../../table/citations.ts'
import { unitNamed } from '../ruled-out.ts'
import { whenCounted } from '../rulings/turn.ts'
import type { Situation } from '../../table/situation.ts'
import { type State, stateOf, tallies } from '../turn-overview/strike-points.ts'

/** How the OPFOR stands, in words. */
export const standingWords: Readonly<Record<State, string>> = {
  less: 'the OPFOR having fewer strike points than you',
  tied: 'the OPFOR having as many strike points as you',
  more: 'the OPFOR having more strike points than you',
}

/** Chart 1: the printed number of the OPFOR's card by its strike points to a column of chart 2. Less is ahead. */
export const chart1: Chart<Band, State, Exclude<ColumnName, 'command'>, { readonly id: string }> = chart(
  'blood-and-plunder.chart1',
  'Chart 1',
  solitaire('Turn Overview, Chart 1'),
  {
    '11-13': { less: 'A', tied: 'A', more: 'B' },
    '5-10': { less: 'A', tied: 'B', more: 'B' },
    '1-4': { less: 'B', tied: 'B', more: 'C' },
  },
  (band, state, column) => `a card of ${band}, ${standingWords[state]}: column ${column}`,
  (column) => `column ${column}`,
  { of: unitNamed },
)

/** How the OPFOR stands, by the tally that counts. */
export function opforState(now: Situation): State {
  // Ruling: whenCounted.
  return stateOf(reading(now, whenCounted) === 'activated' ? tallies(now) : now.shown)
}

/** The column for the card that is shown and the unit that is activated. */
export function columnFor(table: Table<Situation>, id: string): Exclude<ColumnName, 'command'> {
  if (stateOf(tallies(table.now)) !== stateOf(table.now.shown)) ruled(table, whenCounted)
  return chart1.read(table, bandOf(table.now.card), opforState(table.now), { id })
}
