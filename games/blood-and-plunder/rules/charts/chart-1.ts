import { type Chart, chart, currentReading, applyRuling, type Table } from '@opfor/kernel'
import { type Band, bandOf } from '../turn-overview/cards.ts'
import type { ColumnName } from './chart-2.ts'
import { solitaire } from '../../table/citations.ts'
import { unitNamed } from '../ruled-out.ts'
import { whenCounted } from '../rulings/turn.ts'
import type { Situation } from '../../table/situation.ts'
import { type State, stateOf, tallies } from '../turn-overview/strike-points.ts'

export const standingWords: Readonly<Record<State, string>> = {
  less: 'the OPFOR has fewer strike points than you',
  tied: 'the OPFOR has as many strike points as you',
  more: 'the OPFOR has more strike points than you',
}

/** Chart 1: card number and strike points to a column of chart 2. Fewer strike points are ahead. */
export const chart1: Chart<Band, State, Exclude<ColumnName, 'command'>, { readonly id: string }> = chart(
  'blood-and-plunder.chart1',
  'Chart 1',
  solitaire('Turn Overview, Chart 1'),
  {
    '11-13': { less: 'A', tied: 'A', more: 'B' },
    '5-10': { less: 'A', tied: 'B', more: 'B' },
    '1-4': { less: 'B', tied: 'B', more: 'C' },
  },
  (band, state, column) => `card ${band}, ${standingWords[state]}: column ${column}`,
  (column) => `column ${column}`,
  { of: unitNamed },
)

export function opforState(now: Situation): State {
  // Ruling: whenCounted.
  return stateOf(currentReading(now, whenCounted) === 'activated' ? tallies(now) : now.shown)
}

export function columnFor(table: Table<Situation>, id: string): Exclude<ColumnName, 'command'> {
  if (stateOf(tallies(table.now)) !== stateOf(table.now.shown)) applyRuling(table, whenCounted)
  return chart1.read(table, bandOf(table.now.card), opforState(table.now), { id })
}
