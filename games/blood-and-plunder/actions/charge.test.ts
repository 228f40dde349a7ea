import { say } from '@opfor/kernel'
import { answer } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { distance } from '../geometry/point.ts'
import { unitWith } from '../situation.ts'
import { activation, type Field, matchOn, stalemate } from '../testing/field.ts'
import { traits, unitAs } from '../testing/profiles.ts'

const lances = unitAs({ weapons: ['melee'] })

test('a charge ends beside its target, on nobody else, and you say where', () => {
  const field: Field = {
    way: 'map',
    units: {
      'lance-party': { at: { x: 100, y: 120 } },
      'town-muskets': unitAs({}, { at: { x: 100, y: 81 }, engaged: ['free-muskets'], activated: true }),
      'free-muskets': { at: { x: 100, y: 60 }, engaged: ['town-muskets'] },
    },
  }
  const { asked, now } = activation(field, ['melee', stalemate])
  expect(asked).toEqual(['melee', 'where'])
  const at = (id: string) => unitWith(now, id).at
  expect(distance(at('lance-party'), at('free-muskets'))).toBeLessThan(21)
  expect(distance(at('lance-party'), at('town-muskets'))).toBeGreaterThan(20)
  const dragged = activation(field, ['melee', stalemate], ['where', { x: 12, y: 6 }])
  expect(unitWith(dragged.now, 'lance-party').at).toEqual({ x: 120, y: 60 })
})

test('a charge after which they are not engaged ends apart', () => {
  const { now } = activation(
    {
      way: 'map',
      units: {
        'town-muskets': { ...lances, at: { x: 100, y: 120 } },
        'free-muskets': { at: { x: 100, y: 60 } },
      },
    },
    ['melee', { ...stalemate, engaged: false }],
  )
  expect(unitWith(now, 'town-muskets').at.y - 60).toBeGreaterThanOrEqual(25)
})

test('where every place beside it is taken an enemy cannot be charged', () => {
  const crowd = { side: 'player', empty: 1 } as const
  const { did } = activation(
    {
      way: 'map',
      units: {
        'town-muskets': unitAs({ weapons: ['melee'], move: 1 }, { at: { x: 100, y: 150 } }),
        'free-muskets': { at: { x: 100, y: 90 } },
        boarders: { ...crowd, at: { x: 100, y: 118 } },
      },
    },
    ['melee', stalemate],
  )
  expect(did).toEqual(['Town Muskets charges Boarders.'])
})

test('Guerrillas: a charge that would end near an enemy without Fatigue is asked for in so many words', () => {
  const scouts = unitAs({ ...traits('Quick'), weapons: ['melee'] })
  const field: Field = { units: { 'town-muskets': scouts, 'free-muskets': {}, boarders: { fatigue: 1 } } }
  const match = matchOn(field)
  answer(match, ['actions', 1], ['nearestEnemy.measured', 6])
  expect(match.question === undefined ? '' : say(match.question.text)).toBe(
    'Can Town Muskets charge Boarders without ending within 8 inches of a unit without Fatigue (Free Muskets)?',
  )
  const beside: Field = {
    way: 'proposed',
    units: {
      'town-muskets': { ...scouts, at: { x: 100, y: 160 } },
      'free-muskets': { at: { x: 125, y: 90 } },
      boarders: { fatigue: 1, at: { x: 100, y: 90 } },
    },
  }
  const { asked, did } = activation(beside)
  expect(asked).toContain('chargeable.one')
  expect(did.join(' ')).not.toMatch(/charges/)
})
