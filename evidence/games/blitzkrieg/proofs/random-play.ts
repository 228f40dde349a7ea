import { seededNumber, type Question, Table } from '@opfor/kernel'
import { blitzkrieg } from '../../../../games/blitzkrieg/index.ts'
import { Invariants } from './invariants.ts'
import { settingsOf, wishesOf } from './wishes.ts'

export interface Played {
  readonly violations: readonly string[]
  readonly changes: number
  readonly way: string
}

/** More turns than tokens: a match that reaches this would never end. */
const mostTurns = 200

export function playRandomly(seed: number, counting = false): Played {
  const now = blitzkrieg.initialSituation(settingsOf(wishesOf(seed)))
  const invariants = new Invariants(now, counting)
  const table = new Table(now, answering(seed), invariants)
  blitzkrieg.setup(table).next()
  for (let turns = 0; ; turns += 1) {
    const outcome = blitzkrieg.outcome(table.now)
    if (outcome !== undefined || turns === mostTurns) {
      invariants.count(table.now)
      const endless = outcome === undefined ? ['the match did not end'] : []
      const violations = [...invariants.violations, ...endless].map((each) => `seed ${seed}: ${each}`)
      return { violations, changes: invariants.changes, way: outcome?.way ?? '' }
    }
    const before = table.now
    blitzkrieg.turn(table).next()
    invariants.turnEnded(before, table.now)
  }
}

/** Answers "nothing can be placed" only once in fifty times, so that matches at the table continue. */
export function answering(seed: number): (question: Question) => unknown {
  let n = 0
  let i = 0
  const random = (below: number): number => {
    i += 1
    return seededNumber(seed, n, i - 1, below)
  }
  return (question) => {
    n += 1
    i = 0
    if (question.id !== 'blitzkrieg.space' || question.options?.at(-1)?.id !== 'cannot')
      return question.sample(random)
    const { options } = question
    return random(50) === 0 ? options.at(-1) : options[random(Math.max(1, options.length - 1))]
  }
}
