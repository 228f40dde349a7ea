import { type Citation, type ActionColumn, actionColumn, type Procedure, type Table } from '@opfor/kernel'
import { charge } from './actions/charge.ts'
import { fight } from './actions/fight.ts'
import { grapple } from './actions/grapple.ts'
import { move } from './actions/move.ts'
import { rally } from './actions/rally.ts'
import { reload } from './actions/reload.ts'
import { repair } from './actions/repair.ts'
import { shoot } from './actions/shoot.ts'
import { solitaire } from '../../table/citations.ts'
import type { Actor } from './facts.ts'
import type { Bound } from '../attack/hindrances.ts'
import { notAttacked } from '../attack/not-attacked.ts'
import { type Order, orderFor } from './order-of-actions.ts'
import { unitNamed } from '../ruled-out.ts'
import type { Situation } from '../../table/situation.ts'
import type { ChartAction } from './action-status.ts'
import { whatComesFirst } from './what-comes-first.ts'

/** The columns of chart 2. */
export type ColumnName = 'A' | 'B' | 'C' | 'command'

const shoot12 = shoot('shoot12', 12)
const shoot20 = shoot('shoot20', 20)
const shootFar = shoot('shoot', 'range')
const aggressive = move('aggressive')
const tactical = move('tactical')
const retreat = move('retreat')

type Actions = readonly ChartAction[]

/** Chart 2 as printed: push, hold, fall back, command points. */
export const printed: Readonly<Record<ColumnName, Actions>> = {
  A: [shoot12, grapple, charge, aggressive, fight, reload, rally, repair],
  B: [shoot20, charge, reload, tactical, fight, rally, repair],
  C: [shootFar, retreat, repair, rally, reload, fight],
  command: [rally, reload, repair, shootFar, fight, tactical],
}

/** Aggressive Units: Shoot directly follows the last charge or move of its column. */
export const behindMoves: Readonly<Record<ColumnName, Actions>> = {
  A: [grapple, charge, aggressive, shoot12, fight, reload, rally, repair],
  B: [charge, reload, tactical, shoot20, fight, rally, repair],
  C: [retreat, shootFar, repair, rally, reload, fight],
  command: [rally, reload, repair, fight, tactical, shootFar],
}

/** The other reading: Shoot comes last. */
export const atTheEnd: Readonly<Record<ColumnName, Actions>> = {
  A: [grapple, charge, aggressive, fight, reload, rally, repair, shoot12],
  B: [charge, reload, tactical, fight, rally, repair, shoot20],
  C: [retreat, repair, rally, reload, fight, shootFar],
  command: [rally, reload, repair, fight, tactical, shootFar],
}

type Columns = Readonly<Record<ColumnName, ActionColumn<Situation, Actor>>>

const bounds: Readonly<Record<ColumnName, Bound>> = { A: 12, B: 20, C: 'range', command: 'range' }

function columns(
  cite: Citation,
  suffix: string,
  title: string,
  data: Readonly<Record<ColumnName, Actions>>,
): Columns {
  const column = (name: ColumnName, called: string): ActionColumn<Situation, Actor> =>
    actionColumn<Situation, Actor>(
      `blood-and-plunder.${name}${suffix}`,
      `${called}${title}`,
      cite,
      data[name],
      {
        of: unitNamed,
        number: (id) => String(printed[name].findIndex((action) => action.id === id) + 1),
        others: (now, actor) => notAttacked(now, { ...actor, bound: bounds[name] }),
      },
    )
  return {
    A: column('A', 'Column A, push'),
    B: column('B', 'Column B, hold'),
    C: column('C', 'Column C, fall back'),
    command: column('command', 'Command points'),
  }
}

const asPrinted = columns(solitaire('Turn Overview, Chart 2'), '', '', printed)
const exceptions = solitaire('Action Exceptions, Aggressive Units')
const asAggressive = columns(exceptions, '-aggressive', ', aggressive', behindMoves)
const asAggressiveLast = columns(exceptions, '-aggressive-last', ', aggressive, Shoot last', atTheEnd)

export const allColumns: readonly ActionColumn<Situation, Actor>[] = [
  asPrinted,
  asAggressive,
  asAggressiveLast,
].flatMap((each) => Object.values(each))

const byOrder: Readonly<Record<Order, Columns>> = {
  printed: asPrinted,
  behind: asAggressive,
  last: asAggressiveLast,
}

const inOrder: Readonly<Record<Order, Readonly<Record<ColumnName, Actions>>>> = {
  printed,
  behind: behindMoves,
  last: atTheEnd,
}

/** Performs the first possible action in this unit's order. Also returns whether the player decided it. */
export function* workDown(
  table: Table<Situation>,
  name: ColumnName,
  actor: Actor,
): Procedure<'performed' | 'nothing' | 'overruled'> {
  const order = yield* orderFor(table, actor)
  yield* whatComesFirst(table, actor, inOrder[order][name])
  const column = byOrder[order][name]
  const decision = table.decisions
  const done = yield* column(table, actor)
  if (done !== undefined) return 'performed'
  return table.overruled(decision) === undefined ? 'nothing' : 'overruled'
}
