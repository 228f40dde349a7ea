import { message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { meant } from './names.ts'

const options = ['Pacific Ocean', 'Eastern Europe', 'Western Europe'].map((name, at) => ({
  id: ['PO', 'EE', 'WE'][at] ?? '',
  name: message(`name.${at}`, name),
}))

const found = (typed: string) => {
  const read = meant(options, typed)
  return read.ok ? read.value.id : read.problem
}

test.each([
  ['2', 'EE'],
  ['we', 'WE'],
  ['eastern europe', 'EE'],
  ['Pac', 'PO'],
  ['ocean', 'PO'],
])('%s means %s', (typed, id) => {
  expect(found(typed)).toBe(id)
})

test('a beginning that fits two is not guessed', () => {
  expect(found('europe')).toBe('"europe" could be Eastern Europe, or Western Europe.')
})

test.each(['', '0', '4', 'Africa'])('"%s" is told to be nobody', (typed) => {
  expect(found(typed)).toContain(`There is no "${typed}" here.`)
})
