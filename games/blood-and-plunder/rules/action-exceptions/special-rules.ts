import { noteText, type Table } from '@opfor/kernel'
import { rulesToUse } from './action-exceptions.ts'
import { nameOf } from '../../table/samples/names.ts'
import { type Situation, unitWith } from '../../table/situation.ts'

const words = {
  use: { id: 'blood-and-plunder.reminder.bare', ...noteText('Use {trait} of {unit} as often as you can.') },
  useAs: {
    id: 'blood-and-plunder.reminder',
    ...noteText('Use {trait} of {unit} as often as you can ({reminder}).'),
  },
} as const

/** Guerrillas use their special rules as often as possible: reminds you if one acts or is attacked. */
export function remindOfRules(table: Table<Situation>, id: string): void {
  const unit = unitWith(table.now, id)
  for (const { name: trait, reminder } of rulesToUse(unit))
    table.change(table.now, reminder.trim() === '' ? words.use : words.useAs, {
      unit: unit.name,
      trait,
      reminder: nameOf(reminder),
    })
}
