import { type Question, seeded } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { admiral } from './index.ts'
import { battleOf, gun, plainJson, type Vessel } from './testing/position.ts'

/** What a person is asked, and dice: who throws them is a choice. */
interface Counted {
  readonly asked: number
  readonly gestures: number
  readonly dice: number
}

/** The answers that end a gesture: a ship is dragged to its square, or to its target. */
const endsGesture: ReadonlySet<string> = new Set(['admiral.to', 'admiral.target'])

/** Eight ships a side that all move and all attack once, to the end: how often the player is asked in each turn. */
function counted(options: object, has: Vessel['has'] = {}): readonly Counted[] {
  const fleet = (letter: string): Record<string, Vessel> =>
    Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [
        `${letter}${at + 1}`,
        { has: { batteries: [gun(12, 3)], structure: 30, ...has } },
      ]),
    )
  const battle = plainJson(
    battleOf({ player: fleet('P'), stratego: fleet('S'), board: { friendsBlock: false } }),
  )
  const match = newMatch(admiral, { options: { battle, ...options } })
  const turns: Counted[] = []
  for (let answers = 0; match.question !== undefined && answers < 4000; answers += 1) {
    const { question } = match
    const { turn, phase, ships } = match.situation
    if (ships.every(({ at }) => at !== 'undeployed')) {
      const { asked, gestures, dice } = turns[turn - 1] ?? { asked: 0, gestures: 0, dice: 0 }
      const ofPlayer = question.to === 'player' ? 1 : 0
      turns[turn - 1] = {
        asked: asked + ofPlayer,
        gestures: gestures + (endsGesture.has(question.id) ? 0 : ofPlayer),
        dice: dice + 1 - ofPlayer,
      }
    }
    const answer =
      question.to === 'chance'
        ? seeded.answer(question, match)
        : likely(
            question,
            ships.map((each) => each.id),
            match.situation.attacks.map(({ by }) => by),
          )
    const taken = match.answer(answer, question.to === 'chance' ? 'seed' : 'person')
    if (!taken.ok) throw new Error(`${phase}: ${taken.problem}`)
  }
  expect(match.outcome).toBeDefined()
  return turns
}

/** The likely answer; of several ships the first that has not attacked, and no second attack. */
function likely(question: Question, ships: readonly string[], attacked: readonly string[]): never {
  const fresh = question.options?.find(
    ({ id }) => !attacked.includes(id) && (ships.includes(id) || id === 'done'),
  )
  const first = question.id === 'admiral.attacker' ? fresh : (question.proposal ?? question.options?.[0])
  return question.write(first) as never
}

const most = (turns: readonly Counted[], what: keyof Counted): number =>
  Math.max(...turns.map((turn) => turn[what]))

describe('with eight ships a side', () => {
  test('a turn on screen asks you at most 40 things: which ship and where, who attacks and whom', () => {
    const turns = counted({})
    expect(turns.length).toBeGreaterThan(1)
    expect(most(turns, 'asked')).toBeGreaterThanOrEqual(24)
    expect(most(turns, 'asked')).toBeLessThanOrEqual(40)
  })

  test('at the table: a drag for each move and attack, one tap for each die and each result, at most 40', () => {
    const turns = counted({ where: 'table', damage: 'typed' })
    const all = turns.map(({ gestures, dice }) => gestures + dice)
    expect(turns.length).toBeGreaterThan(1)
    expect(Math.max(...all)).toBe(33)
    expect(most(turns, 'gestures')).toBe(25)
    expect(most(turns, 'dice')).toBe(8)
  })

  test('at the table, each of its units firing twice: 33, and with the real die up to 41', () => {
    const turns = counted(
      { where: 'table', damage: 'typed', artillery: 6, admiral: 6, movement: 1 },
      { severe: 99 },
    )
    expect(most(turns, 'gestures')).toBe(33)
    expect(Math.max(...turns.map(({ gestures, dice }) => gestures + dice))).toBe(41)
  })
})
