import { ask, choice, message, type Procedure, type Table } from '@opfor/kernel'
import { villageIds } from '../table/pieces.ts'
import type { Situation } from '../table/situation.ts'
import { raid } from './the-raid.ts'
import { selectTarget, villages } from './the-target.ts'

const whereTo = message('template-game.whereTo', 'Which village does the patrol march to?')
const marches = message('template-game.marches', 'The patrol marches to {village}.')
const layOut = message(
  'template-game.layOut',
  'Lay {count, plural, one {# sack} other {# sacks}} on each village and the patrol in its camp.',
)
const over = message('template-game.over', 'Round {round} is over.')

export function* setup(table: Table<Situation>): Procedure<void> {
  table.change(table.now, layOut, { count: table.now.sacks[villageIds[0]] })
}

/** A round: the patrol marches, then the raider comes. */
export function* round(table: Table<Situation>): Procedure<void> {
  const post = yield* ask(table, (now) =>
    choice('template-game.whereTo', 'player', whereTo, villages(now), { points: { by: 'place' } }),
  )
  table.change({ ...table.now, patrol: post.id }, marches, { village: post.name })
  const target = yield* selectTarget(table, villages)
  if (target !== undefined) yield* raid(table, target.id)
  table.change({ ...table.now, round: table.now.round + 1 }, over, { round: table.now.round })
}
