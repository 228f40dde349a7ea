import { ask, bag, message, number, type Procedure, type Table, withoutAll } from '@opfor/kernel'
import { cupAtStart } from '../guidelines/begin.ts'
import { placeDefenses } from '../placing/defense-counters.ts'
import { units } from '../../table/naming.ts'
import { sideName } from '../../table/pieces.ts'
import { inMission, playersOf, type Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const howMany = message('coh.ask.tileDefenses', 'How many random Defense Counters does the tile place?')

/** Defense Counters on no map; the Mine of Soviet 08 may be hidden, in the cup or on a map. */
export function unplaced(now: Situation): readonly string[] {
  const placed = now.defenses.map(({ kind }) => kind.split(' ')[0] ?? '')
  const mine = now.mine === '' ? [] : ['mine']
  return withoutAll(cupAtStart(now), [...placed, ...mine])
}

/** G 3.7.3: a tile places random Defense Counters from those on no map, to the AI's advantage (G 6.0). */
export function* placeTileDefenses(table: Table<Situation>): Procedure<void> {
  const count = yield* ask(
    table,
    inMission((_, now) => {
      const to = Math.min(6, unplaced(now).length)
      const span = { from: 1, to, unit: units.counters }
      return to === 0 ? undefined : number('coh.tileDefenses', 'player', howMany, span)
    }),
  )
  const { ai } = table.now.mission ?? {}
  if (count === undefined || ai === undefined) return
  table.change({ ...table.now, cup: bag(unplaced(table.now)) }, words.tileDefenses, { side: sideName(ai) })
  const [player] = playersOf(table.now, ai)
  if (player !== undefined) yield* placeDefenses(table, player.id, count)
  table.change({ ...table.now, cup: [] }, words.cupAway)
}
