import { type Action, closerThan, holding, message, type Procedure, type Table } from '@opfor/kernel'
import { isEngaged, mustRally } from '../action-exceptions.ts'
import { spent, unitOf } from '../actor.ts'
import { type Actor, nearestEnemy } from '../facts.ts'
import { type Situation, withUnit } from '../situation.ts'
import { does } from '../words.ts'

/** Reload: something is not loaded; bayonets come off where no enemy is within 8 inches. */
export const reload: Action<Situation, Actor> = {
  id: 'reload',
  name: message('blood-and-plunder.action.reload', 'Reload'),
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    if (unit.empty === 0 || isEngaged(unit) || mustRally(table.now, unit)) return undefined
    if (!unit.bayonetsFixed) return () => load(table, actor)
    const near = yield* holding(table, closerThan(8, nearestEnemy), (now) => [unitOf(now, actor)], undefined)
    return near.length > 0 ? undefined : () => unfix(table, actor)
  },
}

function* unfix(table: Table<Situation>, actor: Actor): Procedure<void> {
  const { name } = unitOf(table.now, actor)
  table.change(withUnit(table.now, actor.id, { bayonetsFixed: false }), does.unfixes, { unit: name })
  yield* load(table, actor)
}

/** One Reload action of a unit. */
export function* load(table: Table<Situation>, actor: Actor): Procedure<void> {
  const { name, empty } = unitOf(table.now, actor)
  const left = Math.max(0, empty - 1)
  table.change(
    spent(withUnit(table.now, actor.id, { empty: left }), actor),
    left === 0 ? does.reloads : does.loads,
    { unit: name, left },
  )
}
