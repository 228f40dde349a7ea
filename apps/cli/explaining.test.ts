import { type Decision, say, sentence, titleOf } from '@opfor/kernel'
import { randomMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { whyNotIn } from './explaining.ts'
import { gameOf } from './testing/games.ts'

test('several answers name the lists they come from, a single one does not repeat it', () => {
  const match = randomMatch(gameOf('blitzkrieg'), 1)
  const decisions = match.told.filter((one): one is Decision => one.kind === 'decision')
  const [theatre] = decisions.filter(({ by }) => by.id === 'blitzkrieg.theatre')
  const other = theatre?.among.find(({ id }) => id !== theatre.chosen?.id)
  if (theatre === undefined || other === undefined) throw new Error('the bot chose between theatres')
  const lists = decisions.map((decision) => sentence(titleOf(decision)))
  const several = whyNotIn(decisions, say(other.name))
  expect(several.length).toBeGreaterThan(1)
  for (const answer of several) expect(lists.some((list) => answer.startsWith(list))).toBe(true)
  expect(whyNotIn([theatre], say(other.name))[0]).not.toMatch(/^Theatre: \d/)
})
