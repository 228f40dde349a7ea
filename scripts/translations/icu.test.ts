import { expect, test } from 'vitest'
import { readMessage } from './icu.ts'

const problems = (text: string): readonly string[] => readMessage(text).problems

test('placeholders are found, also inside plurals', () => {
  const read = readMessage('{who} has {n, plural, =0 {none} one {# of {whose}} other {# of { whose }}}.')
  expect([...read.placeholders]).toEqual(['who', 'n', 'whose'])
  expect(read.plurals).toEqual([{ of: 'n', forms: ['=0', 'one', 'other'] }])
  expect(read.problems).toEqual([])
})

test('what is no valid message is found', () => {
  expect(problems('{who')).toEqual(['{who is not closed'])
  expect(problems('who}')).toEqual(['a brace } closes nothing'])
  expect(problems('{}')).toEqual(['a brace { is not followed by a name', 'a brace } closes nothing'])
  expect(problems('{n, plural, one {# unit} other {# units}')).toEqual(['{n is not closed'])
  expect(problems('{n, plural, other {# units')).toContain('a form of a plural is not closed')
  expect(problems('{n, select, other {x}}')[0]).toContain('only plural is')
})

test('an apostrophe before a brace would be a quotation mark', () => {
  expect(problems("l'{unit}")).toHaveLength(1)
  expect(problems("l’{unit} n'est pas là")).toEqual([])
})
