import { describe, expect, test } from 'vitest'
import { type Asked, type Counted, countQuestions } from '../../evidence/games/admiral/proofs/questions.ts'
import { battleOf, gun, plainJson, type Vessel } from './testing/position.ts'

const table = { where: 'table', damage: 'typed' } as const

/** All in range of each other from the start. */
function eight(has: Vessel['has'] = {}): never {
  const fleet = (letter: string): Record<string, Vessel> =>
    Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [
        `${letter}${at + 1}`,
        { has: { batteries: [gun(12, 3)], structure: 30, ...has } },
      ]),
    )
  return plainJson(battleOf({ player: fleet('P'), stratego: fleet('S'), board: { friendsBlock: false } }))
}

const all = ({ person, die }: Asked): number => person + die
const most = ({ turns }: Counted, count: (turn: Asked) => number = all): number =>
  Math.max(...turns.map(count))

/** Units fire twice, whatever is thrown in range. */
const artillery = { artillery: 6, admiral: 6, movement: 1 }

describe('at the table, with the real die and typed results', () => {
  test.each(['straits', 'carriers', 'fleets'])('%s: nothing is asked that has one answer', (battle) => {
    const { needless, turns } = countQuestions({ options: { ...table, battle } }, 7)
    expect(turns.length).toBeGreaterThan(0)
    expect(needless).toEqual([])
  })

  test.each([0, 1, 2, 3])(
    'the fleet action: at most 33 questions a turn, deployment and all (battle %i)',
    (seed) => {
      expect(most(countQuestions({ options: { ...table, battle: 'fleets' } }, seed))).toBeLessThanOrEqual(33)
    },
  )

  test.each([0, 1, 2, 3])('the straits: at most 14 after the first turn (battle %i)', (seed) => {
    const [, ...later] = countQuestions({ options: { ...table, battle: 'straits' } }, seed).turns
    expect(Math.max(...later.map(all))).toBeLessThanOrEqual(14)
  })

  test('eight ships a side that all fire twice: at most 33', () => {
    const counted = countQuestions({ options: { ...table, ...artillery, battle: eight({ severe: 99 }) } }, 7)
    expect(counted.turns.length).toBeGreaterThan(1)
    expect(most(counted)).toBeLessThanOrEqual(33)
    const [, ...later] = counted.turns
    expect(most({ ...counted, turns: later }, ({ die }) => die)).toBe(8)
  })
})

describe('on the grid, where each attack is a tap and another says what came of it', () => {
  test('eight ships a side that all fire twice: at most 43, the die and all', () => {
    const options = { ...table, ...artillery, battle: eight({ severe: 99 }) }
    const counted = countQuestions({ options }, 7, true)
    expect(most(counted)).toBeGreaterThanOrEqual(33)
    expect(most(counted)).toBeLessThanOrEqual(43)
  })

  test('on screen a turn asks you at most 40 things: which ship and where, who attacks and whom', () => {
    const counted = countQuestions({ options: { battle: eight() } }, 7)
    const asked = most(counted, ({ person }) => person)
    expect(asked).toBeGreaterThanOrEqual(24)
    expect(asked).toBeLessThanOrEqual(40)
  })
})
