import { describe, expect, test } from 'vitest'
import { admiral } from './index.ts'
import { aimsOf } from '../../evidence/games/admiral/proofs/aims.ts'
import { Invariants } from '../../evidence/games/admiral/proofs/invariants.ts'
import { playRandomly } from '../../evidence/games/admiral/proofs/random-play.ts'
import { compareBattle } from '../../evidence/games/admiral/second/compare.ts'
import type { Situation } from './table/situation.ts'
import { type Position, ship, situation } from './testing/position.ts'
import { words } from './table/words.ts'

describe('random battles, with all options, readings, boards and fleets:', () => {
  const ways = new Map<string, number>()

  test.each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270])(
    '30 from %i without a violation, checked at every change',
    (from) => {
      for (let seed = from; seed < from + 30; seed += 1) {
        const { violations, way } = playRandomly(seed)
        expect(violations).toEqual([])
        ways.set(way, (ways.get(way) ?? 0) + 1)
      }
    },
  )

  test('every way to end comes up', () => {
    expect([...ways.keys()].toSorted()).toEqual(admiral.endings.map(({ id }) => id).toSorted())
  })
})

test('a second implementation from the text alone has every unit do the same', () => {
  const compared = Array.from({ length: 12 }, (_, seed) => compareBattle(seed))
  expect(compared.flatMap(({ differing }) => differing)).toEqual([])
  const kinds = new Set(compared.flatMap((each) => [...each.kinds.keys()]))
  expect([...kinds].toSorted()).toEqual([
    'attack',
    'move, admiral thrown',
    'move, artillery thrown',
    'move, movement thrown',
    'symbols kept',
  ])
})

describe('a unit that is said to move to attack a ship', () => {
  const counted = (battle: string, seeds: number): readonly string[] => {
    const all = Array.from({ length: seeds }, (_, seed) => [...aimsOf(battle, seed).keys()])
    return [...new Set(all.flat())]
  }

  test.each([
    ['straits', 12],
    ['carriers', 12],
    ['fleets', 6],
  ])('stops where it can do that, and does it unless something has happened since: %s', (battle, seeds) => {
    const names = counted(battle, seeds)
    expect(names).toContain('moves to attack: it does')
    expect(names.filter((name) => /lost|without a cause|is over|before a shorter/.test(name))).toEqual([])
  })
})

describe('the watch notices', () => {
  const position: Position = {
    player: { Ajax: { at: 'd2' }, Mate: { at: 'e2' } },
    stratego: { Bold: { at: 'd8' }, Calm: { at: 'd5' } },
    board: { islands: ['c3'] },
  }
  const now = situation(position)
  const watched = (change: (ships: Situation) => Situation, tell: { readonly id: string } = words.over) => {
    const watch = new Invariants()
    watch.change(now, change(now), tell as typeof words.over)
    return watch.violations
  }
  const set = (name: string, change: object) => (before: Situation) => ({
    ...before,
    ships: before.ships.map((each) => (each.name === name ? { ...each, ...change } : each)),
  })
  const attack =
    (by: string, on: string, air = false) =>
    (before: Situation) => ({
      ...before,
      attacks: [{ by: ship(now, by).id, on: ship(now, on).id, grade: 1 as const, air }],
    })

  test.each<[string, readonly string[], string]>([
    ['two ships on a square', watched(set('Mate', { at: 'd2' })), 'player-2 shares d2'],
    ['a ship on an island', watched(set('Mate', { at: 'c3' })), 'player-2 is on the island c3'],
    ['a ship off the board', watched(set('Mate', { at: 'l20' })), 'player-2 is off the board'],
    ['points above the start', watched(set('Ajax', { points: 5 })), 'player-1 has 5 points'],
    ['a ship that sinks with points', watched(set('Ajax', { at: 'sunk' })), 'player-1 sinks with points'],
    [
      'a move beyond its speed',
      watched(set('Ajax', { at: 'd6', moved: 4 }), words.youSail),
      'player-1 from d2 to d6: 4 squares with a speed of 3',
    ],
    [
      'a move that counts too little',
      watched(set('Ajax', { at: 'd4', moved: 1 }), words.youSail),
      'player-1 from d2 to d4: no way of 1 squares',
    ],
    [
      'a shot beyond its range',
      watched(attack('Ajax', 'Bold')),
      'player-1 fires beyond its range at stratego-1',
    ],
    ['a shot without line of sight', watched(attack('Bold', 'Ajax')), 'stratego-1 fires at player-1 unseen'],
    ['a shot at a friend', watched(attack('Ajax', 'Mate')), 'player-1 fires at a friend'],
    [
      'aircraft that it does not have',
      watched(attack('Ajax', 'Bold', true)),
      'player-1 fires beyond its range at stratego-1',
    ],
    ['squadrons out of nothing', watched(set('Ajax', { squadrons: 1 })), 'player-1 has 1 squadrons'],
    ['a turn that is left out', watched((before) => ({ ...before, turn: 3 })), 'turn 3 after turn 1'],
  ])('%s', (_, violations, expected) => {
    expect(violations).toContain(expected)
  })

  test('a doomed target', () => {
    const doomed = situation({ ...position, player: { Ajax: { at: 'd4', pending: 4 } } })
    const watch = new Invariants()
    const attacks = [{ by: 'stratego-2', on: 'player-1', grade: 1 as const, air: false }]
    watch.change(doomed, { ...doomed, attacks }, words.fires)
    expect(watch.violations).toEqual(['stratego-2 attacks player-1, which is doomed'])
  })
})
