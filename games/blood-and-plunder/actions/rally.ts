import { type Action, ask, fill, message, number, type Procedure, type Table } from '@opfor/kernel'
import { spent, unitOf } from '../actor.ts'
import type { Actor } from '../facts.ts'
import { type Situation, withUnit } from '../situation.ts'
import { asks, does, told } from '../words.ts'

/** Rally: the unit has Fatigue. */
export const rally: Action<Situation, Actor> = {
  id: 'rally',
  name: message('blood-and-plunder.action.rally', 'Rally'),
  *can(table, actor) {
    return unitOf(table.now, actor).fatigue === 0 ? undefined : () => rallyOne(table, actor)
  },
}

function* rallyOne(table: Table<Situation>, actor: Actor): Procedure<void> {
  table.change(spent(table.now, actor), does.rallies, { unit: unitOf(table.now, actor).name })
  const lost = yield* ask(table, (now) => {
    const { name, fatigue } = unitOf(now, actor)
    if (fatigue === 0) return undefined
    const range = { from: 0, to: fatigue, unit: asks.fatigues }
    return number('blood-and-plunder.rallied', 'table', fill(asks.rallied, { unit: name }), range)
  })
  if (lost === undefined) return
  const { name, fatigue } = unitOf(table.now, actor)
  const left = Math.max(0, fatigue - lost)
  table.change(withUnit(table.now, actor.id, { fatigue: left }), told.rallied, { unit: name, fatigue: left })
}
