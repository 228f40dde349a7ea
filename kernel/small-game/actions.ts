import { closerThan } from '../facts/fact.ts'
import { type Action, actionColumn } from '../lists/action-column.ts'
import { filterByFact } from '../facts/filter-by-fact.ts'
import { message } from '../messages/message.ts'
import { ask, type Procedure } from '../ask/procedure.ts'
import { formQuestion } from '../ask/questions/form.ts'
import { number } from '../ask/questions/number.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { applyRuling, type Table } from '../ask/table.ts'
import { distance, type Mood, selectHelper, spoils } from './lists.ts'
import { heading, nameOf } from './pieces.ts'
import { type Situation, type Tower, tower, withTower } from './situation.ts'

export interface Raid {
  readonly id: string
  readonly mood: Mood
}

const storm: Action<Situation, Raid> = {
  id: 'storm',
  name: nameOf('storm'),
  *can(table, raid) {
    const near = yield* filterByFact(table, closerThan(8, distance), (now) => among(now, raid), raid.mood)
    return near.length > 0 ? () => loot(table, raid) : message('small.tooFar', 'it is too far')
  },
}

const burn: Action<Situation, Raid> = {
  id: 'burn',
  name: nameOf('burn'),
  *can(table, raid) {
    if (table.now.card !== 'raid') return message('small.noRaid', 'the card is no raid')
    const sure = yield* ask(table, () =>
      yesNo('small.burns', 'table', message('small.burns', 'Does it burn?')),
    )
    return sure ? () => loot(table, raid) : message('small.wet', 'it does not burn')
  },
}

const march: Action<Situation, Raid> = {
  id: 'march',
  name: nameOf('march'),
  *can(table, raid) {
    return table.now.card === 'lull' ? message('small.lull', 'it is a lull') : () => approach(table, raid)
  },
}

export const actions = actionColumn('small.actions', 'Actions', heading('Actions'), [storm, burn, march])

function among(now: Situation, raid: Raid): readonly Tower[] {
  const target = tower(now, raid.id)
  return target === undefined ? [] : [target]
}

function* loot(table: Table<Situation>, raid: Raid): Procedure<void> {
  const how = applyRuling(table, spoils)
  const [target] = among(table.now, raid)
  if (target === undefined) return
  const taken = how === 'one' ? Math.min(1, target.supplies) : Math.ceil(target.supplies / 2)
  const next = withTower(table.now, target.id, { supplies: target.supplies - taken })
  table.change({ ...next, looted: next.looted + taken }, looted, { taken, tower: target.name })
  const helper = yield* selectHelper(table, (now) => now.towers, target)
  const hit = tower(table.now, target.id)
  if (helper === undefined || hit === undefined) return
  const giving = withTower(table.now, helper.id, { supplies: helper.supplies - 1 })
  table.change(withTower(giving, hit.id, { supplies: hit.supplies + 1 }), helped, {
    helper: helper.name,
    tower: hit.name,
  })
}

const looted = message(
  'small.looted',
  'The raider loots {taken, plural, one {# supply} other {# supplies}} at {tower}.',
)
const helped = message('small.helped', '{helper} sends a supply to {tower}.')
const moved = message('small.moved', 'The raider is now {inches} inches from {tower}.')
const whereNow = message('small.where', 'Where does the raider stand now?')

function* approach(table: Table<Situation>, raid: Raid): Procedure<void> {
  const told = yield* ask(table, (now) => {
    const [target] = among(now, raid)
    const inches = Math.max(0, (target?.distance ?? 0) - 6)
    return formQuestion<{ readonly inches: number; readonly seen: boolean }>(
      'small.approach',
      'table',
      whereNow,
      {
        inches: number('inches', 'table', whereNow, { from: 0, to: 30, unit: distance.unit }),
        seen: yesNo('seen', 'table', message('small.seen', 'Is it seen?')),
      },
      { proposal: { inches, seen: true } },
    )
  })
  const [target] = among(table.now, raid)
  if (target === undefined) return
  const next = { distance: told.inches, inSight: told.seen, moved: target.moved + 1 }
  table.change(withTower(table.now, target.id, next), moved, { inches: told.inches, tower: target.name })
}
