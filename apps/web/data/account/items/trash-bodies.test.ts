import { expect, test } from 'vitest'
import { restorable, trashOfBody, trashToBody } from './trash-bodies.ts'

const entry = {
  match: 'm',
  name: 'The long war',
  isTrashed: true,
  entries: 7,
  since: Date.parse('2026-11-18T12:00:00Z'),
}

test('an entry of the trash is read back from its item, with the time of the server', () => {
  expect(trashOfBody(trashToBody(entry), '2026-11-18T12:00:00Z')).toEqual(entry)
  expect(trashToBody(entry)).toContain('"isTrashed":true')
  expect(trashOfBody('{"deleted":true}', '2026-11-18T12:00:00Z')).toBeUndefined()
})

test('matches can be restored for 30 days, the last deleted first', () => {
  const day = 24 * 60 * 60 * 1000
  const older = { ...entry, match: 'o', since: entry.since - 20 * day }
  const restored = { ...entry, match: 'r', isTrashed: false }
  const matchesAfter = (days: number) =>
    restorable([older, entry, restored], entry.since + days * day).map(({ match }) => match)
  expect([matchesAfter(1), matchesAfter(15), matchesAfter(31)]).toEqual([['m', 'o'], ['m'], []])
})
