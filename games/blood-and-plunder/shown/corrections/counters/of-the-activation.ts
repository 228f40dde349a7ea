import {
  type AllowedValue,
  integer,
  message,
  type TableValueSpec,
  record,
  numberSetter,
  choiceSetter,
  text,
} from '@opfor/kernel'
import { highest } from '../../../table/profile.ts'
import type { Acting, Situation } from '../../../table/situation.ts'
import { columnNames } from '../../../table/words.ts'
import type { Settable } from './settable.ts'

const words = {
  unit: { name: message('blood-and-plunder.counter.acting', 'the OPFOR unit that is activated') },
  left: {
    name: message('blood-and-plunder.counter.left', 'actions left in this activation'),
    shortName: message('blood-and-plunder.brief.left', 'actions left'),
  },
  column: {
    name: message('blood-and-plunder.counter.column', 'the column of this activation'),
    shortName: message('blood-and-plunder.brief.column', 'column'),
  },
  actions: {
    name: message('blood-and-plunder.counter.actions', 'actions at the start of this activation'),
    shortName: message('blood-and-plunder.brief.actions', 'actions at the start'),
  },
  target: {
    name: message('blood-and-plunder.counter.target', 'the target of the last attack in this activation'),
    shortName: message('blood-and-plunder.brief.target', 'last target'),
  },
}

const nobody: AllowedValue = { value: '', text: message('blood-and-plunder.counter.nobody', 'nobody') }
const columns: readonly AllowedValue[] = [
  { value: '', text: message('blood-and-plunder.byChart1', 'as chart 1 says') },
  ...Object.entries(columnNames).map(([value, text]) => ({ value, text })),
]

export const acting = record<Acting>({
  unit: text(40),
  actions: integer(0, highest.actions),
  left: integer(0, highest.actions),
  column: text(10),
  target: text(40),
})

export function ofTheActivation(now: Situation): readonly Settable[] {
  const { acting: under } = now
  const unit = now.units.find(({ id }) => id === under.unit)
  const of = unit === undefined ? {} : { of: { id: unit.id, name: unit.name } }
  const named = (what: keyof typeof words, isUsed = true): TableValueSpec => ({
    id: `acting.${what}`,
    ...words[what],
    ...(what === 'unit' ? {} : of),
    note: true,
    isNested: !isUsed || unit === undefined,
  })
  const change = (to: Partial<Acting>): Situation => ({ ...now, acting: { ...under, ...to } })
  const unitsOn = (side: 'opfor' | 'player'): readonly AllowedValue[] => [
    nobody,
    ...now.units.filter((each) => each.side === side).map(({ id, name }) => ({ value: id, text: name })),
  ]
  const most = [0, highest.actions] as const
  return [
    choiceSetter(named('unit'), under.unit, unitsOn('opfor'), (to) => change({ unit: String(to) })),
    numberSetter(named('left'), under.left, most, (left) =>
      change({ left, actions: Math.max(left, under.actions) }),
    ),
    choiceSetter(named('column'), under.column, columns, (to) => change({ column: String(to) })),
    numberSetter(named('actions', false), under.actions, most, (actions) =>
      change({ actions, left: Math.min(under.left, actions) }),
    ),
    choiceSetter(named('target', false), under.target, unitsOn('player'), (to) =>
      change({ target: String(to) }),
    ),
  ]
}
