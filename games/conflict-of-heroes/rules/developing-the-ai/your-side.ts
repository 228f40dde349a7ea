import { ask, chart, die, message, type Procedure, type Table } from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { enemyOf, type Side, sideName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const roll = message(
  'coh.ask.yourSide',
  'Which side is yours: what does the die show? 1 to 3: the Germans; 4 to 6: the Soviets.',
)

/** G 5.3: the die for the side of the player. */
export const yourSide = chart<'low' | 'high', 'die', Side>(
  'conflict-of-heroes.yourSide',
  'Your side',
  rule('G 5.3'),
  { low: { die: 'german' }, high: { die: 'soviet' } },
  (row) => (row === 'low' ? '1 to 3 are the Germans' : '4 to 6 are the Soviets'),
  (side) => (side === 'german' ? 'the Germans' : 'the Soviets'),
)

/** The AI has the other side. */
export function* rollForYourSide(table: Table<Situation>): Procedure<Side> {
  const shown = yield* ask(table, () => die('coh.yourSide', roll, 6))
  const human = yourSide.read(table, shown <= 3 ? 'low' : 'high', 'die', undefined)
  const ai = enemyOf(human)
  table.change(table.now, words.yourSide, { side: sideName(human), ai: sideName(ai) })
  return human
}
