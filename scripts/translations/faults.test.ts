import { expect, test } from 'vitest'
import { faultsOf } from './faults.ts'

const kinds = (code: string, english: string, text: string): readonly string[] =>
  faultsOf(code, { id: english }, { id: text }).map(({ kind, text: told }) => `${kind}: ${told}`)

test('missing and superfluous texts are found', () => {
  expect(faultsOf('fr', { hill: 'the hill', only: '{name}' }, { inn: 'auberge' })).toEqual([
    { id: 'hill', kind: 'missing', text: 'the hill' },
    { id: 'inn', kind: 'superfluous', text: 'no such text in English' },
  ])
})

test('placeholders have to be those of the English text', () => {
  expect(kinds('fr', '{who} comes', '{qui} arrive')).toEqual(['placeholders: has {qui}, not {who}'])
})

test('a translation has the plural forms of its language', () => {
  const english = '{n, plural, one {# unit} other {# units}}'
  expect(kinds('fr', english, '{n, plural, one {# unité} other {# unités}}')).toEqual([])
  expect(kinds('pl', english, '{n, plural, one {# a} other {# b}}')).toEqual([
    'plural: {n}: the form "many" is missing',
    'plural: {n}: the form "few" is missing',
  ])
  expect(kinds('de', english, '{n, plural, one {# a} few {# b} other {# c}}')).toEqual([
    'plural: {n}: this language has no form "few"',
  ])
  expect(kinds('ja', english, '{n, plural, other {#}}')).toEqual([])
  expect(kinds('de', english, '{n, plural, one {# a}}')).toEqual(['plural: {n}: the form "other" is missing'])
})

test('a form for a number stands for the category of this number alone', () => {
  const english = '{n, plural, =1 {one unit} other {# units}}'
  expect(kinds('de', english, '{n, plural, =1 {eine} other {#}}')).toEqual([])
  expect(kinds('fr', english, '{n, plural, =1 {une} one {# b} other {# c}}')).toEqual([])
})
