import { shelf } from '@opfor/games'
import { begin } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { logLines } from './log-lines.ts'

test('a log entry is followed by the number of its rule, if it has one', () => {
  const game = shelf.find(({ id }) => id === 'conflict-of-heroes')
  const match = game && begin(game, 1, { options: { guideline: '8', mode: 'solo' } })
  if (game === undefined || match === undefined || !match.ok) throw new Error('No match.')
  match.value.answer('1', 'person')
  expect(logLines(match.value.told, '-', game)).toEqual([
    '  - You play 1: Intro Firefight. [G 2.1]',
    '    Guideline 1: Intro Firefight, for 4 Rounds in 30-45 minutes. [G 2.1]',
  ])
  const { cites: _, ...without } = game
  expect(logLines(match.value.told, '-', without)).toEqual([
    '  - You play 1: Intro Firefight.',
    '    Guideline 1: Intro Firefight, for 4 Rounds in 30-45 minutes.',
  ])
})
