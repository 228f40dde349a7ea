import { format } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { layout } from '../../shown/corrections/layout.ts'
import { drawn as readAsDrawn, matchAt } from '../../testing/matches.ts'
import { gun, type Position, ship } from '../../testing/position.ts'

const smoke = { name: 'Smoke', when: 'defence', changes: 'thresholds', by: 3 } as const
const boilers = { name: 'Boilers', when: 'move', changes: 'speed', by: 2 } as const
const optics = { name: 'Optics', when: 'attack', changes: 'range', by: 3 } as const
const reminder = { name: 'Luck', when: 'attack', changes: 'note', by: 0, note: 'Throw again.' } as const

function battle(more: Partial<Position> = {}) {
  return matchAt({
    player: { Ajax: { at: 'd4', has: { green: [smoke, boilers, optics, reminder] } }, Leda: { at: 'h1' } },
    stratego: { Bold: { at: 'd10', has: { speed: 1, batteries: [gun(1, 3)] } } },
    ...more,
  })
}
const ids = (match: ReturnType<typeof battle>): readonly string[] =>
  match.question?.options?.map(({ id }) => id) ?? []

test('before a ship of yours moves it may use what helps it to move or defends it', () => {
  const match = battle()
  expect(ids(match)).toEqual([
    'player-1',
    'player-2',
    'uses player-1 green 0',
    'uses player-1 green 1',
    'rest',
  ])
  expect(match.question?.options?.map(({ name }) => format(name))[3]).toBe('use “Boilers” of your Ajax')
  playAnswers(match, ['mover', 'uses player-1 green 1'], ['mover', 'player-1'])
  expect(logTexts(match)).toContain('your Ajax uses “Boilers” for the rest of this turn.')
  expect(ids(match)).toContain('d9')
})

test('each is used once in a battle', () => {
  const match = playAnswers(battle(), ['mover', 'uses player-1 green 0'])
  expect(ship(match.situation, 'Ajax')).toMatchObject({ active: ['green 0'], spent: ['green 0'] })
  playAnswers(match, ['mover', 'rest'], ['attacker', 'done'])
  expect(match.situation.turn).toBe(2)
  expect(ids(match)).toContain('uses player-1 green 1')
  expect(ids(match)).not.toContain('uses player-1 green 0')
  expect(ship(match.situation, 'Ajax').active).toEqual([])
})

test('in the attack what brings a target into range, or lets the fire do more', () => {
  const stratego = { Bold: { at: 'd9' } }
  const player = { Ajax: { at: 'd4', artillery: 1, has: { green: [smoke, optics] } } }
  const match = matchAt({ player, stratego, phase: 'attack' })
  expect(ids(match)).toEqual(['uses player-1 green 1', 'done'])
  playAnswers(match, ['attacker', 'uses player-1 green 1'])
  expect(ids(match)).toEqual(['player-1', 'done'])
})

test('not what would change nothing', () => {
  const player = { Ajax: { at: 'd4', artillery: 1, has: { green: [optics] } } }
  const match = matchAt({ player, stratego: { Bold: { at: 'd7' } }, phase: 'attack' })
  expect(ids(match)).toEqual(['player-1', 'done'])
})

test('where damage is typed your own rules say what they cost', () => {
  expect(ids(battle({ damage: 'typed', where: 'table' })).some((id) => id.startsWith('uses'))).toBe(false)
})

test('at the table by the house model they stand beside the courses and the attacks', () => {
  expect(ids(battle({ where: 'table' }))).toContain('uses player-1 green 0')
  const player = { Ajax: { at: 'd4', artillery: 1, has: { green: [optics] } } }
  const match = matchAt({ player, stratego: { Bold: { at: 'd9' } }, phase: 'attack', where: 'table' })
  expect(ids(match)).toEqual(['done', 'uses player-1 green 0'])
  playAnswers(match, ['attack', 'uses player-1 green 0'])
  expect(ids(match)).toEqual(['done', 'player-1 stratego-1 1'])
})

test('that one is exhausted can be corrected', () => {
  const match = playAnswers(battle(), ['mover', 'uses player-1 green 0'])
  const spent = (at: number) =>
    layout(match.situation).counters.find(({ id }) => id === `spent.player-1.${at}`)
  expect(spent(0)?.value).toBe(1)
  expect(spent(1)?.value).toBe(0)
})

test('the battle is no draw while one that is left would do damage', () => {
  const rock = { light: 9, severe: 9, batteries: [] }
  const shells = { name: 'Shells', when: 'attack', changes: 'strength', by: 6 } as const
  const drawn = (spent: readonly string[]) => {
    const player = { Ajax: { at: 'd1', spent, has: { green: [shells] } } }
    const match = matchAt({ player, stratego: { Bold: { at: 'd10', has: rock } } }, readAsDrawn)
    playAnswers(match, ['mover', 'rest'], ['die', 'movement'])
    return match.situation.ended
  }
  expect(drawn([])).toBe('')
  expect(drawn(['green 0'])).toBe('stalemate')
})
