import { seededRandom, Table } from '@opfor/kernel'
import { admiral } from '../../../../games/admiral/index.ts'
import { Invariants } from './invariants.ts'
import { settingsOf, wishesOf } from '../../../../games/admiral/testing/wishes.ts'

export interface Played {
  readonly violations: readonly string[]
  readonly changes: number
  readonly turns: number
  readonly way: string
}

/** Far more steps than the longest battle has. */
const mostSteps = 20_000

export function playRandomly(seed: number): Played {
  const invariants = new Invariants()
  let answers = 0
  const reply = (question: { sample(random: (below: number) => number): unknown }): unknown => {
    answers += 1
    return question.sample(seededRandom(seed, answers))
  }
  const table = new Table(admiral.initialSituation(settingsOf(wishesOf(seed))), reply, invariants)
  admiral.setup(table).next()
  for (let steps = 0; ; steps += 1) {
    const outcome = admiral.outcome(table.now)
    if (outcome !== undefined || steps === mostSteps) {
      const endless = outcome === undefined ? ['the battle did not end'] : []
      const violations = [...invariants.violations, ...endless].map((each) => `seed ${seed}: ${each}`)
      return { violations, changes: invariants.changes, turns: table.now.turn, way: outcome?.way ?? '' }
    }
    admiral.turn(table).next()
  }
}
