import { expect, test } from 'vitest'
import { parseNames } from './parse-names.ts'

const units = ['German Rifle 01', 'German Rifle 10', 'German LMG 10', 'Pioneer 17'].map((name) => ({
  id: name,
  name,
}))

test('several names are read with commas between them, without the side and without a leading 0', () => {
  expect(parseNames('Rifle 1, pioneer 17', units)).toEqual({
    found: ['German Rifle 01', 'Pioneer 17'],
    left: '',
  })
})

test('what is no name, or the end of several, is left', () => {
  expect(parseNames('2 rifles, LMG 10, 10', units)).toEqual({
    found: ['German LMG 10'],
    left: '2 rifles, 10',
  })
})
