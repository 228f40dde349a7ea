import { expect, test } from 'vitest'
import { message } from '../say/message.ts'
import { isUsedIn, textsOf, vocabulariesIn } from './vocabularies.ts'

const words = {
  saved: message('app.saved', 'Saved to {file}.'),
  left: message('app.left', '{count, plural, one {# piece} other {# pieces}} left'),
}
const all = textsOf({ words })

test('texts have the names by which the code uses them', () => {
  expect(all.map(([name]) => name)).toEqual(['words.saved', 'words.left'])
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
