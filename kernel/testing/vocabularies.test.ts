import { expect, test } from 'vitest'
import { english, translated } from '../say/language.ts'
import { message } from '../say/message.ts'
import { isUsedIn, leftOver, textsOf, translationProblem, vocabulariesIn } from './vocabularies.ts'

const words = {
  saved: message('app.saved', 'Saved to {file}.'),
  left: message('app.left', '{count, plural, one {# piece} other {# pieces}} left'),
}
const all = textsOf({ words })
const german = translated(english, { 'app.saved': 'Gespeichert.', 'app.gone': 'Weg.', 'game.on': 'An.' })

test('texts have the names by which the code uses them', () => {
  expect(all.map(([name]) => name)).toEqual(['words.saved', 'words.left'])
})

test('a translation that is missing or has other parts is found', () => {
  expect(translationProblem(words.left, german)).toBe('app.left has no translation')
  expect(translationProblem(words.saved, german)).toBe('app.saved has the parts , not file')
  expect(translationProblem(words.saved, translated(german, { 'app.saved': 'In {file}.' }))).toBeUndefined()
})

test('a text is used by its full name, by its key, or when it is taken out of its vocabulary', () => {
  const used = ['say(words.saved)', "say(words['saved'])", 'const { left, saved } = words\n']
  expect(used.map((each) => isUsedIn(each, 'words.saved'))).toEqual([true, true, true])
  expect(isUsedIn('const { left } = words\nsaved()', 'words.saved')).toBe(false)
})

test('vocabularies are found by their form', () => {
  const source =
    "export const words = {\n  saved: message('app.saved', 'Saved.'),\n}\nexport const other = {}\n"
  expect(vocabulariesIn(source)).toEqual(['words'])
})

test('translations of texts that are gone are found; other programs have their own', () => {
  expect(leftOver(german, 'app.', all)).toEqual(['app.gone'])
})
