import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'
import { format } from './language.ts'
import { message } from './message.ts'

const left = message('left', '{count, plural, one {# unit} other {# units}} left at {places}')

test('the platform knows how a language counts, joins names and writes fractions', () => {
  const french = languageOf('fr', {
    left: '{places} : {count, plural, one {# unité} other {# unités}}',
  })
  const said = [0, 1.5, 2].map((count) =>
    format({ ...left, params: { count, places: ['A', 'B', 'C'] } }, french),
  )
  expect(said).toEqual(['A, B et C : 0 unité', 'A, B et C : 1,5 unité', 'A, B et C : 2 unités'])
  expect(french.code).toBe('fr')
})

test('a language may have more forms than English', () => {
  const polish = languageOf('pl', {
    left: '{count, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}',
  })
  expect([1, 3, 5].map((count) => format({ ...left, params: { count } }, polish))).toEqual([
    '1 jednostka',
    '3 jednostki',
    '5 jednostek',
  ])
})

test('what is missing or empty is said in English, text by text', () => {
  const french = languageOf('fr', { hill: 'la colline', ford: '', '@hill': { description: 'a place' } })
  expect(french.texts).toEqual({ hill: 'la colline' })
  expect(
    [message('hill', 'the hill'), message('ford', 'the ford')].map((each) => format(each, french)),
  ).toEqual(['la colline', 'the ford'])
})
