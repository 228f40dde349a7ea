import { expect, test } from 'vitest'
import { found } from './found.ts'

const box = Array.from({ length: 250 }, (_, at) => ({ name: `${at % 2 === 0 ? 'Rifle' : 'MMG'} ${at}` }))

test('a few things are all shown', () => {
  expect(found(box.slice(0, 40), 'x')).toEqual({ isLong: false, shown: box.slice(0, 40), more: 0 })
})

test('of many the first stand there, and what is typed finds the others', () => {
  expect(found(box, '').shown).toHaveLength(8)
  expect(found(box, '').more).toBe(242)
  expect(found(box, ' 144 rif').shown.map(({ name }) => name)).toEqual(['Rifle 144'])
  expect(found(box, 'rifle')).toMatchObject({ more: 85 })
})
