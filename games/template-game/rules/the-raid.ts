import {
  type Action,
  ask,
  die,
  withParams,
  actionColumn,
  headlineText,
  message,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { heading, named, type VillageId } from '../table/pieces.ts'
import { type Situation, withLoot } from '../table/situation.ts'

const howMany = message('template-game.howMany', 'Roll for the raid on {village}: what does the die show?')
const takes = {
  id: 'template-game.takes',
  ...headlineText(
    'The raider carries {count, plural, =0 {nothing} one {# sack} other {# sacks}} from {village} to its den.',
  ),
}
const waits = { id: 'template-game.waits', ...headlineText('The raider waits outside {village}.') }

const loot: Action<Situation, VillageId> = {
  id: 'loot',
  name: message('template-game.loot', 'loot the village'),
  *can(table, village) {
    return table.now.patrol === village
      ? message('template-game.patrolled', 'the patrol is there')
      : () => carryOff(table, village)
  },
}

const wait: Action<Situation, VillageId> = {
  id: 'wait',
  name: message('template-game.wait', 'wait'),
  *can(table, village) {
    return function* (): Procedure<void> {
      table.change(table.now, waits, { village: named(village).name })
    }
  },
}

/** The raid: the raider's action at its target. */
export const raid = actionColumn<Situation, VillageId>(
  'template-game.raid',
  'Raid',
  heading('The raid'),
  [loot, wait],
  { of: (village) => named(village).name },
)

/** The raid: 1 to 3 nothing, 4 and 5 a sack, 6 two sacks. */
function* carryOff(table: Table<Situation>, village: VillageId): Procedure<void> {
  const { name } = named(village)
  const shown = yield* ask(table, () =>
    die('template-game.howMany', withParams(howMany, { village: name }), 6),
  )
  const before = table.now.den
  const next = withLoot(table.now, village, shown === 6 ? 2 : shown > 3 ? 1 : 0)
  table.change(next, takes, { count: next.den - before, village: name })
}
