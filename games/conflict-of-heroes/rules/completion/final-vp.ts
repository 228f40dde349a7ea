import { ask, fill, message, number, type Procedure, ruled, type Table } from '@opfor/kernel'
import { units } from '../../table/numbers-of.ts'
import { sideName, sides } from '../../table/pieces.ts'
import { finalVp } from '../mission/solo-rulings.ts'
import { inMission, missionOf, type Situation, withMission } from '../../table/situation.ts'
import { words } from '../words.ts'

const inAll = message(
  'coh.ask.finalVp',
  'The mission has ended: how many VP do {side} have in all, with what their cards count at the end?',
)

/** The mission has ended: both sides count their VP, and then it is decided. */
export function* finish(table: Table<Situation>, ended: 'track' | 'called'): Procedure<void> {
  for (const side of ruled(table, finalVp) === 'counted' ? sides : []) {
    const vp = yield* ask(
      table,
      inMission((mission) =>
        number(
          'coh.finalVp',
          'player',
          fill(inAll, { side: sideName(side) }),
          { from: 0, to: 99, unit: units.vp },
          // What was told so far, not what is likely in all.
          { proposal: mission.vp[side], recalled: true },
        ),
      ),
    )
    if (vp === undefined) return
    const all = { ...missionOf(table.now).vp, [side]: vp }
    table.change(withMission(table.now, { vp: all }), words.vp, { side: sideName(side), vp })
  }
  table.change({ ...table.now, stage: 'over', ended }, words.counted)
}
