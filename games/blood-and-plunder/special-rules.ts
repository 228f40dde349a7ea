import { aside, type Table } from '@opfor/kernel'
import { rulesToUse } from './action-exceptions.ts'
import { type Situation, unitWith } from './situation.ts'

const reminder = aside(
  'blood-and-plunder.reminder',
  'Use {trait} of {unit} as often as you can ({reminder}).',
)

/** Guerrillas use their special rules as often as possible: you are told whenever such a unit acts or is attacked. */
export function remindOfRules(table: Table<Situation>, id: string): void {
  const unit = unitWith(table.now, id)
  for (const rule of rulesToUse(unit))
    table.change(table.now, reminder, { unit: unit.name, trait: rule.name, reminder: rule.reminder })
}
