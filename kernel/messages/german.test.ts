import { expect, test } from 'vitest'
import { german } from './german.ts'
import { format } from './language.ts'
import { message } from './message.ts'

test('German counts one and many, and joins names by und', () => {
  const place = message('reserve', 'Reserve')
  const counted = [0, 1, 2].map((count) => message('kernel.spot.place', '', { place, count }))
  expect(counted.map((each) => format(each, german))).toEqual([
    'Reserve: 0 Spielsteine.',
    'Reserve: 1 Spielstein.',
    'Reserve: 2 Spielsteine.',
  ])
  expect(format(message('kernel.answer', '', { names: ['Nord', 'Ost', 'Süd'] }), german)).toBe(
    'Nord, Ost und Süd',
  )
  expect(german.code).toBe('de')
})
