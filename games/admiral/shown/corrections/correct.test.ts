import { countPieces, applyCorrection, type Edit, resolveSettings } from '@opfor/kernel'
import { playAnswers, newMatch, unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { applyEdit } from './correct.ts'
import { admiral } from '../../index.ts'
import { layout } from './layout.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { parseSituation } from '../parse-situation.ts'
import type { Situation } from '../../table/situation.ts'
import { matchAt } from '../../testing/matches.ts'
import { plainJson, type Position, ship, situation, torpedo } from '../../testing/position.ts'

const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }
const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 1 }
const position: Position = {
  player: {
    Ajax: { at: 'd2', has: { squadrons, batteries: [torpedo(2, 3, 2)], green: [belt], red: [belt] } },
    Mate: { at: 'e2' },
    Wait: {},
    Also: {},
  },
  stratego: { Bold: { at: 'd8' } },
  board: { islands: ['c3'] },
}
const now = situation(position)
const refused = (edit: Edit) => unwrapProblem(applyEdit(now, edit))
const after = (edit: Edit) => unwrap(applyEdit(now, edit))
const move = (id: string, from: string, to: string): Edit => ({ move: id, from, to, count: 1 })

describe('a unit is moved by a correction', () => {
  test('to a free square, among the sunk, or to the end of its Stand-by Area', () => {
    expect(ship(after(move('player-1', 'd2', 'h7')), 'Ajax').at).toBe('h7')
    expect(ship(after(move('player-1', 'd2', 'sunk')), 'Ajax').at).toBe('sunk')
    const standBy = after(move('player-1', 'd2', 'standBy.player'))
    expect(layout(standBy).rows[0]?.pieces.map(({ id }) => id)).toEqual(['player-3', 'player-4', 'player-1'])
  })

  test.each<[Edit, string]>([
    [move('player-1', 'd3', 'd4'), 'There is no player-1 at d3 to be moved.'],
    [move('player-9', 'd2', 'd4'), 'There is no player-9 at d2 to be moved.'],
    [move('player-1', 'd2', 'e2'), 'e2 is taken.'],
    [move('player-1', 'd2', 'c3'), 'c3 is an island.'],
    [move('player-1', 'd2', 'k2'), 'There is no place k2.'],
    [move('player-1', 'd2', 'standBy.stratego'), 'There is no place standBy.stratego.'],
    [move('player-1', 'd2', 'nowhere'), 'There is no place nowhere.'],
    [move('player-3', 'standBy', 'd4'), 'There is no player-3 at standBy to be moved.'],
    [{ ...move('player-1', 'd2', 'd4'), count: 2 }, 'There is no player-1 at d2 to be moved.'],
    [{ ...move('player-1', 'd2', 'd4'), count: 0 }, 'There is no player-1 at d2 to be moved.'],
    [{ arrange: 'd2', pieces: ['player-1'] }, 'd2 is not kept in order.'],
  ])('but not so: %o', (edit, expected) => {
    expect(refused(edit)).toBe(expected)
  })
})

describe('a ship whose points are set to 0', () => {
  const none: Edit = { set: 'points.player-1', to: 0 }

  test('is sunk, also where it is moved among the sunk in the same correction', () => {
    expect(ship(after(none), 'Ajax')).toMatchObject({ at: 'sunk', points: 0 })
    const both = applyCorrection(admiral, now, [none, move('player-1', 'd2', 'sunk')])
    expect(both).toMatchObject({ ok: true, value: after(none) })
  })

  test('comes back with points only', () => {
    const back = move('player-1', 'sunk', 'h7')
    expect(applyEdit(after(none), back)).toEqual({
      ok: false,
      problem: 'player-1 has no Structure Points: it is sunk.',
    })
    const whole = applyCorrection(admiral, after(none), [back, { set: 'points.player-1', to: 3 }])
    expect(whole.ok && ship(whole.value, 'Ajax')).toMatchObject({ at: 'h7', points: 3 })
  })
})

test('a correction during set-up puts no two ships on one square', () => {
  const match = newMatch(admiral)
  expect(match.correct([move('player-2', 'undeployed', 'h1')]).ok).toBe(true)
  playAnswers(match, ['deploy', 'player-3'])
  expect(match.correct([move('player-3', 'g1', 'undeployed')]).ok).toBe(true)
  playAnswers(match, ['deploy', 'rest'])
  const yours = match.situation.ships.filter(({ side }) => side === 'player')
  expect(yours.map(({ at, order }) => `${at} ${order}`)).toEqual(['g1 2', 'h1 1', 'f1 3', 'e1 4'])
})

describe('numbers are set within their bounds', () => {
  test.each<[string, number | string, number | string]>([
    ['points.player-1', 2, 5],
    ['pending.player-1', 3, -1],
    ['squadrons.player-1', 1, 3],
    ['fired.player-1.0', 2, 3],
    ['face.stratego-1', 'admiral', 'joker'],
    ['moved.stratego-1', 0, -2],
    ['artillery.stratego-1', 2, 5],
    ['launches.stratego-1', 1, 3],
    ['attacked.stratego-1', 1, 2],
    ['turn', 7, 0],
    ['phase', 'attack', 'lunch'],
    ['attacksOver', 1, 2],
    ['ended', 'stalemate', 'peace'],
    ['underFire.player-1', 1, 'yes'],
    ['splits.stratego-1', 1, -1],
    ['order.player-1', 9, 0],
    ['from.player-1', 'h3', 'k2'],
    ['features.player-1', 'green-0 red-0', 'red-0 green-0'],
    ['feature.player-1.1', 'red-0', 'red-1'],
    ['lastTarget', 'player-2', 'stratego-1'],
    ['attacks', 2, 201],
  ])('%s to %s, not to %s', (what, good, bad) => {
    const counter = layout(after({ set: what, to: good })).counters.find(({ id }) => id === what)
    expect(counter?.value).toBe(good)
    expect(refused({ set: what, to: bad })).toContain(`${what} cannot be set to`)
  })

  test('an attack of this turn is told by who made it, on whom, and what it did', () => {
    const one = after({ set: 'attacks', to: 1 })
    const set = (what: string, to: number | string) => applyEdit(one, { set: `attack.1.${what}`, to })
    expect(unwrap(set('by', 'stratego-1')).attacks).toEqual([
      { by: 'stratego-1', on: 'stratego-1', grade: 0, air: false },
    ])
    expect(unwrap(set('grade', 2)).attacks[0]?.grade).toBe(2)
    for (const [what, to] of [
      ['by', 'player-9'],
      ['on', ''],
      ['grade', 3],
      ['air', 'no'],
      ['cheese', 1],
    ] as const)
      expect(unwrapProblem(set(what, to))).toContain('cannot be set')
    expect(refused({ set: 'attack.1.by', to: 'player-1' })).toContain('cannot be set')
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, -0.1, '', '1', '§', 'constructor'])(
    'nonsense is refused in words everywhere: %s',
    (to) => {
      for (const { id, value: is } of layout(now).counters)
        if (typeof is === 'number')
          expect([id, refused({ set: id, to })]).toEqual([id, expect.stringContaining('cannot be set')])
    },
  )

  test('what is not there cannot be set', () => {
    for (const id of [
      '',
      '.',
      'toString.player-1',
      'points.',
      'points',
      'points.player-1.1',
      'fired.player-1.x',
      'attack.x.by',
      'attack',
      '__proto__.player-1',
    ])
      expect([id, refused({ set: id, to: 1 })]).toEqual([id, expect.stringContaining('cannot be set')])
    expect(refused({ set: 'cheese.player-1', to: 1 })).toContain('cannot be set')
    expect(refused({ set: 'fired.player-2.1', to: 1 })).toContain('cannot be set')
  })
})

describe('the Stand-by Area', () => {
  const orders = (at: Situation) =>
    at.ships.filter(({ side }) => side === 'player').map(({ name, order }) => `${name} ${order}`)

  test('is put in order', () => {
    const swapped = after({ arrange: 'standBy.player', pieces: ['player-4', 'player-3'] })
    expect(layout(swapped).rows[0]?.pieces.map(({ id }) => id)).toEqual(['player-4', 'player-3'])
    for (const pieces of [['player-4'], ['player-4', 'player-4'], ['player-4', 'player-3', 'player-1'], []])
      expect(refused({ arrange: 'standBy.player', pieces })).toContain('only their order can be set')
    expect(refused({ arrange: 'sunk', pieces: [] })).toBe('sunk is not kept in order.')
  })

  test('comes after all that were deployed, whoever is put there or taken from it', () => {
    expect(orders(now)).toEqual(['Ajax 1', 'Mate 2', 'Wait 3', 'Also 4'])
    expect(orders(after(move('player-4', 'standBy.player', 'h1')))).toEqual([
      'Ajax 1',
      'Mate 2',
      'Wait 5',
      'Also 4',
    ])
    expect(orders(after(move('player-1', 'd2', 'standBy.player')))).toEqual([
      'Ajax 5',
      'Mate 2',
      'Wait 3',
      'Also 4',
    ])
    expect(orders(after({ set: 'order.player-2', to: 9 }))).toEqual([
      'Ajax 1',
      'Mate 9',
      'Wait 10',
      'Also 11',
    ])
  })

  test('takes a ship that was sunk, once it has points', () => {
    const gone = after({ set: 'points.player-3', to: 0 })
    expect(orders(gone)).toEqual(['Ajax 1', 'Mate 2', 'Wait 3', 'Also 4'])
    const back = applyCorrection(admiral, gone, [
      move('player-3', 'sunk', 'standBy.player'),
      { set: 'points.player-3', to: 1 },
    ])
    expect(orders(unwrap(back))).toEqual(['Ajax 1', 'Mate 2', 'Wait 4', 'Also 3'])
  })
})

describe('once the battle has begun', () => {
  test('no unit can be left undeployed: it may wait instead', () => {
    const match = matchAt(position)
    const off = move('player-1', 'd2', 'undeployed')
    expect(unwrapProblem(match.correct([off]))).toBe(
      'The battle has begun, so every unit must be on the board, wait in its Stand-by Area, or be sunk: your Ajax.',
    )
    unwrap(match.correct([off, ...(match.misfit([off])?.also ?? [])]))
    expect(ship(match.situation, 'Ajax').at).toBe('standBy')
  })

  test('before that it can', () => {
    const match = newMatch(admiral)
    unwrap(match.correct([move('player-1', 'undeployed', 'h1')]))
    unwrap(match.correct([move('player-1', 'h1', 'undeployed')]))
    expect(ship(match.situation, 'Heron')).toMatchObject({ at: 'undeployed', order: 0 })
  })
})

test('the layout holds every ship once, and nobody among the sunk at first', () => {
  expect([...countPieces(layout(now)).values()]).toEqual([1, 1, 1, 1, 1])
})

describe('an entered position', () => {
  const match = playAnswers(
    newMatch(admiral),
    ['deploy', 'rest'],
    ['reveal', [1, 2, 3, 4].map((at) => `stratego-${at}`)],
  )
  const {
    rulings: _,
    battle: __,
    where: ___,
    damage: ____,
    weights: _____,
    longest: ______,
    ...entered
  } = match.situation
  const parse = (json: unknown) => parseSituation(plainJson(json), unwrap(resolveSettings(admiral)))
  const changed = (change: object) => ({
    ...entered,
    ships: entered.ships.map((each, at) => (at === 0 ? { ...each, ...change } : each)),
  })

  test('is read back as it stands', () => {
    expect(parse(entered)).toMatchObject({ ok: true, value: { turn: 1, phase: 'movement' } })
  })

  test.each<[string, object, string]>([
    ['a ship less', { ...entered, ships: entered.ships.slice(1) }, 'There are 8 ships, not 7.'],
    ['another ship', changed({ id: 'player-7' }), 'Ship 1 is player-1, not player-7.'],
    ['points above the card', changed({ points: 9 }), 'Heron has 3 Structure Points at most.'],
    [
      'a ship without points on the board',
      changed({ points: 0 }),
      'Heron has no Structure Points: it is sunk.',
    ],
    ['two on a square', changed({ at: 'g1' }), 'g1 is taken.'],
    ['a ship on an island', changed({ at: 'c5' }), 'c5 is taken.'],
    ['a ship nowhere', changed({ at: 'port' }), 'There is no place port.'],
    ['too few batteries', changed({ fired: [0] }), 'Heron has 2 batteries.'],
    ['another name', changed({ name: 'Bear' }), 'Ship 1 is called Heron, not Bear.'],
    [
      'a feature that is not on its card',
      changed({ active: ['green 7'] }),
      'feature.player-1.1 cannot be "green-7".',
    ],
    ['a start nowhere', changed({ from: 'port' }), 'from.player-1 cannot be "port".'],
    [
      'an attack by nobody',
      { ...entered, attacks: [{ by: 'nobody', on: 'player-1', grade: 1, air: false }] },
      'attack.1.by cannot be "nobody".',
    ],
    [
      'a last target of its own',
      { ...entered, lastTarget: 'stratego-1' },
      'lastTarget cannot be "stratego-1".',
    ],
    ['an unknown field', { ...entered, weather: 'fog' }, 'there is no field "weather"'],
  ])('is refused with %s', (_, json, expected) => {
    expect(parse(json)).toEqual({ ok: false, problem: expected })
  })
})
