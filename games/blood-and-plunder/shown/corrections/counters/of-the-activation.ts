import {
  type CounterValue,
  integer,
  message,
  type NamedCounter,
  record,
  settableNumber,
  settableOne,
  text,
} from '@opfor/kernel'
import { highest } from '../../../table/limits.ts'
import type { Acting, Situation } from '../../../table/situation.ts'
import { columnNames } from '../../../table/words.ts'
import type { Settable } from './settable.ts'

const words = {
  unit: { name: message('blood-and-plunder.counter.acting', 'the OPFOR unit that is activated') },
  left: {
    name: message('blood-and-plunder.counter.left', 'actions left in this activation'),
    brief: message('blood-and-plunder.brief.left', 'actions left'),
  },
  column: {
    name: message('blood-and-plunder.counter.column', 'the column of this activation'),
    brief: message('blood-and-plunder.brief.column', 'column'),
  },
  actions: {
    name: message('blood-and-plunder.counter.actions', 'actions at the start of this activation'),
    brief: message('blood-and-plunder.brief.actions', 'actions at the start'),
  },
  target: {
    name: message('blood-and-plunder.counter.target', 'the target of the last attack in this activation'),
    brief: message('blood-and-plunder.brief.target', 'last target'),
  },
}

const nobody: CounterValue = { value: '', reads: message('blood-and-plunder.counter.nobody', 'nobody') }
const columns: readonly CounterValue[] = [
  { value: '', reads: message('blood-and-plunder.byChart1', 'as chart 1 says') },
  ...Object.entries(columnNames).map(([value, reads]) => ({ value, reads })),
]

/** The activation as it is entered. */
export const acting = record<Acting>({
  unit: text(40),
  actions: integer(0, highest.actions),
  left: integer(0, highest.actions),
  column: text(10),
  target: text(40),
})

/** The OPFOR's activation that is under way: which unit, its column, and its actions. Nothing is offered where there is none. */
export function ofTheActivation(now: Situation): readonly Settable[] {
  const { acting: under } = now
  const unit = now.units.find(({ id }) => id === under.unit)
  const of = unit === undefined ? {} : { of: { id: unit.id, name: unit.name } }
  const named = (what: keyof typeof words, isUsed = true): NamedCounter => ({
    id: `acting.${what}`,
    ...words[what],
    ...(what === 'unit' ? {} : of),
    note: true,
    inner: !isUsed || unit === undefined,
  })
  const change = (to: Partial<Acting>): Situation => ({ ...now, acting: { ...under, ...to } })
  const unitsOn = (side: 'opfor' | 'player'): readonly CounterValue[] => [
    nobody,
    ...now.units.filter((each) => each.side === side).map(({ id, name }) => ({ value: id, reads: name })),
  ]
  const most = [0, highest.actions] as const
  return [
    settableOne(named('unit'), under.unit, unitsOn('opfor'), (to) => change({ unit: String(to) })),
    settableNumber(named('left'), under.left, most, (left) =>
      change({ left, actions: Math.max(left, under.actions) }),
    ),
    settableOne(named('column'), under.column, columns, (to) => change({ column: String(to) })),
    settableNumber(named('actions', false), under.actions, most, (actions) =>
      change({ actions, left: Math.min(under.left, actions) }),
    ),
    settableOne(named('target', false), under.target, unitsOn('player'), (to) =>
      change({ target: String(to) }),
    ),
  ]
}
