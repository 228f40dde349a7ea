import { movesOf, format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { shipWith, unitWith } from '../../table/situation.ts'
import { activation, type Field, matchOn, stalemate, unharmed } from '../../testing/field.ts'

const company: Field = {
  units: { 'town-muskets': {}, 'lance-party': {}, 'captains-company': {}, boarders: {}, 'free-muskets': {} },
  change: { next: ['player'] },
}

describe('orders of your commander', () => {
  test('name the units, and what each of them did; they have not activated by that', () => {
    const { now, asked: put } = activation(
      company,
      ['yours', 'captains-company'],
      ['did', ['ordered']],
      ['ordered', ['free-muskets', 'boarders']],
      ['did', ['shot']],
      ['atWhom', 'town-muskets'],
      ['harm', { lost: 2, fatigue: 0 }],
      ['did', ['moved']],
    )
    expect(put).toEqual(['yours', 'did', 'ordered', 'did', 'atWhom', 'harm', 'did'])
    expect(unitWith(now, 'town-muskets').models).toBe(6)
    expect(unitWith(now, 'boarders').placed).toBe(1)
    expect(unitWith(now, 'boarders').activated).toBe(false)
    expect(unitWith(now, 'captains-company').activated).toBe(true)
  })

  test('that move a unit have its distances asked anew', () => {
    const asksNext = (...did: readonly string[]): string | undefined => {
      const three = { ...company.units, 'bow-scouts': {} }
      const match = matchOn({ units: three, card: 'C13', change: { next: ['opfor', 'player'] } })
      playAnswers(match, ['nearestEnemy', []], ['move.aggressive.one', false])
      playAnswers(match, ['yours', 'captains-company'], ['did', ['ordered']], ['ordered', ['boarders']])
      playAnswers(match, ['did', did], ['lay', 'laid'], ['first', 'opfor'])
      return match.question?.id
    }
    expect(asksNext('moved')).toBe('blood-and-plunder.nearestEnemy')
    expect(asksNext()).not.toBe('blood-and-plunder.nearestEnemy')
  })

  test('are offered to a commander who has somebody to order, and not to who is ordered', () => {
    const match = matchOn(company)
    playAnswers(match, ['yours', 'captains-company'])
    expect(optionIds(match)).toContain('ordered')
    playAnswers(match, ['did', ['ordered']], ['ordered', ['boarders']])
    expect(optionIds(match)).not.toContain('ordered')
    const alone = matchOn({ ...company, units: { 'town-muskets': {}, 'captains-company': {} } })
    playAnswers(alone, ['yours', 'captains-company'])
    expect(optionIds(alone)).not.toContain('ordered')
  })
})

test('the history tells at whom a unit of yours shot and whom it fought, with what came of it', () => {
  const match = matchOn({
    units: { 'town-muskets': { engaged: ['free-muskets'] }, 'free-muskets': { engaged: ['town-muskets'] } },
    change: { next: ['player'] },
  })
  playAnswers(match, ['yours', 'free-muskets'], ['did', ['shot', 'fought']])
  playAnswers(match, ['melee', stalemate], ['atWhom', 'town-muskets'], ['harm', { lost: 2, fatigue: 0 }])
  const told = movesOf(match).map(({ by, change, results }) => [
    by,
    ...[change, ...results].map(({ tell }) => format(tell)),
  ])
  expect(told).toContainEqual([
    'you',
    'Free Muskets fights Town Muskets.',
    'Town Muskets is unharmed.',
    'Free Muskets is unharmed.',
  ])
  expect(told).toContainEqual([
    'you',
    'Free Muskets shoots at Town Muskets.',
    'Town Muskets loses 2 models and gains no Fatigue.',
    'Strike points for casualties: the OPFOR 1, you 0.',
  ])
})

test('a unit of yours may do the same again: two shots at two targets', () => {
  const { now } = activation(
    company,
    ['yours', 'free-muskets'],
    ['did', ['shot', 'more']],
    ['atWhom', 'town-muskets'],
    ['harm', { lost: 1, fatigue: 0 }],
    ['did', ['shot']],
    ['atWhom', 'lance-party'],
    ['harm', { lost: 2, fatigue: 0 }],
  )
  expect(unitWith(now, 'town-muskets').models).toBe(7)
  expect(unitWith(now, 'lance-party').models).toBe(4)
})

const melee: Field = {
  units: {
    'town-muskets': { engaged: ['boarders', 'free-muskets'] },
    'free-muskets': { engaged: ['town-muskets'] },
    boarders: { engaged: ['town-muskets'] },
  },
  change: { next: ['player'] },
}
const fights = [
  ['yours', 'boarders'],
  ['did', ['fought']],
] as const

describe('after a fight', () => {
  test('a unit that routs leaves the table by one answer, and nobody is engaged with it', () => {
    const { now, match } = activation(melee, ...fights, ['melee', { ...stalemate, gaveWay: 'routed' }])
    expect(unitWith(now, 'town-muskets').models).toBe(0)
    expect(now.units.map(({ engaged }) => engaged)).toEqual([[], [], []])
    expect(logTexts(match)).toContain(
      'Town Muskets routs and leaves the table: 8 models count as lost, unless your rulebook says otherwise.',
    )
    expect(logTexts(match)).toContain('Strike points for casualties: the OPFOR 4, you 0.')
  })

  test('who falls back is engaged no more at both ends; with others it is asked without a map', () => {
    const fell = activation(melee, ...fights, ['melee', { ...stalemate, gaveWay: 'fellBack' }], ['still', []])
    expect(fell.now.units.map(({ engaged }) => engaged)).toEqual([[], [], []])
    expect(unitWith(fell.now, 'town-muskets').placed).toBe(1)
    const own = activation(melee, ...fights, ['melee', { ...stalemate, gaveWay: 'ownFellBack' }])
    expect(unitWith(own.now, 'town-muskets').engaged).toEqual(['free-muskets'])
    expect(unitWith(own.now, 'boarders').engaged).toEqual([])
  })

  const near: Field = {
    way: 'map',
    units: {
      'town-muskets': { empty: 1, at: { x: 100, y: 160 } },
      'free-muskets': { at: { x: 100, y: 100 } },
    },
    change: { next: ['player'] },
  }
  const charges = [
    ['yours', 'free-muskets'],
    ['did', ['charged']],
    ['whom', 'town-muskets'],
    ['harm', unharmed],
  ] as const

  test('on a map the place of who falls back is asked: the target after the charge that met it', () => {
    const match = matchOn(near)
    playAnswers(match, ...charges, ['melee', { ...stalemate, gaveWay: 'fellBack' }])
    expect(match.question?.proposal).toEqual({ x: 10, y: 14 })
    playAnswers(match, ['where', { x: 10, y: 14 }], ['where', { x: 10, y: 25 }])
    expect(unitWith(match.situation, 'town-muskets').at).toEqual({ x: 100, y: 250 })
    expect(unitWith(match.situation, 'town-muskets').engaged).toEqual([])
  })

  test('on a map who charged and was thrown back is asked for once', () => {
    const thrown = activation(near, ...charges, ['melee', { ...stalemate, gaveWay: 'ownFellBack' }])
    expect(thrown.asked.filter((id) => id === 'where')).toHaveLength(1)
    expect(unitWith(thrown.now, 'free-muskets').at).toEqual({ x: 100, y: 100 })
  })

  test.each([true, false])(
    'on a map two that are said to be engaged across the table are asked about: %s',
    (engaged) => {
      const match = matchOn(near)
      playAnswers(match, ...charges, ['melee', stalemate], ['where', { x: 10, y: 2 }])
      expect(match.question === undefined ? '' : format(match.question.text)).toBe(
        'On the map Free Muskets and Town Muskets are 12 inches apart. Are they engaged anyway?',
      )
      playAnswers(match, ['engagedApart', engaged])
      expect(unitWith(match.situation, 'free-muskets').engaged).toEqual(engaged ? ['town-muskets'] : [])
    },
  )

  test('on a map two that are engaged and touch are not asked about', () => {
    const match = matchOn(near)
    playAnswers(match, ...charges, ['melee', stalemate], ['where', { x: 10, y: 14 }])
    expect(match.question?.id).not.toBe('blood-and-plunder.engagedApart')
    expect(unitWith(match.situation, 'free-muskets').engaged).toEqual(['town-muskets'])
  })
})

test('a unit that a shot routs leaves the table by one answer', () => {
  const { now } = activation(
    company,
    ['yours', 'free-muskets'],
    ['did', ['shot']],
    ['atWhom', 'lance-party'],
    ['harm', { lost: 1, fatigue: 2, routed: true }],
  )
  expect(unitWith(now, 'lance-party').models).toBe(0)
})

test('more Fatigue than models is a reminder, and nothing is done by itself', () => {
  const shot = (fatigue: number) =>
    activation(
      { ...company, units: { ...company.units, 'town-muskets': { models: 3, fatigue: 1 } } },
      ['yours', 'free-muskets'],
      ['did', ['shot']],
      ['atWhom', 'town-muskets'],
      ['harm', { lost: 1, fatigue }],
    )
  const reminder =
    'Town Muskets has more Fatigue (3) than models (2): look up whether it routs. If it does, undo this result and enter the rout.'
  expect(logTexts(shot(2).match)).toContain(reminder)
  expect(unitWith(shot(2).now, 'town-muskets').models).toBe(2)
  expect(logTexts(shot(1).match).join(' ')).not.toContain('more Fatigue')
  const again = activation(
    { ...melee, units: { ...melee.units, boarders: { models: 1, fatigue: 2, engaged: ['town-muskets'] } } },
    ...fights,
    ['melee', stalemate],
  )
  expect(logTexts(again.match).join(' ')).not.toContain('more Fatigue')
})

describe('at sea', () => {
  const bound: Field = {
    battle: 'sea',
    units: { 'naval-gunners': {}, boarders: {} },
    ships: { sloop: { grappled: 'guard-ship' }, 'guard-ship': { grappled: 'sloop' } },
    change: { next: ['player'] },
  }

  test('your unit cuts the grapples, at both ends', () => {
    const { now } = activation(bound, ['yours', 'boarders'], ['did', ['cut']])
    expect(now.ships.map(({ grappled }) => grappled)).toEqual(['', ''])
  })

  test('your unit goes aboard the grappled ship, and sails with that', () => {
    const { now } = activation(bound, ['yours', 'boarders'], ['did', ['boarded']])
    const boarders = unitWith(now, 'boarders')
    expect(boarders.aboard).toBe('guard-ship')
    expect(boarders.at).toEqual(shipWith(now, 'guard-ship')?.at)
    const match = matchOn({
      ...bound,
      units: { ...bound.units, boarders: { ...boarders, activated: false } },
    })
    playAnswers(match, ['yours', 'boarders'])
    expect(optionIds(match)).not.toContain('sailed')
    expect(optionIds(match)).toContain('cut')
    expect(match.correct([{ set: 'aboard.boarders', to: 'guard-ship' }])).toMatchObject({ ok: true })
  })

  test('your unit lands: it is ashore, on a map where you say', () => {
    const asked = activation(bound, ['yours', 'boarders'], ['did', ['landed']])
    expect(unitWith(asked.now, 'boarders')).toMatchObject({ aboard: '', placed: 1 })
    const land = activation(
      { ...bound, way: 'map' },
      ['yours', 'boarders'],
      ['did', ['landed']],
      ['where', { x: 3, y: 4 }],
    )
    expect(unitWith(land.now, 'boarders')).toMatchObject({ aboard: '', at: { x: 30, y: 40 } })
  })

  test('a unit ashore is offered your ships to go aboard, and no grapples', () => {
    const match = matchOn({ ...bound, units: { ...bound.units, boarders: { aboard: '' } } })
    playAnswers(match, ['yours', 'boarders'])
    expect(optionIds(match)).toEqual(['moved', 'boarded', 'shot', 'charged', 'more'])
  })

  test('one of yours that has boarded is not counted among the crew that moves the ship', () => {
    const field: Field = {
      ...bound,
      units: {
        'naval-gunners': { activated: true },
        'grenade-party': { activated: true },
        'town-muskets': {},
        boarders: { aboard: 'guard-ship', activated: false },
      },
      ships: { 'guard-ship': { moves: 1 } },
      change: { next: ['opfor'] },
      rulings: { secondMovement: 'last' },
    }
    const match = matchOn(field)
    playAnswers(match, ['nearestEnemy.measured', 5])
    expect(logTexts(match).join(' ')).toContain('Guard Ship makes another movement now.')
    expect(match.steps.some((step) => 'q' in step && step.by === 'seed')).toBe(false)
  })
})
