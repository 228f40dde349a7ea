import type { StateChange, Decision } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { lastMoves } from './last-moves.ts'
import type { MatchLog } from './recent-log.ts'

const game = { seats: () => ['player'] } as unknown as MatchLog['game']
const seat = { q: 'q', a: true, by: 'person', seat: 'player' } as const
const seed = { q: 'q', a: true, by: 'seed' } as const

function change(before: number, after: number, as?: 'headline'): StateChange<unknown> {
  return {
    kind: 'change',
    before,
    now: before + 1,
    tell: { id: 'x', text: 'x', ...(as === undefined ? {} : { as }) },
    after,
    turn: as === undefined ? 0 : 1,
  }
}

function movesOf(log: MatchLog['log'], steps: readonly unknown[]) {
  const journal = {} as MatchLog['journal']
  return lastMoves({ game, journal, log, steps: steps as MatchLog['steps'] })
}

const decision = { kind: 'decision', number: 0, open: false, after: 1 } as unknown as Decision

test("the user's own move ends where the opponent decides", () => {
  const told = [change(0, 1), change(1, 1), decision, change(2, 1, 'headline'), change(3, 2)]
  expect(movesOf(told, [seat, seed])).toEqual({ own: { before: 0, now: 2 }, reply: { before: 2, now: 4 } })
})

test('an answer that changes nothing yet keeps the last moves', () => {
  const told = [change(0, 1), change(1, 2, 'headline')]
  const moves = { own: { before: 0, now: 1 }, reply: { before: 1, now: 2 } }
  expect(movesOf(told, [seat, seed])).toEqual(moves)
  expect(movesOf(told, [seat, seed, seat])).toEqual(moves)
})

test("the set-up is nobody's move", () => {
  expect(movesOf([change(0, 0), change(1, 1, 'headline')], [seed])).toEqual({
    own: undefined,
    reply: { before: 1, now: 2 },
  })
  expect(movesOf([], [])).toEqual({ own: undefined, reply: undefined })
})
