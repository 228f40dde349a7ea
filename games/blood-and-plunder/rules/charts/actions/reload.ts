import { message, messages, type Procedure, type Table } from '@opfor/kernel'
import { canShoot } from '../../action-exceptions/action-exceptions.ts'
import { spent, unitOf } from '../actor.ts'
import { heldBack } from '../../attack/against.ts'
import { hasEnemyWithinEight } from '../../action-exceptions/eight-inches.ts'
import type { Actor } from '../facts.ts'
import { type Situation, type Unit, withUnit } from '../../../table/situation.ts'
import type { ChartAction } from '../action-status.ts'
import { does } from '../../../table/words.ts'

const words = messages('blood-and-plunder.against', {
  nothing: message('blood-and-plunder.against.nothingToLoad', 'it has nothing to load'),
  loaded: 'it is loaded',
  fixed: 'its bayonets stay fixed while an enemy is within 8 inches',
})

/** A unit with fixed bayonets has something to load, whatever was loaded before. */
function isReady({ empty, bayonetsFixed }: Unit): boolean {
  return empty === 0 && !bayonetsFixed
}

/** Reload: something is not loaded. Bayonets come off if no enemy is within 8 inches. */
export const reload: ChartAction = {
  id: 'reload',
  name: message('blood-and-plunder.action.reload', 'Reload'),
  stands(table, actor) {
    const unit = unitOf(table.now, actor)
    if (!canShoot(table.now, unit) || isReady(unit) || heldBack(table.now, unit) !== undefined)
      return 'cannot'
    return unit.bayonetsFixed ? 'asks' : 'can'
  },
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    if (!canShoot(table.now, unit)) return words.nothing
    if (isReady(unit)) return words.loaded
    const held = heldBack(table.now, unit)
    if (held !== undefined) return held
    if (!unit.bayonetsFixed) return () => load(table, actor)
    return (yield* hasEnemyWithinEight(table, actor)) ? words.fixed : () => unfix(table, actor)
  },
}

function* unfix(table: Table<Situation>, actor: Actor): Procedure<void> {
  const { name } = unitOf(table.now, actor)
  table.change(withUnit(table.now, actor.id, { bayonetsFixed: false }), does.unfixes, { unit: name })
  yield* load(table, actor)
}

function* load(table: Table<Situation>, actor: Actor): Procedure<void> {
  const { name, empty } = unitOf(table.now, actor)
  const left = Math.max(0, empty - 1)
  table.change(
    spent(withUnit(table.now, actor.id, { empty: left }), actor),
    left === 0 ? does.reloads : does.loads,
    { unit: name, left },
  )
}
