import { census, corrected, type Edit, settled } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { correct } from './correct.ts'
import { admiral } from './index.ts'
import { layout } from './layout.ts'
import { parseSituation } from './parse-situation.ts'
import { answer, newMatch } from './testing/matches.ts'
import { plainJson, type Position, ship, situation, torpedo } from './testing/position.ts'

const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }
const position: Position = {
  player: {
    Ajax: { at: 'd2', has: { squadrons, batteries: [torpedo(2, 3, 2)] } },
    Mate: { at: 'e2' },
    Wait: {},
    Also: {},
  },
  stratego: { Bold: { at: 'd8' } },
  board: { islands: ['c3'] },
}
const now = situation(position)
const problem = (edit: Edit): string => {
  const done = correct(now, edit)
  return done.ok ? '' : done.problem
}
const after = (edit: Edit) => {
  const done = correct(now, edit)
  if (!done.ok) throw new Error(done.problem)
  return done.value
}
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
  ])('but not so: %o', (edit, expected) => {
    expect(problem(edit)).toBe(expected)
  })
})

describe('a ship whose points are set to 0', () => {
  const none: Edit = { set: 'points.player-1', to: 0 }

  test('is sunk, also where it is moved among the sunk in the same correction', () => {
    expect(ship(after(none), 'Ajax')).toMatchObject({ at: 'sunk', points: 0 })
    const both = corrected(admiral, now, [none, move('player-1', 'd2', 'sunk')])
    expect(both).toMatchObject({ ok: true, value: after(none) })
  })

  test('comes back with points only', () => {
    const back = move('player-1', 'sunk', 'h7')
    expect(correct(after(none), back)).toEqual({
      ok: false,
      problem: 'player-1 has no Structure Points: it is sunk.',
    })
    const whole = corrected(admiral, after(none), [back, { set: 'points.player-1', to: 3 }])
    expect(whole.ok && ship(whole.value, 'Ajax')).toMatchObject({ at: 'h7', points: 3 })
  })
})

test('a correction during set-up puts no two ships on one square', () => {
  const match = newMatch()
  expect(match.correct([move('player-2', 'undeployed', 'h1')]).ok).toBe(true)
  answer(match, ['deploy', 'player-3'])
  expect(match.correct([move('player-3', 'g1', 'undeployed')]).ok).toBe(true)
  answer(match, ['deploy', 'rest'])
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
  ])('%s to %s, not to %s', (what, good, bad) => {
    const counter = layout(after({ set: what, to: good })).counters.find(({ id }) => id === what)
    expect(counter?.value).toBe(good)
    expect(problem({ set: what, to: bad })).toContain(`${what} cannot be set to`)
  })

  test('what is not there cannot be set', () => {
    expect(problem({ set: 'cheese.player-1', to: 1 })).toContain('cannot be set')
    expect(problem({ set: 'fired.player-2.0', to: 1 })).toContain('cannot be set')
  })
})

test('the Stand-by Area is put in order', () => {
  const swapped = after({ arrange: 'standBy.player', pieces: ['player-4', 'player-3'] })
  expect(layout(swapped).rows[0]?.pieces.map(({ id }) => id)).toEqual(['player-4', 'player-3'])
  expect(problem({ arrange: 'standBy.player', pieces: ['player-4'] })).toContain(
    'only their order can be set',
  )
  expect(problem({ arrange: 'sunk', pieces: [] })).toBe('sunk is not kept in order.')
})

test('the layout holds every ship once, and nobody among the sunk at first', () => {
  expect([...census(layout(now)).values()]).toEqual([1, 1, 1, 1, 1])
})

describe('an entered position', () => {
  const match = answer(newMatch(), ['deploy', 'rest'], ['reveal', [1, 2, 3, 4].map((at) => `stratego-${at}`)])
  const {
    rulings: _,
    battle: __,
    where: ___,
    damage: ____,
    weights: _____,
    longest: ______,
    ...entered
  } = match.situation
  const all = settled(admiral)
  const parse = (json: unknown) => (all.ok ? parseSituation(plainJson(json), all.value) : all)
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
    ['an unknown field', { ...entered, weather: 'fog' }, 'there is no field "weather"'],
  ])('is refused with %s', (_, json, expected) => {
    expect(parse(json)).toEqual({ ok: false, problem: expected })
  })
})
