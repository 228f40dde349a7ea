import { expect, test } from 'vitest'
import { filterByName } from './picks.tsx'

const box = Array.from({ length: 250 }, (_, at) => ({ name: `${at % 2 === 0 ? 'Rifle' : 'MMG'} ${at}` }))

test('a short list is shown completely', () => {
  expect(filterByName(box.slice(0, 40), 'x')).toEqual({ isLong: false, shown: box.slice(0, 40), more: 0 })
})

test('a long list shows the first items, and a query filters it', () => {
  expect(filterByName(box, '').shown).toHaveLength(8)
  expect(filterByName(box, '').more).toBe(242)
  expect(filterByName(box, ' 144 rif').shown.map(({ name }) => name)).toEqual(['Rifle 144'])
  expect(filterByName(box, 'rifle')).toMatchObject({ more: 85 })
})
