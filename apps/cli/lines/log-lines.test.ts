import { registry } from '@opfor/games'
import { beginMatch } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { logLines } from './log-lines.ts'
import { wrapText } from './output.ts'

test('a text is wrapped to the width, with the lines after the first indented', () => {
  expect(wrapText('? Which of the four units goes first?', '  ', 20)).toEqual([
    '? Which of the four',
    '  units goes first?',
  ])
})

test('lines of the text stay lines', () => {
  expect(wrapText('? Find a hex:\n1. must: it is not in the open\n2. nearest.', '  ', 24)).toEqual([
    '? Find a hex:',
    '  1. must: it is not in',
    '     the open',
    '  2. nearest.',
  ])
})

test('a log entry is followed by the number of its rule, if it has one', () => {
  const game = registry.find(({ id }) => id === 'conflict-of-heroes')
  const match = game && beginMatch(game, 1, { options: { guideline: '8', mode: 'solo' } })
  if (game === undefined || match === undefined || !match.ok) throw new Error('No match.')
  match.value.answer('1', 'person')
  expect(logLines(match.value.log, '-', game)).toEqual([
    '  - You play 1: Intro Firefight. [G 2.1]',
    '    Guideline 1: Intro Firefight, for 4 Rounds in 30-45 minutes. [G 2.1]',
  ])
  const { cites: _, ...without } = game
  expect(logLines(match.value.log, '-', without)).toEqual([
    '  - You play 1: Intro Firefight.',
    '    Guideline 1: Intro Firefight, for 4 Rounds in 30-45 minutes.',
  ])
})
