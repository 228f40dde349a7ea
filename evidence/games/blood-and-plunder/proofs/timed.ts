import { seededRandom } from '@opfor/kernel'
import { playBattle } from './play.ts'
import { randomBattle } from './random-battle.ts'

/** Measures from an answer to the next question. */
export function timedDecisions(seed: number, clock: () => number): readonly number[] {
  const file = randomBattle(1_000_000 + seededRandom(seed, 0)(1_000_000), 12, 40)
  const times: number[] = []
  let since = clock()
  playBattle(seed, 'map', false, file, (moment) => {
    if (moment === 'asked') times.push(clock() - since)
    else since = clock()
  })
  return times
}
