import { seeded } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { newMatch } from './testing/matches.ts'
import { battleOf, gun, plainJson, type Vessel } from './testing/position.ts'

/** Eight ships a side that all move and all attack, to the end: how often the player is asked in each turn. */
function asked(options: object): readonly number[] {
  const fleet = (letter: string): Record<string, Vessel> =>
    Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [
        `${letter}${at + 1}`,
        { has: { batteries: [gun(8, 3)], structure: 9 } },
      ]),
    )
  const battle = plainJson(
    battleOf({ player: fleet('P'), stratego: fleet('S'), board: { friendsBlock: false } }),
  )
  const match = newMatch({ options: { battle, ...options } })
  const counts: number[] = []
  for (let answers = 0; match.question !== undefined && answers < 2000; answers += 1) {
    const { question } = match
    const { turn, phase, ships } = match.situation
    const deployed = ships.every(({ at }) => at !== 'undeployed')
    if (question.to === 'player' && deployed) counts[turn - 1] = (counts[turn - 1] ?? 0) + 1
    const first = question.proposal ?? question.options?.[0]
    const answer = question.to === 'chance' ? seeded.answer(question, match) : question.write(first)
    const taken = match.answer(answer, question.to === 'chance' ? 'seed' : 'person')
    if (!taken.ok) throw new Error(`${phase}: ${taken.problem}`)
  }
  expect(match.outcome).toBeDefined()
  return counts
}

describe('with eight ships a side', () => {
  test('a turn on screen asks you at most 40 things: which ship and where, who attacks and whom', () => {
    const counts = asked({})
    expect(counts.length).toBeGreaterThan(1)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(24)
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
  })
})
