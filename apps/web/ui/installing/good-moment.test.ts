import { expect, test } from 'vitest'
import { shouldOfferInstall } from './good-moment.ts'

const noon = new Date('2026-11-15T12:00:00').getTime()
const hour = 3_600_000
const ended = { winner: 'player', way: 'points' } as const

test('nothing is offered without a match, and during the first day of one', () => {
  expect(shouldOfferInstall([])).toBe(false)
  expect(shouldOfferInstall([{ created: noon, changed: noon + 11 * hour }])).toBe(false)
})

test('it is offered when a match is over', () => {
  expect(shouldOfferInstall([{ created: noon, changed: noon + hour, ended }])).toBe(true)
})

test('it is offered when a match was continued on another day', () => {
  expect(shouldOfferInstall([{ created: noon, changed: noon + 13 * hour }])).toBe(true)
})
