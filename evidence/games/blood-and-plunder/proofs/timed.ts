import { chanceOf } from '@opfor/kernel'
import { playBattle } from './play.ts'
import { randomBattle } from './random-battle.ts'

/** How long each decision of a battle of 12 units a side among 40 pieces of terrain takes: from an answer to the next question. */
export function timedDecisions(seed: number, clock: () => number): readonly number[] {
  const file = randomBattle(1_000_000 + chanceOf(seed, 0)(1_000_000), 12, 40)
  const times: number[] = []
  let since = clock()
  playBattle(seed, 'map', false, file, (moment) => {
    if (moment === 'asked') times.push(clock() - since)
    else since = clock()
  })
  return times
}
