import { expect, test } from 'vitest'
import { cite } from './citation.ts'

test('a citation names the booklet and its own heading', () => {
  expect(cite('Solo rules', 'The Procedure')).toEqual({ book: 'Solo rules', heading: 'The Procedure' })
})

test('and its number, if rules are numbered', () => {
  expect(cite('Generator', 'G 5.5 The Track', 'G 5.5').number).toBe('G 5.5')
})
