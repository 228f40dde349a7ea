import { type Conversation, type Json, say, whyNot } from '@opfor/kernel'
import {
  answer,
  asked,
  chosenBy,
  decisions,
  explained,
  rollOn,
  said,
  type Scripted,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hasGun } from './action-exceptions.ts'
import { headingTo, sixteenthsBetween } from './geometry/compass.ts'
import { squared } from './geometry/point.ts'
import { hasBroadside } from './guns.ts'
import { apart, hullGap } from './on-the-map.ts'
import { posesFor } from './poses.ts'
import { type Ship, shipWith, type Situation, unitWith } from './situation.ts'
import { activation, type Field, matchOn, situation, unharmed } from './testing/field.ts'

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

/** The reason that a list gives against one. */
function against(match: Conversation<Situation>, list: string, id: string): string {
  const decision = decisions(match, list).at(-1)
  return decision === undefined ? `${list} decided nothing` : say(whyNot(decision, id))
}

describe('on a map', () => {
  /** The guard ship after its last movement in this turn. */
  const sailed = (card: string, guard: Partial<Ship>, sloop: Partial<Ship> = {}) => {
    const match = matchOn(sea({ 'guard-ship': { moves: 1, ...guard }, sloop }, { card }))
    answer(rollOn(match), ['whereShip', match.question?.proposal as Json])
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
    expect(ways.map(({ at }) => hullGap(at, sloop.at))).toEqual([18.1, 17.5, 19.9, 23.8, 27.8, 30.1, 30.9])
    // 0 would be straight at the enemy, 8 straight away.
    expect(ways.map(({ at, heading }) => sixteenthsBetween(heading, headingTo(at, sloop.at)))).toEqual([
      1, 3, 6, 8, 8, 6, 5,
    ])
  })

  test('of places that are as far away, the one with the bow turned away', () => {
    const slow = { heading: 0, hull: { id: '', name: '', speed: 1, turn: 2 } }
    const { match, ship } = sailed('D2', slow, { at: { x: 200, y: 87 } })
    expect(explained(match, 'sail')).toMatchInlineSnapshot(`
      "away from player ships: the greatest distance to the nearest: all equal (21 inches)
      away from player ships: the bow turned farthest away from the nearest: (20"/34", bow to the top) ((19.3"/33.7", bow to the top left): 2 sixteenths off, (19.7"/33.9", bow to the top, slightly left): 1 sixteenth off, (20"/34", bow to the top): straight away, (20.3"/33.9", bow to the top, slightly right): 1 sixteenth off and (20.7"/33.7", bow to the top right): 2 sixteenths off)
      Ship movement (Guard Ship): (20"/34", bow to the top)"
    `)
    expect(ship).toMatchObject({ at: { x: 200, y: 340 }, heading: 0 })
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

  test('a ship that lies alongside the one that it sails towards stays there', () => {
    const hull = { id: '', name: '', speed: 4, turn: 4 }
    const beside = { at: { x: 200, y: 300 }, heading: 8, hull }
    expect(sailed('S13', beside, { at: { x: 200, y: 260 } }).ship.at).toEqual(beside.at)
  })
})

test('without a map the same is said in words', () => {
  const match = matchOn(sea({}, { way: 'asked', card: 'D2' }))
  expect(said(match).find((line) => line.startsWith('Guard Ship sails'))).toBe(
    'Guard Ship sails away from the player ships: as far from the nearest as it can get, its bow turned away from it. Under sail it never stays where it is.',
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
    expect(explained(match, 'B')).toContain(
      'Shoot <20" cannot be performed: nobody can be shot at (Gun Deck: the guns of Naval Gunners do not bear on it)',
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
    const home = { ...crew, aboard: 'guard-ship' }
    expect([hasGun(now, home), hasBroadside(now, home)]).toEqual([true, true])
    expect(hasGun(now, { ...crew, aboard: '' })).toBe(true)
  })

  test('of boarders count neither for the ship that they left nor for the one that they are aboard of', () => {
    const most = (units: Field['units'], whose: 'guns' | 'gunsBack'): number => {
      const now = situation(guns({ at: { x: 380, y: 300 }, heading: 0 }, { units }))
      return Math.max(...posesFor(now, shipIn(now, 'guard-ship')).map((pose) => pose[whose]))
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
    expect(match.question === undefined ? '' : say(match.question.text)).toBe(
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
      const script: readonly Scripted[] = thrown ? [['grappled', true]] : []
      const { match } = activation(sea(ships, { options: { grapple } }), ...script)
      expect(said(match).some((line) => line.startsWith('Town Muskets throws grapples'))).toBe(thrown)
    },
  )
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
    expect(explained(match, 'grappleTarget')).toMatchInlineSnapshot(`
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

  test('without a map you are asked which is closest', () => {
    const { match } = activation(
      canoe({ x: 140, y: 300 }, 'asked'),
      ['grapple', ['sloop', 'canoe']],
      ['grappleDistance.fewest', ['canoe']],
      ['grappled', true],
    )
    expect(asked(match)).toContain('grappleDistance.fewest')
    expect(shipWith(match.situation, 'canoe')?.grappled).toBe('guard-ship')
  })
})
