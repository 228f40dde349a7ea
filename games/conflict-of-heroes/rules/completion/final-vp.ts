import { ask, withParams, message, number, type Procedure, applyRuling, type Table } from '@opfor/kernel'
import { units } from '../../table/naming.ts'
import { sideName, sides } from '../../table/pieces.ts'
import { finalVp } from '../mission/solo-rulings.ts'
import { inMission, missionOf, type Situation, withMission } from '../../table/situation.ts'
import { words } from '../words.ts'

const inAll = message(
  'coh.ask.finalVp',
  'The mission has ended: how many VP do {side} have in all, including what their cards score at the end?',
)

export function* finish(table: Table<Situation>, ended: 'track' | 'called'): Procedure<void> {
  for (const side of applyRuling(table, finalVp) === 'counted' ? sides : []) {
    const vp = yield* ask(
      table,
      inMission((mission) =>
        number(
          'coh.finalVp',
          'player',
          withParams(inAll, { side: sideName(side) }),
          { from: 0, to: 99, unit: units.vp },
          // The VP so far, not the expected total.
          { proposal: mission.vp[side], isEarlierAnswer: true },
        ),
      ),
    )
    if (vp === undefined) return
    const all = { ...missionOf(table.now).vp, [side]: vp }
    table.change(withMission(table.now, { vp: all }), words.vp, { side: sideName(side), vp })
  }
  table.change({ ...table.now, stage: 'over', ended }, words.counted)
}
