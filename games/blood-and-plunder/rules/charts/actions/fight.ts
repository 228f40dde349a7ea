import { message, type Procedure, type Table } from '@opfor/kernel'
import { mustRally } from '../../action-exceptions/action-exceptions.ts'
import { aimedAt, spent, unitOf } from '../actor.ts'
import { mayOnlyRally } from '../../attack/against.ts'
import type { Actor } from '../facts.ts'
import { type Situation, unitWith } from '../../../table/situation.ts'
import type { ChartAction } from '../action-status.ts'
import { meleeDone } from '../../attack/what-happened.ts'
import { does } from '../../../table/words.ts'

/** Fight: only if engaged; against all enemies in contact, one result each. */
export const fight: ChartAction = {
  id: 'fight',
  name: message('blood-and-plunder.action.fight', 'Fight'),
  stands: (table, actor) => {
    const unit = unitOf(table.now, actor)
    return unit.engaged.length > 0 && !mustRally(table.now, unit) ? 'can' : 'cannot'
  },
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    if (unit.engaged.length === 0) return message('blood-and-plunder.against.apart', 'it is not engaged')
    if (mustRally(table.now, unit)) return mayOnlyRally(unit)
    return () => fightAll(table, actor)
  },
}

function* fightAll(table: Table<Situation>, actor: Actor): Procedure<void> {
  const unit = unitOf(table.now, actor)
  const targets = unit.engaged.map((id) => unitWith(table.now, id))
  table.change(spent(aimedAt(table.now, unit.engaged[0] ?? ''), actor), does.fights, {
    unit: unit.name,
    targets: targets.map(({ name }) => name),
  })
  for (const { id } of targets)
    if (unitOf(table.now, actor).engaged.includes(id)) yield* meleeDone(table, actor.id, id)
}
