import { playAnswers, narrowingLines, explanationText, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { damageable, matchAt, shipsChosenBy, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, situation } from '../../testing/position.ts'
import { reachable, speedNow } from '../house-model/reach.ts'

const far: Position = { player: { Ajax: { at: 'd2' } }, stratego: { Bold: { at: 'd8' } } }

describe('it moves until it can target an enemy', () => {
  test('and stops at the first such square, with speed left', () => {
    const match = strategoMoves({ ...far, player: { Ajax: { at: 'd4' } } }, ['movement'])
    expect(ship(match.situation, 'Bold')).toMatchObject({ moved: 1 })
    expect(logTexts(match)).toContain("Stratego's Bold sails from d8 to d7, to fire at your Ajax.")
  })

  test('the square with fewer enemies in whose range it would be', () => {
    const match = strategoMoves(
      {
        player: {
          Ajax: { at: 'd4' },
          Dart: { at: 'a4', has: { light: 9, severe: 9, batteries: [gun(3, 1)] } },
        },
        stratego: { Bold: { at: 'd8' } },
      },
      ['movement'],
    )
    expect(narrowingLines(match, 'firing')).toContain('2')
    expect(logTexts(match)).toContain("Stratego's Bold sails from d8 to e7, to fire at your Ajax.")
  })

  test('the explanation says why this square, and why not another', () => {
    const targetFirst = { rulings: { 'admiral.firingSquare': 'target' } }
    const match = strategoMoves({ ...far, player: { Ajax: { at: 'd4' } } }, ['movement'], targetFirst)
    expect(explanationText(match, 'firing')).toMatch(/^the fewest squares to move: c7, d7 and e7 \(/m)
  })

  test('not to a square where something stands between', () => {
    const match = strategoMoves(
      {
        player: {
          Ajax: { at: 'a4' },
          Rock: { at: 'a6', has: { light: 20, severe: 20, batteries: [gun(1, 1)] } },
        },
        stratego: { Bold: { at: 'a8', has: { speed: 1 } } },
      },
      ['movement'],
      damageable,
    )
    expect(logTexts(match)).toContain("Stratego's Bold sails from a8 to b7, to fire at your Ajax.")
  })
})

test('an approach keeps out of a range on its way too, not only where it ends', () => {
  const guard = { at: 'c5', has: { light: 50, severe: 60, batteries: [gun(1, 9)] } }
  const match = strategoMoves(
    {
      player: { Guard: guard, Far: { at: 'h5', has: { batteries: [gun(1, 3)] } } },
      stratego: { Bold: { at: 'a5', has: { speed: 4, batteries: [gun(1, 3)] } } },
    },
    ['movement'],
  )
  expect(logTexts(match)).toContain("Stratego's Bold sails from a5 to d3, towards your Far.")
  expect(explanationText(match, 'approach.square')).toContain('b1, c1, d1 and 15 more (0; the next is e1: 1)')
})

describe('an approach may go a longer way round', () => {
  const guard = { at: 'c7', has: { light: 50, severe: 60, batteries: [gun(1, 9)] } }
  const bold = (speed: number) => ({ at: 'd9', has: { speed, batteries: [gun(1, 3)] } })
  const lanes: Position = {
    player: { Guard: guard, Far: { at: 'd1', has: { batteries: [] } } },
    stratego: { Bold: bold(4), Last: { at: 'h10', has: { speed: 9 } } },
    board: { islands: ['a8', 'b8', 'c8', 'e8', 'f8', 'h8', 'g7', 'h7', 'e6', 'f6', 'g6'] },
  }
  const outside = { rulings: { 'admiral.approach': 'stay' } }

  test('to keep out of a range that every shortest way enters; the squares of the way count as moved', () => {
    const match = strategoMoves(lanes, ['movement'])
    expect(logTexts(match)).toContain("Stratego's Bold sails from d9 to f7, towards your Far.")
    expect(ship(match.situation, 'Bold').moved).toBe(4)
  })

  test('it stays outside only where no way that it can sail keeps out', () => {
    expect(logTexts(strategoMoves(lanes, ['movement'], outside))).toContain(
      "Stratego's Bold sails from d9 to f7, towards your Far.",
    )
    const slower = strategoMoves(
      { ...lanes, stratego: { ...lanes.stratego, Bold: bold(3) } },
      ['movement'],
      outside,
    )
    expect(logTexts(slower)).toContain(
      "Stratego's Bold stays on d9: every way to a nearer square enters an enemy's range.",
    )
  })
})

describe('it stays, and moves 0 squares', () => {
  test('where no enemy on the board could ever be damaged by it', () => {
    const rock = { light: 20, severe: 20 }
    const match = strategoMoves({ ...far, player: { Ajax: { at: 'd2', has: rock } } }, ['movement'])
    expect(logTexts(match)).toContain(
      "Stratego's Bold stays on d8: it could not damage any of your ships, however near.",
    )
    expect(shipsChosenBy(match, 'target')).toEqual([])
  })

  test('where no square is nearer', () => {
    const islands = ['d7', 'c8', 'e8', 'd9']
    const match = strategoMoves(
      {
        ...far,
        board: { islands, metric: 'orthogonal' },
        player: { Ajax: { at: 'd2' } },
        stratego: { Bold: { at: 'd8', has: { speed: 1 } } },
      },
      ['movement'],
    )
    expect(logTexts(match)).toContain("Stratego's Bold stays on d8: no square brings it nearer to your Ajax.")
  })

  test('every unit throws its die, also one that stays', () => {
    const match = strategoMoves({ ...far, player: { Ajax: { at: 'd6' } } }, ['movement'])
    expect(logTexts(match)[1]).toBe("Stratego's Bold: the die shows Movement.")
  })
})

test('a red feature that counts makes a unit slower, and so earlier to move', () => {
  const red = [{ name: 'slow helm', when: 'move', changes: 'speed', by: 1 }] as const
  const moved = (active: readonly string[]) =>
    shipsChosenBy(
      strategoMoves(
        {
          player: { A: { at: 'a1' } },
          stratego: { C: { at: 'h10' }, D: { at: 'a9', active, has: { red } } },
        },
        ['movement', 'movement'],
      ),
      'mover',
    )
  expect([moved([]), moved(['red 0'])]).toEqual([
    ['C', 'D'],
    ['D', 'C'],
  ])
})

test('an enemy that has it in range already is no range that it enters', () => {
  const match = strategoMoves(
    { player: { Ajax: { at: 'd1', has: { batteries: [gun(9, 3)] } } }, stratego: { Bold: { at: 'd10' } } },
    ['movement'],
  )
  expect(ship(match.situation, 'Bold').at).toMatch(/7$/)
})

describe('the squares that can be reached', () => {
  const ids = (position: Position, name: string, steps: number): readonly string[] =>
    reachable(situation(position), ship(situation(position), name), steps).map(({ id }) => id)

  test('within its speed, nearest first', () => {
    expect(ids(far, 'Ajax', 1)).toHaveLength(8)
    expect(ids(far, 'Ajax', 2)).toHaveLength(19)
  })

  test('through friends, not onto them; never through enemies or islands', () => {
    const lane: Position = {
      player: { Ajax: { at: 'a5' }, Mate: { at: 'a6' } },
      stratego: { Bold: { at: 'b6' } },
      board: { islands: ['a4', 'b4', 'b5'], columns: 4 },
    }
    expect(ids(lane, 'Ajax', 1)).toEqual([])
    expect(ids(lane, 'Ajax', 2)).toEqual(['a7', 'b7'])
    expect(ids({ ...lane, board: { ...lane.board, throughFriends: false } }, 'Ajax', 2)).toEqual([])
  })

  test('none from the Stand-by Area', () => {
    expect(ids({ ...far, player: { Ajax: {} } }, 'Ajax', 3)).toEqual([])
  })

  test('with half of its points or fewer a ship has its reduced speed', () => {
    const slow = (points: number): number => {
      const now = situation({ ...far, player: { Ajax: { at: 'd2', points, has: { reducedSpeed: 1 } } } })
      return speedNow(now, ship(now, 'Ajax'))
    }
    expect([slow(3), slow(2)]).toEqual([3, 1])
  })

  test('never a higher one, whatever the card calls reduced', () => {
    const now = situation({ ...far, player: { Ajax: { at: 'd2', points: 1, has: { reducedSpeed: 5 } } } })
    expect(speedNow(now, ship(now, 'Ajax'))).toBe(3)
  })
})

describe('your movement', () => {
  test('any unit, in an order of your choice; Stratego answers with one of its own', () => {
    const match = matchAt({ player: { A: { at: 'a1' }, B: { at: 'b1' } }, stratego: { C: { at: 'a10' } } })
    expect(optionIds(match)).toEqual(['player-1', 'player-2', 'rest'])
    playAnswers(match, ['mover', 'player-2'], ['to', 'c3'])
    expect(match.question?.id).toBe('admiral.die')
    expect(ship(match.situation, 'B')).toMatchObject({ at: 'c3', moved: 2, artillery: 1 })
  })

  test('a ship that stays fires with two symbols, one that moves with one: our house rule', () => {
    const match = matchAt({ player: { A: { at: 'a1' }, B: { at: 'b1' } }, stratego: { C: { at: 'a10' } } })
    playAnswers(match, ['mover', 'player-1'], ['to', 'stays'])
    expect(ship(match.situation, 'A')).toMatchObject({ at: 'a1', moved: 0, artillery: 2 })
  })

  test('beside the real board as far as with two Movement symbols', () => {
    const screen = playAnswers(matchAt(far), ['mover', 'player-1'])
    const atTable = optionIds(matchAt({ ...far, where: 'table' })).filter((id) => id.startsWith('player-1 '))
    expect(atTable.length).toBeGreaterThan(optionIds(screen).length)
  })

  test('what the real table shows otherwise is corrected, and the question put afresh', () => {
    const match = matchAt(far)
    playAnswers(match, ['mover', 'player-1'])
    expect(match.correct([{ move: 'player-1', from: 'd2', to: 'h5', count: 1 }]).ok).toBe(true)
    expect(match.question?.options?.at(-1)?.name.params).toEqual({ square: 'h5' })
  })
})
