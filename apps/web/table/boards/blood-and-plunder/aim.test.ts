import { shelf } from '@opfor/games'
import type { Situation } from '@opfor/games/blood-and-plunder/view'
import { type Conversation, lastMove, say } from '@opfor/kernel'
import { answerAtRandom, newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { currentAttack } from './aim.tsx'

const attack = /^blood-and-plunder\.(shoots|volley|charges)$/

/** Plays a match with a map at random, and calls back after each answer. */
function play(seed: number, answers: number, seen: (match: Conversation<unknown>) => void): void {
  const game = shelf.find(({ id }) => id === 'blood-and-plunder')
  if (game === undefined) throw new Error('Unknown game blood-and-plunder.')
  const match = newMatch(game, { options: { battle: 'land', way: 'map' } }, seed)
  for (let at = 0; at < answers && match.question !== undefined; at += 1) {
    answerAtRandom(match, seed + at)
    seen(match)
  }
}

test('the arrow starts at the attacking unit, also if another unit gave it a command point', () => {
  let ordered = 0
  const seen = (match: Conversation<unknown>): void => {
    const now = match.situation as Situation
    const headline = match.told.findLast((one) => one.kind === 'change' && one.tell.as === 'headline')
    if (headline?.kind !== 'change' || !attack.test(headline.tell.id)) return
    const aim = currentAttack(now, lastMove(match))
    if (aim === undefined) return
    expect(say(headline.tell).startsWith(say(aim[0].name))).toBe(true)
    if (aim[0].id !== now.acting.unit) ordered += 1
  }
  for (let seed = 1; seed <= 12; seed += 1) play(seed, 400, seen)
  expect(ordered).toBeGreaterThan(0)
})
