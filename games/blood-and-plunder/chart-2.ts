import { type Action, type Column, firstThatCan, reading } from '@opfor/kernel'
import { isAggressive } from './action-exceptions.ts'
import { charge } from './actions/charge.ts'
import { fight } from './actions/fight.ts'
import { grapple } from './actions/grapple.ts'
import { move } from './actions/move.ts'
import { rally } from './actions/rally.ts'
import { reload } from './actions/reload.ts'
import { repair } from './actions/repair.ts'
import { shoot } from './actions/shoot.ts'
import { solitaire } from './citations.ts'
import type { Actor } from './facts.ts'
import { aggressiveOrder } from './rulings/exceptions.ts'
import type { Situation, Unit } from './situation.ts'

/** The columns of chart 2. */
export type ColumnName = 'A' | 'B' | 'C' | 'command'

const shoot12 = shoot('shoot12', 12)
const shoot20 = shoot('shoot20', 20)
const shootFar = shoot('shoot', 'range')
const aggressive = move('aggressive')
const tactical = move('tactical')
const retreat = move('retreat')

type Actions = readonly Action<Situation, Actor>[]

/** Chart 2 as it is printed: push, hold, fall back, command points. */
export const printed: Readonly<Record<ColumnName, Actions>> = {
  A: [shoot12, grapple, charge, aggressive, fight, reload, rally, repair],
  B: [shoot20, charge, reload, tactical, fight, rally, repair],
  C: [shootFar, retreat, repair, rally, reload, fight],
  command: [rally, reload, repair, shootFar, fight, tactical],
}

/** Aggressive Units: Shoot stands directly behind the last charge or move of its column. */
export const behindMoves: Readonly<Record<ColumnName, Actions>> = {
  A: [grapple, charge, aggressive, shoot12, fight, reload, rally, repair],
  B: [charge, reload, tactical, shoot20, fight, rally, repair],
  C: [retreat, shootFar, repair, rally, reload, fight],
  command: [rally, reload, repair, fight, tactical, shootFar],
}

/** The other reading: Shoot stands last. */
export const atTheEnd: Readonly<Record<ColumnName, Actions>> = {
  A: [grapple, charge, aggressive, fight, reload, rally, repair, shoot12],
  B: [charge, reload, tactical, fight, rally, repair, shoot20],
  C: [retreat, repair, rally, reload, fight, shootFar],
  command: [rally, reload, repair, fight, tactical, shootFar],
}

type Columns = Readonly<Record<ColumnName, Column<Situation, Actor>>>

function columns(suffix: string, title: string, data: Readonly<Record<ColumnName, Actions>>): Columns {
  const cite = solitaire('Turn Overview, Chart 2')
  const column = (name: ColumnName, called: string): Column<Situation, Actor> =>
    firstThatCan(`blood-and-plunder.${name}${suffix}`, `${called}${title}`, cite, data[name])
  return {
    A: column('A', 'Column A, push'),
    B: column('B', 'Column B, hold'),
    C: column('C', 'Column C, fall back'),
    command: column('command', 'Command points'),
  }
}

const asPrinted = columns('', '', printed)
const asAggressive = columns('-aggressive', ', aggressive', behindMoves)
const asAggressiveLast = columns('-aggressive-last', ', aggressive, Shoot last', atTheEnd)

/** All columns, for the reference and for rule coverage. */
export const allColumns: readonly Column<Situation, Actor>[] = [
  asPrinted,
  asAggressive,
  asAggressiveLast,
].flatMap((each) => Object.values(each))

/** The column as this unit walks it. */
export function columnOf(now: Situation, unit: Unit, name: ColumnName): Column<Situation, Actor> {
  if (!isAggressive(now, unit)) return asPrinted[name]
  // Ruling: aggressiveOrder.
  return reading(now, aggressiveOrder) === 'behind' ? asAggressive[name] : asAggressiveLast[name]
}
