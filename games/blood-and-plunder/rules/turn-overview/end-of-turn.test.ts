import { say } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { outcome } from './end-of-turn.ts'
import { type Field, situation } from '../../testing/field.ts'

const both: Field = { units: { 'town-muskets': {}, 'free-muskets': {} } }

function end(units: Field['units'], change: Field['change'] = { ended: 'wiped-out' }): string {
  const ended = outcome(situation({ ...both, units: { ...both.units, ...units }, change }))
  return ended === undefined ? '' : say(ended.text)
}

test('the end says why the battle is over before it counts strike points', () => {
  expect(end({ 'free-muskets': { models: 0 } })).toMatch(/^You have nobody left\. The OPFOR wins with/)
  expect(end({ 'town-muskets': { models: 0 } })).toMatch(/^The OPFOR has nobody left\. You win with/)
  expect(end({ 'town-muskets': { models: 0 }, 'free-muskets': { models: 0 } })).toMatch(
    /^Nobody is left on either side\. /,
  )
  expect(end({}, { ended: 'last-turn' })).toMatch(/^The last turn is over\. Nobody wins/)
})
