import { expect, test } from 'vitest'
import { answerTold } from './answer-told.ts'
import { german } from './german.ts'
import { english, say } from './language.ts'
import { message } from './message.ts'
import { which } from './questions/which.ts'

const towers = ['north', 'east', 'south'].map((id) => ({ id, name: message(`at.${id}`, `the ${id} tower`) }))
const question = which('towers', 'table', message('towers', 'Which towers?'), towers)

test.each([
  [['north', 'south'], 'the north tower and the south tower', 'the north tower und the south tower'],
  ['east', 'the east tower', 'the east tower'],
  [[], 'none', 'keines'],
  [true, 'yes', 'ja'],
  [false, 'no', 'nein'],
  [4, '4', '4'],
  ['unknown', 'unknown', 'unknown'],
  [{ length: 3 }, '{"length":3}', '{"length":3}'],
])('%j is told in words', (answer, inEnglish, inGerman) => {
  expect(say(answerTold(question, answer), english)).toBe(inEnglish)
  expect(say(answerTold(question, answer), german)).toBe(inGerman)
})

test('an answer whose question is gone is told by its id', () => {
  expect(say(answerTold(undefined, 'north'))).toBe('north')
})
