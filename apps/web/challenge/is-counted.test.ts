import { expect, test } from 'vitest'
import { isCounted } from './is-counted.ts'

test('a result counts if the server took it, now or before; not if the day or the attempt is over', () => {
  expect(isCounted({ status: 200, body: { winner: 'player' } })).toBe(true)
  expect(isCounted({ status: 409, body: { id: 'counted', problem: '' } })).toBe(true)
  for (const id of ['dayOver', 'over', 'otherRules'])
    expect(isCounted({ status: 409, body: { id, problem: 'No.' } })).toBe(false)
  expect(isCounted({ status: 0, body: {} })).toBe(false)
})
