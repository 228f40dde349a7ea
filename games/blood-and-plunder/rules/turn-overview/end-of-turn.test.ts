import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { outcome } from './end-of-turn.ts'
import { type Field, situation } from '../../testing/field.ts'

const both: Field = { units: { 'town-muskets': {}, 'free-muskets': {} } }

function end(units: Field['units'], change: Field['change'] = { ended: 'wiped-out' }): string {
  const ended = outcome(situation({ ...both, units: { ...both.units, ...units }, change }))
  return ended === undefined ? '' : format(ended.text)
}

test('the end says why the battle is over before it counts strike points', () => {
  expect(end({ 'free-muskets': { models: 0 } })).toMatch(/^You have no units left\. The OPFOR wins with/)
  expect(end({ 'town-muskets': { models: 0 } })).toMatch(/^The OPFOR has no units left\. You win with/)
  expect(end({ 'town-muskets': { models: 0 }, 'free-muskets': { models: 0 } })).toMatch(
    /^Neither side has any units left\. /,
  )
  expect(end({}, { ended: 'last-turn' })).toMatch(/^The last turn is over\. A draw/)
})
