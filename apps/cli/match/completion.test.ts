import {
  choice,
  type LiveMatch,
  formQuestion,
  message,
  number,
  type Question,
  which,
  yesNo,
} from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch, answerChance } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { complete } from './completion.ts'
import { requireGame } from '../testing/games.ts'

const blitzkrieg = answerChance(newMatch(requireGame('blitzkrieg'), {}, 7))
const towers = answerChance(newMatch(smallGame)) as LiveMatch<unknown>

function completed(match: Parameters<typeof complete>[0], line: string): string | readonly string[] {
  const { hits, replaces } = complete(match, line)
  const [only, second] = hits
  return only !== undefined && second === undefined
    ? line.slice(0, line.length - replaces.length) + only
    : hits
}

test.each([
  ['corr', 'correct '],
  ['dice r', 'dice real'],
  ['why n', 'why not '],
  ['western europe, campaign 1, space 1', 'Western Europe, campaign 1, space 1 (Industrial Production)'],
  ['we.1.1', 'WE.1.1'],
  ['list pacific ocean, campaign 1, space 1', 'list Pacific Ocean, campaign 1, space 1 (Bombing)'],
  ['correct mo', 'correct move '],
  ['correct your V', 'correct your VP = '],
  ['correct your last unit = gen', 'correct your last unit = general'],
  ["correct move the bot's general", "correct move the bot's general "],
  [
    "correct move the bot's general to Eastern Europe, campaign 3, space 1",
    "correct move the bot's general to Eastern Europe, campaign 3, space 1 (Bombing)",
  ],
  ['correct move steamroll to besi', 'correct move steamroll to beside the cup'],
  ['correct order the bot', "correct order the bot's row: "],
])('%s', (line, whole) => {
  expect(completed(blitzkrieg, line)).toBe(whole)
})

test('after a full piece name, the next keywords are completed', () => {
  expect(completed(blitzkrieg, "correct move the bot's general ")).toEqual(['to ', 'from '])
})

test('a part of a name is completed if only one name contains it', () => {
  expect(completed(blitzkrieg, 'correct move ploy')).toBe('correct move Rapid Deployment ')
})

const words = (text: string) => message(text, text)
const deeds = ['moved', 'shot', 'charged'].map((id) => ({ id, name: words(id) }))

function asked(question: Question): Parameters<typeof complete>[0] {
  const { game, situation, log, steps } = blitzkrieg
  return { game, situation, log, steps, question }
}

test('the last of several names is completed, including "none"', () => {
  const match = asked(which('did', 'player', words('What did it do?'), deeds))
  expect(completed(match, 'moved, sh')).toBe('moved, shot')
  expect(completed(match, 'no')).toBe('none')
})

test('field names and their values are completed', () => {
  const fields = {
    ownLost: number('n', 'table', words('Models lost'), { from: 0, to: 9, unit: words('models') }),
    engaged: yesNo('e', 'table', words('Engaged?')),
    deed: choice('c', 'table', words('Which?'), deeds),
  }
  const match = asked(formQuestion('form', 'table', words('What happened?'), fields))
  expect(completed(match, 'ow')).toBe('own lost ')
  expect(completed(match, 'own lost 2, eng')).toBe('own lost 2, engaged ')
  expect(completed(match, 'engaged y')).toBe('engaged yes')
  expect(completed(match, 'deed=ch')).toBe('deed=charged')
})

test('hexes are completed case-insensitively', () => {
  const hexes = ['E12', 'E13', 'F13'].map((id) => ({ id: `1-${id}`, name: words(id) }))
  expect(completed(asked(choice('hex', 'player', words('Where?'), hexes)), 'e13')).toBe('E13')
})

test('internal counters are not completed', () => {
  expect(completed(towers, 'correct hill-mo')).toEqual([])
  expect(completed(towers, 'correct hill-di')).toBe('correct hill-distance = ')
})
