import { expect, test } from 'vitest'
import { cite } from './citation.ts'

test('a citation names the booklet and its own heading', () => {
  expect(cite('Solo rules', 'The Procedure')).toEqual({ book: 'Solo rules', heading: 'The Procedure' })
})
