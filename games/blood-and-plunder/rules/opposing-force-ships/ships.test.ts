import { type LiveMatch, type Json, format, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  answeredQuestions,
  chosenBy,
  decisionsOf,
  explanationText,
  answerChance,
  loggedRulings,
  logTexts,
  type ScriptedAnswer,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hasGun, isAggressive, isGunCrew } from '../action-exceptions/action-exceptions.ts'
import { headingTo, sixteenthsBetween } from '../../table/geometry/compass.ts'
import { squared } from '../../table/geometry/point.ts'
import { withGrapple } from './grapples.ts'
import { inGrappleRange } from './grapple-range.ts'
import { hasBroadside } from './guns-at-ships.ts'
import { apart, hullGap } from '../../table/on-the-map.ts'
import { posesFor } from './poses.ts'
import { type Ship, shipsOf, shipWith, type Situation, unitWith, withShip } from '../../table/situation.ts'
import { activation, type Field, matchOn, situation, stalemate, unharmed } from '../../testing/field.ts'
import { gun, unitAs } from '../../testing/profiles.ts'

const sea = (ships: Field['ships'] = {}, more: Partial<Field> = {}): Field => ({
  battle: 'sea',
  way: 'map',
  units: { 'town-muskets': { empty: 1 }, boarders: {} },
  ships,
  ...more,
})

function shipIn(now: Situation, id: string): Ship {
  const ship = shipWith(now, id)
  if (ship === undefined) throw new Error(`There is no ${id}.`)
  return ship
}

function against(match: LiveMatch<Situation>, list: string, id: string): string {
  const decision = decisionsOf(match, list).at(-1)
  return decision === undefined ? `${list} decided nothing` : format(explainWhyNot(decision, id))
}

describe('on a map', () => {
  const sailed = (card: string, guard: Partial<Ship>, sloop: Partial<Ship> = {}) => {
    const match = matchOn(sea({ 'guard-ship': { moves: 1, ...guard }, sloop }, { card }))
    playAnswers(answerChance(match), ['whereShip', match.question?.proposal as Json])
    return { match, ship: shipIn(match.situation, 'guard-ship') }
  }

  test('a ship that sails away comes about and opens the range, and never stays where it is', () => {
    const start = situation(sea())
    const sloop = shipIn(start, 'sloop')
    const ways = [shipIn(start, 'guard-ship')]
    for (let movement = 0; movement < 6; movement += 1) {
      const { at, heading } = ways.at(-1) ?? sloop
      ways.push(sailed('D2', { at, heading }).ship)
    }
    const stays = ways.slice(1).filter(({ at }, nth) => squared(at, ways[nth]?.at ?? at) === 0)
    expect(stays).toEqual([])
    expect(ways.map(({ at }) => hullGap(at, sloop.at))).toEqual([18.1, 17.8, 20, 23.9, 27.7, 30.1, 31.1])
    // 0 is straight at the enemy, 8 straight away.
    expect(ways.map(({ at, heading }) => sixteenthsBetween(heading, headingTo(at, sloop.at)))).toEqual([
      1, 3, 6, 8, 7, 6, 5,
    ])
  })

  test('of places that are as far away, the one with the bow turned away', () => {
    const still = { heading: 0, hull: { id: '', name: '', speed: 0, turn: 2 } }
    const { match, ship } = sailed('D2', still, { at: { x: 200, y: 87 } })
    expect(explanationText(match, 'sail')).toMatchInlineSnapshot(`
      "away from player ships: the greatest distance to the nearest: all equal (20.3 inches)
      away from player ships: the bow turned farthest away from the nearest: (20"/33", bow to the top) ((20"/33", bow to the top left): 2 sixteenths off, (20"/33", bow to the top, slightly left): 1 sixteenth off, (20"/33", bow to the top): straight away, (20"/33", bow to the top, slightly right): 1 sixteenth off and (20"/33", bow to the top right): 2 sixteenths off)
      Ship movement (Guard Ship): (20"/33", bow to the top)"
    `)
    expect(ship).toMatchObject({ at: { x: 200, y: 330 }, heading: 0 })
  })

  test('no ship sails through the hull of another', () => {
    const hull = { id: '', name: '', speed: 12, turn: 0 }
    const { ship } = sailed('S2', { at: { x: 200, y: 300 }, heading: 8, hull }, { at: { x: 205, y: 240 } })
    expect(ship.at.y).toBeGreaterThanOrEqual(280)
  })

  test('a ship that comes no nearer turns where it lies, and that is told', () => {
    const hull = { id: '', name: '', speed: 4, turn: 4 }
    const { match } = sailed('S13', { at: { x: 200, y: 300 }, heading: 8, hull }, { at: { x: 200, y: 260 } })
    expect(logTexts(match).join(' ')).toMatch(
      /Guard Ship turns on the spot. Sailing would bring it no nearer/,
    )
    const still = { heading: 0, hull: { id: '', name: '', speed: 0, turn: 2 } }
    for (const card of ['D2', 'D7'])
      expect(logTexts(sailed(card, still).match).join(' ')).toMatch(
        /Guard Ship turns on the spot. It has no room to sail/,
      )
    expect(logTexts(match).join(' ')).not.toMatch(/Move it 0 inches/)
  })

  test('who sails away keeps room to sail on', () => {
    const towardsCorner = {
      at: { x: 60, y: 400 },
      heading: 15,
      hull: { id: '', name: '', speed: 4, turn: 1 },
    }
    const { ship } = sailed('D2', towardsCorner, { at: { x: 200, y: 120 } })
    expect(ship.at.y).toBeLessThanOrEqual(430)
  })

  test('so does a broadside that gives up no gun for it, but not who sails straight at somebody', () => {
    const hull = { id: '', name: '', speed: 4, turn: 1 }
    const towardsEdge = { at: { x: 60, y: 400 }, heading: 15, hull }
    const [broadside, close] = ['S7', 'S13'].map((card) =>
      sailed(card, towardsEdge, { at: { x: 150, y: 460 } }),
    )
    expect(broadside?.ship.at.y).toBeLessThanOrEqual(430)
    expect(close?.ship.at.y).toBeGreaterThan(430)
  })

  test('a broadside comes before room to sail on', () => {
    const hull = { id: '', name: '', speed: 4, turn: 1 }
    const units = { 'naval-gunners': {}, 'gun-deck': {} }
    const ships = {
      'guard-ship': { at: { x: 50, y: 80 }, heading: 11, hull, moves: 1 },
      sloop: { at: { x: 200, y: 240 } },
    }
    const match = matchOn(sea(ships, { card: 'S7', units }))
    expect(match.question?.proposal).toEqual({ x: 4, y: 8, heading: 12 })
  })

  test('a ship without room to sail, or without speed, stays', () => {
    const hull = { id: '', name: '', speed: 0, turn: 2 }
    expect(sailed('D2', { hull }).ship.at).toEqual({ x: 200, y: 330 })
    const cornered = { at: { x: 20, y: 460 }, heading: 14, hull: { ...hull, speed: 4, turn: 0 } }
    expect(sailed('D2', cornered).ship.at).toEqual({ x: 20, y: 460 })
  })

  test('a ship under sail does not stay to keep its broadside, nor where it must come about', () => {
    const abeam = { at: { x: 200, y: 300 }, heading: 4 }
    expect(sailed('S7', abeam, { at: { x: 200, y: 200 } }).ship.at).not.toEqual(abeam.at)
    const astern = { at: { x: 200, y: 300 }, heading: 0 }
    expect(sailed('S13', astern, { at: { x: 200, y: 100 } }).ship.at).not.toEqual(astern.at)
  })

  const between = (
    card: string,
    guard: Partial<Ship>,
    rulings: Field['rulings'] = {},
  ): LiveMatch<Situation> => {
    const ships = { 'guard-ship': { moves: 1, ...guard }, sloop: { at: { x: 240, y: 100 } } }
    const field = sea(ships, { card, rulings })
    const now = situation(field)
    const canoe = { id: 'canoe', name: { id: 'canoe', text: 'Canoe' }, at: { x: 240, y: 420 } }
    const three = [...now.ships, { ...shipIn(now, 'sloop'), ...canoe }]
    return answerChance(matchOn({ ...field, change: { ships: three } }))
  }

  test('directly toward the closest player ship is toward the one that is closest before it sails', () => {
    const match = between('S13', { at: { x: 240, y: 270 }, heading: 8 })
    expect(match.question?.proposal).toMatchObject({ y: 26.3 })
    expect(against(match, 'sail', 'sloop')).toMatch(/because it is 13 inches away, and Canoe is nearer/)
  })

  test('a broadside may bear on any player ship, or only on the closest', () => {
    const guns = (broadsideAt: string): readonly number[] => {
      const field = sea({}, { card: 'S7', rulings: { broadsideAt } })
      const now = situation({ ...field, units: { 'naval-gunners': {}, boarders: {} } })
      const guard = { ...shipIn(now, 'guard-ship'), at: { x: 240, y: 250 }, heading: 0 }
      const canoe = { ...shipIn(now, 'sloop'), id: 'canoe', at: { x: 240, y: 340 } }
      const far = { ...shipIn(now, 'sloop'), at: { x: 400, y: 270 } }
      const still = { ...guard, hull: { ...guard.hull, turn: 0 } }
      return posesFor({ ...now, ships: [still, canoe, far] }, still, 'broadside').map((pose) => pose.guns)
    }
    expect(Math.max(...guns('any'))).toBeGreaterThan(0)
    expect(Math.max(...guns('closest'))).toBe(0)
  })

  test('a broadside passes nobody over as farther, unless only the closest counts; which it is, is told', () => {
    const abeam = { at: { x: 240, y: 270 }, heading: 4 }
    const sailing = (broadsideAt: string) => between('S7', abeam, { broadsideAt })
    expect(against(sailing('closest'), 'sail', 'sloop')).toMatch(/, and Canoe is nearer/)
    expect(against(sailing('any'), 'sail', 'sloop')).not.toMatch(/nearer/)
    const told: unknown = expect.stringContaining('broadsideAt')
    expect(loggedRulings(sailing('any'))).toContainEqual(told)
    for (const card of ['S13', 'S2']) expect(loggedRulings(between(card, abeam))).not.toContainEqual(told)
  })

  test('without a player ship it sails towards the nearest player unit by the ruling, and never away from one', () => {
    const ashore = (card: string): string => {
      const units = { 'town-muskets': { empty: 1 }, boarders: { aboard: '', at: { x: 300, y: 100 } } }
      const field = sea({ 'guard-ship': { moves: 1 } }, { card, units, rulings: { noPlayerShip: 'units' } })
      const ships = situation(field).ships.filter(({ side }) => side === 'opfor')
      return logTexts(answerChance(matchOn({ ...field, change: { ships } }))).join('\n')
    }
    expect(ashore('S13')).toMatch(/^Guard Ship closes in on the nearest player unit\. Move it 3\.9 inches/m)
    expect(ashore('S2')).toMatch(/^Guard Ship holds its position\.$/m)
  })

  test('away from player ships: as far as it can get from the nearest of them', () => {
    const match = between('S2', { at: { x: 240, y: 300 }, heading: 12 })
    expect(match.question?.proposal).toEqual({ x: 21.2, y: 27.2, heading: 10 })
    expect(explanationText(match, 'sail')).toMatch(
      /^away from player ships: the greatest distance to the nearest: \(21\.2"\/27\.2", bow to the bottom left\)/,
    )
    for (const id of ['sloop', 'canoe'])
      expect(against(match, 'sail', id)).toMatch(/because the ship sails away from player ships\.$/)
  })

  test('towards the closest of them, and not the others', () => {
    const match = between('S13', { at: { x: 100, y: 300 }, heading: 4 })
    expect(match.question?.proposal).toEqual({ x: 12.8, y: 32.8, heading: 2 })
    expect(logTexts(match)).toContainEqual(
      expect.stringMatching(/^Guard Ship closes in on the closest player ship\./),
    )
    expect(against(match, 'sail', 'sloop')).toMatch(
      /because it is 20\.4 inches away, and Canoe is nearer \(14\.4 inches\)\.$/,
    )
  })

  test('a ship that lies alongside the one that it sails towards stays there', () => {
    const hull = { id: '', name: '', speed: 4, turn: 4 }
    const beside = { at: { x: 200, y: 300 }, heading: 8, hull }
    expect(sailed('S13', beside, { at: { x: 200, y: 260 } }).ship.at).toEqual(beside.at)
    expect(sailed('S7', beside, { at: { x: 200, y: 260 } }).ship.at).not.toEqual(beside.at)
  })
})

describe('a ship that is out of the battle', () => {
  const field = sea(
    { sloop: { at: { x: 240, y: 200 } }, 'guard-ship': { at: { x: 240, y: 300 } } },
    { card: 'S13' },
  )

  test('is neither sailed for nor grappled nor in the way, until it is back', () => {
    const match = matchOn({ ...field, change: { next: ['player'] } })
    unwrap(match.correct([{ set: 'grappled.sloop', to: 'guard-ship' }]))
    unwrap(match.correct([{ set: 'shipGone.sloop', to: 1 }]))
    const now = match.situation
    expect(now.ships.map(({ grappled }) => grappled)).toEqual(['', ''])
    expect(shipsOf(now, 'player')).toEqual([])
    const guard = { ...shipIn(now, 'guard-ship'), heading: 8, at: { x: 240, y: 245 } }
    const ends = posesFor(now, guard, 'close').map(({ at }) => at.y)
    expect(Math.min(...ends)).toBeLessThan(239)
    unwrap(match.correct([{ set: 'shipGone.sloop', to: 0 }]))
    expect(shipsOf(match.situation, 'player')).toHaveLength(1)
  })

  test('does not sail, and its guns are lost to its crew', () => {
    const match = matchOn({
      ...field,
      units: { 'naval-gunners': {}, boarders: {} },
      change: { next: ['player'] },
    })
    unwrap(match.correct([{ set: 'shipGone.guard-ship', to: 1 }]))
    expect(hasGun(match.situation, unitWith(match.situation, 'naval-gunners'))).toBe(false)
    unwrap(match.correct([{ set: 'next', to: 'opfor' }]))
    expect(logTexts(match).join(' ')).not.toMatch(/sails/)
  })
})

test('without a map the same is said in words', () => {
  const match = matchOn(sea({}, { way: 'asked', card: 'D2' }))
  expect(logTexts(match).find((line) => line.startsWith('Guard Ship sails'))).toBe(
    'Guard Ship sails away from the player ships. It sails as far from the nearest as it can and still has room to sail on; if several places are equally far, it turns its bow away. It stays only if it has no room to sail.',
  )
})

describe('guns aboard', () => {
  const guns = (sloop: Partial<Ship>, more: Partial<Field> = {}): Field =>
    sea(
      { 'guard-ship': { moves: 2, at: { x: 240, y: 300 }, heading: 8 }, sloop },
      { units: { 'naval-gunners': {}, 'gun-deck': {} }, card: 'S7', ...more },
    )

  test('shoot abeam, and not ahead', () => {
    expect(activation(guns({ at: { x: 380, y: 300 } }), ['harm', unharmed]).did[0]).toMatch(
      /shoots at Gun Deck/,
    )
    const { match, did } = activation(guns({ at: { x: 240, y: 160 } }))
    expect(did).toEqual([])
    expect(explanationText(match, 'B')).toContain(
      'Shoot <20" cannot be performed: no enemy can be shot at (Gun Deck: the guns of Naval Gunners do not bear on it)',
    )
    expect(against(match, 'B', 'gun-deck')).toContain('the guns of Naval Gunners do not bear on it')
  })

  test('muskets aboard shoot ahead too', () => {
    const units = { 'town-muskets': {}, 'gun-deck': {} }
    const { did } = activation(guns({ at: { x: 240, y: 200 } }, { units }), ['harm', unharmed])
    expect(did[0]).toMatch(/^Town Muskets shoots at/)
  })

  test('are left behind by a crew that has boarded an enemy ship', () => {
    const now = situation(guns({}, { units: { 'naval-gunners': { aboard: 'sloop' }, 'gun-deck': {} } }))
    const crew = unitWith(now, 'naval-gunners')
    expect([hasGun(now, crew), hasBroadside(now, crew)]).toEqual([false, false])
    expect([isGunCrew(now, crew), isAggressive(now, crew)]).toEqual([false, true])
    const home = { ...crew, aboard: 'guard-ship' }
    expect([hasGun(now, home), hasBroadside(now, home)]).toEqual([true, true])
    expect(hasGun(now, { ...crew, aboard: '' })).toBe(true)
  })

  test('of boarders count neither for the ship that they left nor for the one that they are aboard of', () => {
    const most = (units: Field['units'], whose: 'guns' | 'gunsBack'): number => {
      const now = situation(guns({ at: { x: 380, y: 300 }, heading: 0 }, { units }))
      return Math.max(...posesFor(now, shipIn(now, 'guard-ship'), 'broadside').map((pose) => pose[whose]))
    }
    const aboard = { 'naval-gunners': {}, 'gun-deck': {} }
    const boarded = { ...aboard, 'naval-gunners': { aboard: 'sloop' } }
    expect(most(aboard, 'guns')).toBeGreaterThan(0)
    expect(most(boarded, 'guns')).toBe(0)
    expect(most(aboard, 'gunsBack')).toBeGreaterThan(0)
    expect(most(boarded, 'gunsBack')).toBe(most(aboard, 'gunsBack'))
  })

  test('without a map the question says that they must bear', () => {
    const match = matchOn(guns({}, { way: 'asked', card: 'S2', scenario: { opfor: 1, player: 0 } }))
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Can Naval Gunners shoot at Gun Deck: in sight, in range, target number 10 or less? (Only where its guns bear.)',
    )
  })
})

describe('distances', () => {
  const alongside = { 'guard-ship': { moves: 2, at: { x: 200, y: 300 } }, sloop: { at: { x: 240, y: 300 } } }

  test('are measured from hull to hull: ships that touch are no inch apart, and so are their crews', () => {
    const now = situation(sea(alongside))
    expect(hullGap(shipIn(now, 'guard-ship').at, shipIn(now, 'sloop').at)).toBe(0)
    expect(apart(now, unitWith(now, 'town-muskets'), unitWith(now, 'boarders'))).toBe(0)
    const ashore = { boarders: { aboard: '', at: { x: 250, y: 300 } } }
    const landed = situation(sea(alongside, { units: { 'town-muskets': {}, ...ashore } }))
    expect(apart(landed, unitWith(landed, 'town-muskets'), unitWith(landed, 'boarders'))).toBe(2)
  })

  test.each([
    [1, 10, true],
    [1, 11, false],
    [4, 40, true],
    [4, 41, false],
  ])(
    'grapples that reach %i inches are thrown over %i tenths between the hulls: %s',
    (grapple, tenths, thrown) => {
      const ships = { ...alongside, sloop: { at: { x: 240 + tenths, y: 300 } } }
      const script: readonly ScriptedAnswer[] = thrown ? [['grappled', true]] : []
      const { match } = activation(sea(ships, { options: { grapple } }), ...script)
      expect(logTexts(match).some((line) => line.startsWith('Town Muskets throws grapples'))).toBe(thrown)
    },
  )
})

describe('Grapple cannot be performed', () => {
  const bound = { 'guard-ship': { moves: 2, grappled: 'sloop' }, sloop: { grappled: 'guard-ship' } }
  const loose = {
    'guard-ship': { moves: 2, at: { x: 200, y: 300 } },
    sloop: { at: { x: 291, y: 300 } },
  }
  const why = (field: Field, ...script: readonly ScriptedAnswer[]): string =>
    explanationText(activation(field, ...script).match, 'A')
      .split('\n')
      .find((line) => line.includes('Grapple')) ?? ''

  test('from a ship that is grappled', () => {
    expect(why(sea(bound), ['melee', stalemate])).toBe(
      '2. Grapple cannot be performed: Guard Ship is grappled to Sloop',
    )
  })

  test('by a unit that is Shaken', () => {
    const units = { 'town-muskets': { empty: 1, fatigue: 3 }, boarders: {} }
    expect(why(sea(loose, { units }), ['rallied', 1])).toBe(
      '2. Grapple cannot be performed: it is Shaken with 3 Fatigue and may only rally',
    )
  })

  test('where no enemy ship is free, or none in reach, or you said so', () => {
    const away = { ...loose, sloop: { ...loose.sloop, grappled: 'tender' } }
    expect(why(sea(away))).toBe('2. Grapple cannot be performed: no enemy ship is free to be grappled')
    expect(why(sea(loose))).toBe('2. Grapple cannot be performed: no enemy ship is in reach of its grapples')
    expect(why(sea(loose, { way: 'asked' }), ['grapple.one', false])).toContain(
      'you said that its grapples reach no enemy ship',
    )
  })
})

describe('several ships in reach of grapples', () => {
  const canoe = (at: Ship['at'], way: Field['way'] = 'map'): Field => {
    const ships = { 'guard-ship': { moves: 2, at: { x: 200, y: 300 } }, sloop: { at: { x: 270, y: 300 } } }
    const field = sea(ships, { way, units: { 'town-muskets': { empty: 1 }, boarders: {} } })
    const now = situation(field)
    const other = { ...shipIn(now, 'sloop'), id: 'canoe', name: { id: 'canoe', text: 'Canoe' }, at }
    return { ...field, change: { ships: [...now.ships, other] } }
  }

  test('the closest is grappled, and why is told', () => {
    const { match } = activation(canoe({ x: 140, y: 300 }), ['grappled', true])
    expect(explanationText(match, 'grappleTarget')).toMatchInlineSnapshot(`
      "the shortest distance: Canoe (Sloop: 3 inches and Canoe: 2 inches)
      Target of the grapples (Town Muskets): Canoe"
    `)
    expect(chosenBy(match, 'grappleTarget')).toBe('canoe')
  })

  test('of two that are as close one is drawn', () => {
    const { match } = activation(
      canoe({ x: 130, y: 300 }),
      ['grappleTarget.tie', 'canoe'],
      ['grappled', true],
    )
    expect(chosenBy(match, 'grappleTarget')).toBe('canoe')
  })

  test('one that is too far, or grappled to another, is not thrown to, and why is told', () => {
    const far = activation(canoe({ x: 109, y: 300 }), ['grappled', true])
    expect(against(far.match, 'grappleTarget', 'canoe')).toBe(
      'Target of the grapples (Town Muskets): Canoe was not an option, because it is 5.1 inches away, and grapples reach 4 inches.',
    )
    const field = canoe({ x: 140, y: 300 })
    const ships = field.change?.ships?.map((ship) =>
      ship.id === 'canoe' ? { ...ship, grappled: 'brig' } : ship,
    )
    const held = activation({ ...field, change: { ships: ships ?? [] } }, ['grappled', true])
    expect(against(held.match, 'grappleTarget', 'canoe')).toMatch(/because Canoe is grappled to brig\.$/)
    expect(shipWith(held.now, 'sloop')?.grappled).toBe('guard-ship')
  })

  test('whether the grapples hold is asked of the table; where they fail nothing is bound', () => {
    const match = matchOn(canoe({ x: 140, y: 300 }))
    expect(match.question).toMatchObject({ id: 'blood-and-plunder.grappled', to: 'table' })
    playAnswers(match, ['grappled', false])
    expect(match.situation.ships.map(({ grappled }) => grappled)).toEqual(['', '', ''])
    expect(logTexts(match)).toContain('The grapples do not hold.')
  })

  test('without a map you are asked which is closest', () => {
    const { match } = activation(
      canoe({ x: 140, y: 300 }, 'asked'),
      ['grapple', ['sloop', 'canoe']],
      ['grappleDistance.fewest', ['canoe']],
      ['grappled', true],
    )
    expect(answeredQuestions(match)).toContain('grappleDistance.fewest')
    const first = matchOn(canoe({ x: 140, y: 300 }, 'asked'))
    const texts = [first.question?.text]
    playAnswers(first, ['grapple', ['sloop', 'canoe']])
    texts.push(first.question?.text)
    expect(texts).toMatchObject([
      { id: 'blood-and-plunder.ask.grapple', text: 'Which of these can {unit} throw grapples at?' },
      { id: 'blood-and-plunder.ask.closestShip', params: { ship: { text: 'Guard Ship' } } },
    ])
    expect(texts[0]?.params).toMatchObject({ unit: { text: 'Town Muskets' } })
    expect(shipWith(match.situation, 'canoe')?.grappled).toBe('guard-ship')
  })
})

describe('grapples', () => {
  const bound = situation(sea({ 'guard-ship': { grappled: 'sloop' }, sloop: { grappled: 'guard-ship' } }))
  const grapples = ({ ships }: Situation): readonly string[] => ships.map(({ grappled }) => grappled)

  test('bind two ships to each other, and to no third; cut, they bind neither', () => {
    const canoe = { ...shipIn(bound, 'sloop'), id: 'canoe', grappled: '' }
    const three = { ...bound, ships: [...bound.ships, canoe] }
    expect(grapples(withGrapple(three, 'guard-ship', 'canoe'))).toEqual(['canoe', '', 'guard-ship'])
    expect(grapples(withGrapple(three, 'canoe', 'sloop'))).toEqual(['', 'canoe', 'sloop'])
    expect(grapples(withGrapple(three, 'sloop', ''))).toEqual(['', '', ''])
    expect(grapples(withGrapple(three, 'canoe', ''))).toEqual(['sloop', 'guard-ship', ''])
  })

  test('are asked for in so many words, anew when either ship has moved', () => {
    const match = matchOn(sea({ 'guard-ship': { moves: 2 } }, { way: 'asked' }))
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Can Town Muskets throw grapples at Sloop?',
    )
    const rests = (now: Situation): string =>
      inGrappleRange.validityKey(shipIn(now, 'sloop'), now, {
        id: 'town-muskets',
        actions: 1,
        ordered: false,
      })
    const moved = ['guard-ship', 'sloop'].map((id) => withShip(bound, id, { placed: 7 }))
    expect(new Set([bound, ...moved].map(rests)).size).toBe(3)
  })
})

describe('with the activations of the units aboard', () => {
  const crew = (...waiting: readonly string[]): Field['units'] => ({
    ...Object.fromEntries(waiting.map((id) => [id, { empty: 1 }])),
    boarders: {},
  })
  const begun = (ships: NonNullable<Field['ships']>, more: Partial<Field> = {}): LiveMatch<Situation> =>
    matchOn({ battle: 'sea', card: 'S13', ships, units: crew('town-muskets'), ...more })
  const four = crew('town-muskets', 'naval-gunners', 'grenade-party', 'garrison-line')
  const first: ScriptedAnswer = ['nearestEnemy', ['town-muskets']]

  test('the first movement is made with the first of them, and no die is rolled', () => {
    const match = playAnswers(begun({}, { units: four }), first)
    expect(explanationText(match, 'movementNow')).toMatch(
      /^its first movement, with the first activation aboard/,
    )
    expect(logTexts(match).join(' ')).not.toMatch(/another movement|for later/)
    expect(shipIn(match.situation, 'guard-ship')).toMatchObject({ moves: 1, placed: 1 })
  })

  test('before the second to last the die decides on the second, in so many words', () => {
    const match = playAnswers(begun({ 'guard-ship': { moves: 1 } }, { units: four }), first)
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Does Guard Ship make another movement now? It does on 6 or more.',
    )
    playAnswers(match, ['second', 6])
    expect(logTexts(match)).toContain('Guard Ship makes another movement now.')
  })

  test('the second to last of three makes the second movement without a die', () => {
    const three = { ...crew('town-muskets', 'grenade-party'), 'garrison-line': { activated: true } }
    const match = playAnswers(begun({ 'guard-ship': { moves: 1 } }, { units: three }), first)
    expect(match.question?.id).not.toBe('blood-and-plunder.second')
    expect(explanationText(match, 'movementNow')).toMatch(
      /^the second to last activation aboard, or the last/,
    )
  })

  test('with two aboard the first of them rolls for the second movement, the last makes it', () => {
    const two = crew('town-muskets', 'grenade-party')
    const match = playAnswers(begun({ 'guard-ship': { moves: 1 } }, { units: two }), first)
    expect(match.question?.id).toBe('blood-and-plunder.second')
  })

  test('a grappled ship makes none, and does not keep one for later', () => {
    const match = begun({ 'guard-ship': { grappled: 'sloop' }, sloop: { grappled: 'guard-ship' } })
    expect(explanationText(match, 'movementNow')).toMatch(/^no movement while grappled/)
    expect(shipIn(match.situation, 'guard-ship').moves).toBe(0)
    expect(logTexts(match).join(' ')).not.toMatch(/for later/)
    const second = begun(
      { 'guard-ship': { moves: 1, grappled: 'sloop' }, sloop: { grappled: 'guard-ship' } },
      { units: four },
    )
    playAnswers(second, first)
    expect(second.question?.id).not.toBe('blood-and-plunder.second')
  })

  test('nothing in the place of a movement keeps it for later', () => {
    const match = begun({})
    const [decision] = decisionsOf(match, 'movementNow')
    if (decision === undefined) throw new Error('No ship moved.')
    expect(match.overrule(decision, undefined, 'calm').ok).toBe(true)
    expect(logTexts(match)).toContain('Guard Ship saves its next movement for later.')
  })

  test('enemies aboard are no crew, nor are the fallen who have not activated', () => {
    const last = { rulings: { secondMovement: 'last' } }
    const moved = { 'guard-ship': { moves: 1 } }
    const boarded = begun(moved, {
      ...last,
      units: { ...crew('town-muskets'), boarders: { aboard: 'guard-ship' } },
    })
    expect(boarded.question?.id).not.toBe('blood-and-plunder.second')
    const fallen = { ...crew('town-muskets'), 'grenade-party': { models: 0 } }
    expect(begun(moved, { ...last, units: fallen }).question?.id).not.toBe('blood-and-plunder.second')
    const ashore = { ...crew('town-muskets'), 'grenade-party': { aboard: '' } }
    const landed = playAnswers(begun(moved, { ...last, units: ashore }), first)
    expect(landed.question?.id).not.toBe('blood-and-plunder.second')
  })

  test('without a map a ship that sails has its distances asked anew, one that holds has not', () => {
    const alone = (card: string): LiveMatch<Situation> => {
      const field: Field = { battle: 'sea', card, units: crew('town-muskets') }
      const ships = situation(field).ships.filter(({ side }) => side === 'opfor')
      return matchOn({ ...field, change: { ships } })
    }
    const holds = alone('S2')
    expect(logTexts(holds)).toContain('Guard Ship holds its position.')
    expect(shipIn(holds.situation, 'guard-ship')).toMatchObject({ moves: 2, placed: 0 })
    expect(loggedRulings(holds)).toContainEqual(expect.stringContaining('noPlayerShip'))
    expect(loggedRulings(begun({}))).not.toContainEqual(expect.stringContaining('noPlayerShip'))
  })

  test('on a map a ship without anything to sail from holds, and nobody asks where it is', () => {
    const field: Field = { battle: 'sea', way: 'map', card: 'S2', units: crew('town-muskets') }
    const ships = situation(field).ships.filter(({ side }) => side === 'opfor')
    const { match } = activation({ ...field, change: { ships } })
    expect(answeredQuestions(match)).not.toContain('whereShip')
    expect(logTexts(match)).toContain('Guard Ship holds its position.')
  })

  test('how far it sails is told', () => {
    const { match } = activation(sea({ 'guard-ship': { moves: 1 } }))
    expect(logTexts(match)).toContainEqual(
      expect.stringMatching(/^Guard Ship [a-z ]+\. Move it 3\.9 inches on your table \(/),
    )
  })
})

test('guns ashore shoot all round, and nothing is said of where they bear', () => {
  const crew = unitAs({ ...gun('field'), range: 48 }, { at: { x: 330, y: 340 } })
  const field: Field = {
    card: 'S2',
    scenario: { opfor: 1, player: 0 },
    units: { 'town-muskets': crew, 'free-muskets': { at: { x: 330, y: 40 } } },
  }
  const match = matchOn(field)
  expect(match.question === undefined ? '' : format(match.question.text)).toMatch(
    /target number 10 or less\?$/,
  )
  const shot = activation({ ...field, way: 'map', rulings: { hopelessShots: 'yes' } }, ['harm', unharmed])
  expect(shot.did).toEqual(['Town Muskets shoots at Free Muskets.'])
})
