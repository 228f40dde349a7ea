import { say } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { matchAt } from './testing/matches.ts'
import { gun, type Vessel } from './testing/position.ts'

const table = { where: 'table', damage: 'typed', phase: 'attack', attacksOver: true } as const

/** A unit of Stratego attacks Ajax, and you are asked what comes of it. */
function attackedBy(bold: Vessel, ajax: Vessel['has'] = {}) {
  const match = matchAt({
    player: { Ajax: { at: 'd6', has: { structure: 9, ...ajax } } },
    stratego: { Bold: { at: 'd8', ...bold } },
    ...table,
  })
  return match.question
}

describe('what comes of an attack of Stratego', () => {
  const tubes = { name: 'tubes', kind: 'torpedo', bands: [{ to: 4, strength: 5 }] } as const

  test('is asked with the weapons, the batteries and one symbol; the likely result is marked', () => {
    const question = attackedBy({ artillery: 1, has: { batteries: [gun(3, 3), tubes] } })
    expect(question && say(question.text)).toBe(
      "Stratego's Bold fires guns (guns) and torpedoes (tubes) at your Ajax with one Artillery symbol: what comes of it by your rules?",
    )
    expect(question?.proposal).toMatchObject({ id: 'severe' })
  })

  test('or with both symbols together', () => {
    const question = attackedBy({ artillery: 2, has: { batteries: [gun(3, 3)] } }, { severe: 6 })
    expect(question && say(question.text)).toBe(
      "Stratego's Bold fires guns (2 × guns) at your Ajax with both Artillery symbols together: what comes of it by your rules?",
    )
  })

  test('or as an attack of aircraft', () => {
    const squadrons = { number: 3, range: 8, strength: 2, perLaunch: 2 }
    const question = attackedBy({ launches: 1, squadrons: 3, has: { squadrons, batteries: [] } })
    expect(question && say(question.text)).toBe(
      "Stratego's Bold attacks your Ajax by aircraft, 2 squadrons for one Admiral symbol: what comes of it by your rules?",
    )
  })
})
