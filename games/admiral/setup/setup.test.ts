import { format } from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { admiral } from '../index.ts'
import { stalemate } from '../rules/rulings.ts'
import { drawn, matchAt } from '../testing/matches.ts'
import { battleOf, plainJson, type Position, ship, type Vessel } from '../testing/position.ts'

const four = [1, 2, 3, 4].map((number) => `stratego-${number}`)

function fleets(yours: number, theirs: number, board: Position['board'] = {}) {
  const names = (letter: string, count: number): Record<string, Vessel> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${letter}${at + 1}`, {}]))
  const battle = battleOf({ player: names('P', yours), stratego: names('S', theirs), board })
  return { options: { battle: plainJson(battle) } }
}

describe('set-up', () => {
  test('you choose the order of your units, and nothing else', () => {
    const match = newMatch(admiral)
    playAnswers(match, ['deploy', 'player-3'], ['deploy', 'player-1'], ['deploy', 'rest'], ['reveal', four])
    const squares = match.situation.ships.filter(({ side }) => side === 'player').map(({ at }) => at)
    expect(squares).toEqual(['g1', 'f1', 'h1', 'e1'])
  })

  test("Stratego's units are revealed one by one, along its first row from its first right square", () => {
    const match = playAnswers(newMatch(admiral), ['deploy', 'rest'], ['reveal', four.toReversed()])
    const squares = match.situation.ships.filter(({ side }) => side === 'stratego').map(({ at }) => at)
    expect(squares).toEqual(['d10', 'c10', 'b10', 'a10'])
    expect(logTexts(match)).toContain("Deploy Stratego's Tench on a10.")
  })

  test('beside the real board it is told where the islands lie', () => {
    const told = (where: string) => logTexts(newMatch(admiral, { options: { battle: 'straits', where } }))
    expect(told('table')).toContain('Lay islands on c5 and f6.')
    expect(told('screen').filter((line) => line.includes('island'))).toEqual([])
  })

  test('at most eight units a side; of each side the others wait', () => {
    const match = playAnswers(newMatch(admiral, fleets(9, 10)), ['deploy', 'rest'])
    playAnswers(match, ['reveal', Array.from({ length: 10 }, (_, at) => `stratego-${at + 1}`)])
    const waiting = match.situation.ships.filter(({ at }) => at === 'standBy').map(({ name }) => name)
    expect(waiting).toEqual(['P9', 'S9', 'S10'])
  })

  test('on a board of fewer columns those that find no square in the first row wait too', () => {
    const match = playAnswers(newMatch(admiral, fleets(6, 5, { columns: 5 })), ['deploy', 'rest'])
    playAnswers(match, ['reveal', [...four, 'stratego-5']])
    const waiting = match.situation.ships.filter(({ at }) => at === 'standBy').map(({ name }) => name)
    expect(waiting).toEqual(['P6'])
  })

  test('the first turn begins with no throw for the initiative, and you are asked first', () => {
    const match = playAnswers(newMatch(admiral), ['deploy', 'rest'], ['reveal', four])
    expect(match.question?.id).toBe('admiral.mover')
  })

  test('the faces of the die come as often as they are weighted, and are called a guess', () => {
    const match = playAnswers(
      newMatch(admiral, { options: { movement: 1, artillery: 1, admiral: 6 } }),
      ['deploy', 'rest'],
      ['reveal', four],
    )
    playAnswers(match, ['mover', 'rest'])
    expect(match.question?.options).toMatchObject([{ faces: 1 }, { faces: 1 }, { faces: 6 }])
  })
})

describe('the Stand-by Area', () => {
  test('a unit enters at the start of a turn, where its side has room again', () => {
    const match = matchAt({
      player: { A: { at: 'h1' } },
      stratego: { C: { at: 'a9' }, D: {}, E: {} },
      phase: 'standBy',
    })
    expect(['D', 'E'].map((name) => ship(match.situation, name).at)).toEqual(['a10', 'b10'])
    expect(logTexts(match)[0]).toBe("Stratego's D enters from the Stand-by Area on a10.")
  })

  test('your own enters if you want it to', () => {
    const position = {
      player: { A: { at: 'h1' }, B: {} },
      stratego: { C: { at: 'a9' } },
      phase: 'standBy',
    } as const
    expect(matchAt(position).question?.proposal).toBe(true)
    expect(ship(playAnswers(matchAt(position), ['enter', true]).situation, 'B').at).toBe('g1')
    expect(ship(playAnswers(matchAt(position), ['enter', false]).situation, 'B').at).toBe('standBy')
  })

  test('a side without a ship on the board cannot wait: its first unit enters', () => {
    const position = { player: { A: {}, B: {} }, stratego: { C: { at: 'a10' } }, phase: 'standBy' } as const
    const match = matchAt(position)
    expect(logTexts(match)).toEqual(['your A enters from the Stand-by Area on h1.'])
    expect(match.question?.id).toBe('admiral.enter')
    const manual = matchAt(position, { rulings: { 'admiral.standBy': 'manual' } })
    expect(optionIds(manual)).not.toContain('later')
    playAnswers(manual, ['enterWhere', 'c1'])
    expect(optionIds(manual)).toContain('later')
  })

  test('nobody enters beside eight units', () => {
    const eight = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`S${at}`, { at: `${'abcdefgh'[at]}8` }]),
    )
    const match = matchAt({
      player: { A: { at: 'h1' } },
      stratego: { ...eight, Ninth: {} },
      phase: 'standBy',
    })
    expect(ship(match.situation, 'Ninth').at).toBe('standBy')
  })
})

describe('the end', () => {
  const resolve = (player: Record<string, Vessel>, stratego: Record<string, Vessel>, longest = 30) =>
    matchAt({ player, stratego, phase: 'attack', attacksOver: true, longest }).outcome
  const doomed: Vessel = { at: 'a1', pending: 9, attacked: true }
  const safe: Vessel = { at: 'h9', attacked: true }

  test('a fleet is destroyed', () => {
    expect(resolve({ A: doomed }, { C: safe })).toMatchObject({ winner: 'bot', way: 'player-destroyed' })
    expect(resolve({ A: safe }, { C: doomed })).toMatchObject({ winner: 'player', way: 'stratego-destroyed' })
  })

  test('both in one Resolution: a draw', () => {
    expect(resolve({ A: doomed }, { C: { ...doomed, at: 'h9' } })).toMatchObject({
      winner: 'nobody',
      way: 'both-destroyed',
    })
  })

  test('a ship that has no Structure Points left is sunk, with or without damage', () => {
    expect(resolve({ A: { ...safe, at: 'a1' } }, { C: { ...safe, points: 0 } })).toMatchObject({
      way: 'stratego-destroyed',
    })
  })

  test('the ships that sink are told as what comes of it, one sentence for each ship, to do on a physical board', () => {
    const match = matchAt({
      player: { A: doomed, B: { ...doomed, at: 'c1' }, E: { ...safe, at: 'e1' } },
      stratego: { C: { ...doomed, at: 'h10' }, D: safe },
      phase: 'attack',
      attacksOver: true,
    })
    const results = match.log.flatMap((one) =>
      one.kind === 'change' && one.tell.as === 'result' ? [format(one.tell)] : [],
    )
    expect(match.situation.turn).toBe(2)
    expect(results).toEqual([
      'Resolution: your A is sunk and leaves the board.',
      'Resolution: your B is sunk and leaves the board.',
      "Resolution: Stratego's C is sunk and leaves the board.",
    ])
  })

  test('not while a unit waits in the Stand-by Area', () => {
    expect(resolve({ A: doomed, B: {} }, { C: safe })).toBeUndefined()
  })

  describe('where the strengths on the cards damage nobody', () => {
    const rock = { light: 9, severe: 12 }
    const salvo = { name: 'salvo', when: 'attack', changes: 'strength', by: 10 } as const
    const position = (green: readonly (typeof salvo)[], damage: 'house' | 'typed') => ({
      player: { A: { at: 'd1', attacked: true, has: rock } },
      stratego: { C: { at: 'd10', attacked: true, active: ['green 0'], has: { ...rock, green } } },
      phase: 'attack' as const,
      attacksOver: true,
      damage,
    })

    test('a green feature of Stratego, used this turn or not, is no stalemate, and it comes nearer', () => {
      expect(matchAt(position([], 'house'), drawn).outcome?.way).toBe('stalemate')
      const match = matchAt(position([salvo], 'house'), drawn)
      expect(match.outcome).toBeUndefined()
      playAnswers(match, ['mover', 'rest'], ['die', 'movement'])
      expect(ship(match.situation, 'C').at).toMatch(/7$/)
    })

    test('and damage is typed, you are asked', () => {
      expect(playAnswers(matchAt(position([], 'typed'), drawn), ['drawn', true]).outcome?.way).toBe(
        'stalemate',
      )
      expect(playAnswers(matchAt(position([], 'typed'), drawn), ['drawn', false]).outcome).toBeUndefined()
    })

    test('a red feature of Stratego counts where your own rules may trigger it, not by the house model on screen', () => {
      const weak = { name: 'weak deck', when: 'defence', changes: 'thresholds', by: 5 } as const
      const { stratego, ...rest } = position([], 'house')
      const weakened = {
        ...rest,
        stratego: { C: { ...stratego.C, active: [], has: { ...rock, red: [weak] } } },
      }
      expect(matchAt(weakened, drawn).outcome?.way).toBe('stalemate')
      expect(matchAt({ ...weakened, where: 'table' }, drawn).outcome).toBeUndefined()
      expect(matchAt({ ...weakened, damage: 'typed' }, drawn).question?.id).not.toBe('admiral.drawn')
    })

    test('and it is to go on, it does beside the real board, also where no last turn is set', () => {
      const goOn = { rulings: { 'admiral.stalemate': 'goOn' } }
      const endless = { where: 'table', longest: 0 } as const
      for (const damage of ['typed', 'house'] as const) {
        const match = matchAt({ ...position([], damage), ...endless }, goOn)
        expect(match.question?.id).toBe('admiral.course')
        expect(match.situation.turn).toBe(2)
      }
    })

    test('and it is to go on, it is a draw on screen where no last turn is set, as the reading says', () => {
      const goOn = { rulings: { 'admiral.stalemate': 'goOn' } }
      const onScreen = matchAt({ ...position([], 'house'), longest: 0 }, goOn)
      expect(onScreen.outcome?.way).toBe('stalemate')
      expect(matchAt({ ...position([], 'house'), longest: 9 }, goOn).outcome).toBeUndefined()
      expect(format(stalemate.readings.goOn)).toContain('with no last turn set, it is a draw')
    })
  })

  test('a battle of one turn is told so', () => {
    const over = matchAt({
      player: { A: { at: 'd1', points: 1, pending: 1 } },
      stratego: { C: { at: 'd10' } },
      phase: 'attack',
      attacksOver: true,
    })
    expect(over.outcome && format(over.outcome.text)).toBe(
      'Your fleet is destroyed after 1 turn: Stratego wins.',
    )
  })

  test('the last turn is a house rule that can be switched off', () => {
    const after99 = { player: { A: { ...safe, at: 'a1' } }, stratego: { C: safe }, turn: 99 }
    const attack = { phase: 'attack', attacksOver: true } as const
    expect(matchAt({ ...after99, ...attack, longest: 30 }).outcome?.way).toBe('last-turn')
    const match = matchAt({ ...after99, ...attack, longest: 0 })
    expect([match.outcome, match.situation.turn]).toEqual([undefined, 100])
  })

  test('the last turn: a draw by our rule', () => {
    expect(resolve({ A: { ...safe, at: 'a1' } }, { C: safe }, 1)).toMatchObject({
      winner: 'nobody',
      way: 'last-turn',
    })
  })
})
