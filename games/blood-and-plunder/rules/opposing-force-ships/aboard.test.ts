import { format } from '@opfor/kernel'
import { playAnswers, answeredQuestions, explanationText, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { applyEdit } from '../../shown/corrections/correct.ts'
import { noChargeAt } from '../attack/no-charge.ts'
import { placeOf } from '../../table/on-the-map.ts'
import { shipWith, unitWith } from '../../table/situation.ts'
import { activation, type Field, matchOn, situation, stalemate } from '../../testing/field.ts'
import { unitAs } from '../../testing/profiles.ts'

const bound: Field['ships'] = {
  'guard-ship': { moves: 2, grappled: 'sloop' },
  sloop: { grappled: 'guard-ship', at: { x: 200, y: 290 } },
}

const afloat = (more: Partial<Field> = {}): Field => ({
  battle: 'sea',
  way: 'map',
  units: { 'town-muskets': unitAs({ weapons: ['melee'], aboard: 'guard-ship' }), boarders: {} },
  ships: bound,
  ...more,
})

describe('a charge over the grapples', () => {
  const fallen = { ...stalemate, lost: 8 }

  test.each(['map', 'asked'] as const)('leads aboard the ship of its target (%s)', (way) => {
    const reach = way === 'map' ? [] : ([['chargeable.one', true]] as const)
    for (const melee of [stalemate, fallen]) {
      const { match, now } = activation(afloat({ way }), ...reach, ['melee', melee])
      expect(unitWith(now, 'town-muskets')).toMatchObject({ aboard: 'sloop', at: { x: 200, y: 290 } })
      expect(answeredQuestions(match)).not.toContain('where')
    }
  })

  test('that did not hold leaves the unit aboard its own', () => {
    const { now } = activation(afloat(), ['melee', { ...stalemate, engaged: false }])
    expect(unitWith(now, 'town-muskets').aboard).toBe('guard-ship')
  })

  test('of yours leads aboard as well', () => {
    const { now } = activation(
      afloat({ units: { 'town-muskets': { empty: 1 }, boarders: {} }, change: { next: ['player'] } }),
      ['yours', 'boarders'],
      ['did', ['charged']],
      ['whom', 'town-muskets'],
      ['harm', { lost: 0, fatigue: 0 }],
      ['melee', stalemate],
    )
    expect(unitWith(now, 'boarders').aboard).toBe('guard-ship')
  })
})

test('a unit aboard an enemy ship does not sail it, throws no grapples from it and does not repair it', () => {
  const units = {
    'town-muskets': unitAs({ weapons: ['melee'] }, { aboard: 'sloop' }),
    boarders: { aboard: '' },
  }
  const ships = { sloop: { damage: 2 } }
  const { match, now } = activation(
    afloat({ units, ships, way: 'asked' }),
    ['chargeable.one', false],
    ['move.aggressive.one', false],
  )
  expect(now.ships.map(({ moves }) => moves)).toEqual([0, 0])
  expect(explanationText(match, 'A-aggressive')).toContain(
    'Grapple cannot be performed: it is not aboard a ship of its own side',
  )
  expect(explanationText(match, 'A-aggressive')).toContain(
    'Repair cannot be performed: it is not aboard a ship of its own side',
  )
})

describe('a move of an OPFOR unit aboard', () => {
  const ashore = { boarders: { aboard: '', at: { x: 240, y: 250 } } }
  const lands = (way: 'map' | 'asked', ...script: Parameters<typeof activation>[1][]) =>
    activation(
      afloat({
        way,
        card: 'S13',
        units: { 'town-muskets': unitAs({ weapons: ['melee'], aboard: 'guard-ship' }), ...ashore },
        ships: { 'guard-ship': { moves: 2 }, sloop: { at: { x: 400, y: 100 } } },
      }),
      ...script,
    )

  test('is asked for on a map where something ashore may be reached, and may land it', () => {
    const { now, did } = lands(
      'map',
      ['move.aggressive.one', true],
      ['leaves', 'ashore'],
      ['where', { x: 22, y: 28 }],
    )
    expect(did[0]).toMatch(/^Town Muskets advances on its nearest enemy/)
    expect(unitWith(now, 'town-muskets')).toMatchObject({ aboard: '', at: { x: 220, y: 280 } })
  })

  test('is made where any move counts, though the map knows no place on a deck', () => {
    const units = { 'town-muskets': unitAs({ weapons: ['melee'], aboard: 'guard-ship' }), ...ashore }
    const ships = { 'guard-ship': { moves: 2 }, sloop: { at: { x: 400, y: 100 } } }
    const { did } = activation(afloat({ units, ships, rulings: { idleMoves: 'always' } }), [
      'leaves',
      'guard-ship',
    ])
    expect(did[0]).toMatch(/^Town Muskets advances on its nearest enemy/)
  })

  test('may leave it aboard, and without a map it is nowhere placed', () => {
    const stays = lands('map', ['move.aggressive.one', true], ['leaves', 'guard-ship'])
    expect(unitWith(stays.now, 'town-muskets').aboard).toBe('guard-ship')
    const gone = lands(
      'asked',
      ['grapple.one', false],
      ['chargeable.one', false],
      ['move.aggressive.one', true],
      ['leaves', 'ashore'],
    )
    expect(unitWith(gone.now, 'town-muskets').aboard).toBe('')
    expect(gone.asked).not.toContain('where')
  })

  test('is asked for once its ship is grappled, and so is a charge', () => {
    const crew = unitAs({ weapons: ['melee'], aboard: 'guard-ship' }, { fatigue: 1 })
    const units = { 'town-muskets': crew, boarders: {} }
    const match = matchOn(afloat({ way: 'asked', card: 'C13', units, ships: { 'guard-ship': { moves: 2 } } }))
    playAnswers(match, ['actions', 3], ['grapple.one', false])
    expect(match.question?.id).toBe('blood-and-plunder.rallied')
    unwrap(match.correct([{ set: 'grappled.guard-ship', to: 'sloop' }]))
    playAnswers(match, ['rallied', 0], ['chargeable.one', false])
    expect(match.question?.id).toBe('blood-and-plunder.move.aggressive.one')
  })

  test('is not asked for where nothing lies beyond the deck', () => {
    const { match } = activation(
      afloat({ ships: { 'guard-ship': { moves: 2 }, sloop: { at: { x: 400, y: 100 } } } }),
    )
    expect(answeredQuestions(match)).not.toContain('move.aggressive.one')
    expect(explanationText(match, 'A-aggressive')).toContain(
      'Aggressive Move cannot be performed: it is aboard Guard Ship',
    )
  })
})

test('a correction puts a unit aboard any ship, or ashore where its ship lies', () => {
  const now = situation(afloat())
  const boarded = unwrap(applyEdit(now, { set: 'aboard.boarders', to: 'guard-ship' }))
  expect(unitWith(boarded, 'boarders').aboard).toBe('guard-ship')
  expect(placeOf(boarded, unitWith(boarded, 'boarders'))).toEqual(shipWith(now, 'guard-ship')?.at)
  const landed = unwrap(applyEdit(now, { set: 'aboard.boarders', to: '' }))
  expect(unitWith(landed, 'boarders')).toMatchObject({ aboard: '', at: { x: 200, y: 290 }, placed: 1 })
})

test('why nobody ashore is charged from a deck, and nobody on a deck that is not grappled', () => {
  const why = (boarders: Field['units'][string]): string => {
    const now = situation(
      afloat({
        units: { 'town-muskets': unitAs({ weapons: ['melee'], aboard: 'guard-ship' }), boarders },
        ships: { 'guard-ship': { moves: 2 }, sloop: { at: { x: 400, y: 100 } } },
      }),
    )
    return format(
      noChargeAt(now, { id: 'town-muskets', actions: 1, ordered: false }, unitWith(now, 'boarders')),
    )
  }
  expect(why({ aboard: '', at: { x: 240, y: 250 } })).toBe(
    'one of it and Town Muskets is aboard, the other ashore',
  )
  expect(why({})).toBe('it and Town Muskets are not aboard ships grappled to each other')
})
