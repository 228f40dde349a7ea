import { choice, die, english, message, names, number, which, whichBest } from '@opfor/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rejectionReason } from './rejection-reason.ts'
import { languages } from '../text/language-files.ts'
import { setLanguage } from '../text/language.ts'

const german = languages.find('de') ?? english

beforeEach(() => setLanguage(german))
afterEach(() => setLanguage(english))

const text = message('test', 'Test?')
const options = ['a', 'b', 'c'].map((id) => ({ id, name: message(`test.${id}`, id.toUpperCase()) }))

test('a number out of its range, or between two steps', () => {
  const far = number('test', 'player', text, { from: 0, to: 6, step: 2, unit: text })
  expect(rejectionReason(far, 7, '')).toBe('Erwartet wird eine Zahl von 0 bis 6, nicht 7.')
  expect(rejectionReason(far, 3, '')).toBe('3 liegt zwischen zwei Schritten: ab 0 in Schritten von 2.')
  expect(rejectionReason(die('test', text, 6), 7, '')).toBe('Ein Würfel mit 6 Seiten zeigt 1 bis 6, nicht 7.')
})

test('too few, too many, or one twice', () => {
  const some = which('test', 'player', text, options, { atMost: 2 })
  expect(rejectionReason(whichBest('test', 'player', text, options), [], '')).toBe('Nenne mindestens 1.')
  expect(rejectionReason(some, ['a', 'b', 'c'], '')).toBe('Nenne höchstens 2, nicht 3.')
  expect(rejectionReason(some, ['a', 'a'], '')).toBe('A: zweimal genannt.')
})

test('a name that is taken or too long', () => {
  const given = names('test', 'player', text, { max: 3, maxLength: 5, taken: ['Anna'] })
  expect(rejectionReason(given, ['anna'], '')).toBe('Der Name anna ist schon vergeben.')
  expect(rejectionReason(given, ['Bert', 'bert'], '')).toBe('Der Name bert ist schon vergeben.')
  expect(rejectionReason(given, ['Wilhelm'], '')).toBe('Ein Name hat höchstens 5 Zeichen, nicht 7.')
})

test('anything else is said as the rules say it', () => {
  expect(rejectionReason(choice('test', 'player', text, options), 'x', 'x is not one of: a, b, c.')).toBe(
    'x is not one of: a, b, c.',
  )
})
