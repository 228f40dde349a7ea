import { ask, withParams, message, number, type Procedure, applyRuling, type Table } from '@opfor/kernel'
import { isShaken, mustRally } from '../../action-exceptions/action-exceptions.ts'
import { spent, unitOf } from '../actor.ts'
import type { Actor } from '../facts.ts'
import { shakenUnits } from '../../rulings/turn.ts'
import { type Situation, withUnit } from '../../../table/situation.ts'
import type { ChartAction } from '../action-status.ts'
import { asks, does, told } from '../../../table/words.ts'

/** Rally: the unit has Fatigue. */
export const rally: ChartAction = {
  id: 'rally',
  name: message('blood-and-plunder.action.rally', 'Rally'),
  stands: (table, actor) => (unitOf(table.now, actor).fatigue > 0 ? 'can' : 'cannot'),
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    if (unit.fatigue === 0) return message('blood-and-plunder.against.rested', 'it has no Fatigue')
    if (mustRally(table.now, unit)) applyRuling(table, shakenUnits)
    return () => rallyOne(table, actor)
  },
}

/** A Shaken unit spends its whole activation on rallying. */
function* rallyOne(table: Table<Situation>, actor: Actor): Procedure<void> {
  const unit = unitOf(table.now, actor)
  const whole = isShaken(table.now, unit) && !actor.ordered
  const actions = whole ? actor.actions : 1
  table.change(spent(table.now, actor, actions), whole ? does.ralliesShaken : does.rallies, {
    unit: unit.name,
    actions,
  })
  const lost = yield* ask(table, (now) => {
    const { name, fatigue } = unitOf(now, actor)
    if (fatigue === 0) return undefined
    const range = { from: 0, to: fatigue, unit: asks.fatigues }
    return number('blood-and-plunder.rallied', 'table', withParams(asks.rallied, { unit: name }), range)
  })
  if (lost === undefined) return
  const { name, fatigue } = unitOf(table.now, actor)
  const left = Math.max(0, fatigue - lost)
  table.change(withUnit(table.now, actor.id, { fatigue: left }), told.rallied, { unit: name, fatigue: left })
}
