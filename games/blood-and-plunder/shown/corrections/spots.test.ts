import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { spotCheckItems } from './spots.ts'
import { type Field, situation } from '../../testing/field.ts'
import { unitAs } from '../../testing/profiles.ts'

function lines(field: Field): readonly string[] {
  return spotCheckItems(situation(field)).flatMap(({ name, spots: all }) => [
    format(name),
    ...all.map((spot) => [spot.name, ...spot.facts, ...spot.also].map((each) => format(each)).join(' | ')),
  ])
}

test('a spot check has a line for each unit: models, Fatigue, and only what else is to be seen', () => {
  const units: Field['units'] = {
    'town-muskets': { models: 6, fatigue: 2, empty: 1, engaged: ['boarders'], activated: true },
    'lance-party': { models: 0 },
    boarders: { engaged: ['town-muskets'] },
  }
  expect(lines({ units })).toEqual([
    'The OPFOR: 2 strike points',
    'Town Muskets | 6 models | 2 Fatigue | needs 1 Reload | engaged with Boarders | has activated',
    'You: 0 strike points',
    'Boarders | 8 models | 0 Fatigue | engaged with Town Muskets',
  ])
})

test('a spot check says what is loaded, whose bayonets are off, and in a melee who is not in it', () => {
  const units: Field['units'] = {
    'town-muskets': unitAs({ traits: [{ name: 'Bayonets', reminder: '' }] }),
    'lance-party': { engaged: ['boarders'] },
    boarders: { engaged: ['lance-party'] },
  }
  const [, muskets = '', lances = ''] = lines({ units })
  expect(muskets).toMatch(/\| loaded \| not engaged \| bayonets off$/)
  expect(lances).toMatch(/\| engaged with Boarders$/)
  expect(lines({ units: { 'town-muskets': {}, boarders: {} } }).join()).not.toContain('engaged')
})

test('on a map the place is compared, of ships their bow too, and of a crew its ship', () => {
  const told = lines({ battle: 'sea', way: 'map', units: { 'naval-gunners': { models: 1 } } })
  expect(told).toContainEqual(expect.stringMatching(/^Guard Ship \| 0 damage \| \(.*bow to the .*\)$/))
  expect(told).toContain('Naval Gunners | 1 model | 0 Fatigue | aboard Guard Ship | loaded')
  const [, ashore = ''] = lines({ way: 'map', units: { 'town-muskets': { at: { x: 105, y: 40 } } } })
  expect(ashore).toMatch(/\| \(10\.5"\/4"\) \| loaded$/)
})

test('a real deck is counted, the deck of the app is not on the table', () => {
  const units = { 'town-muskets': {} }
  expect(lines({ units, options: { deck: 'real' } }).slice(-3)).toEqual([
    'Deck | 54 cards',
    'Discard pile | 0 cards',
    'Events set aside | 0 cards',
  ])
  expect(lines({ units }).join()).not.toContain('card')
})
