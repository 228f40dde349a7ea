import {
  playAnswers,
  chartCellsUsed,
  narrowingLines,
  explanationText,
  newMatch,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { liesBetween, type Square, squareWith } from './table/house-model/board.ts'
import { admiral } from './index.ts'
import { blockedBy } from './rules/house-model/line-of-sight.ts'
import { damageable, matchAt, shipsChosenBy, strategoAttacks, strategoMoves } from './testing/matches.ts'
import { gun, plainJson, battleOf, type Position, ship, situation } from './testing/position.ts'

const at = (x: number, y: number): Square => squareWith(`${'abcdefgh'[x]}${y + 1}`) as Square

function one(enemies: Position['player'], vessel: Position['stratego'][string] = {}): Position {
  return { player: enemies, stratego: { Bold: { at: 'd8', ...vessel } } }
}

const near = { Ajax: { at: 'd6' } }
const far = { Ajax: { at: 'd2' } }

describe('test case 1: line of sight', () => {
  test.each([
    [at(0, 0), at(0, 3), at(0, 1), true],
    [at(0, 0), at(3, 3), at(1, 2), false],
    [at(0, 0), at(3, 3), at(1, 1), true],
    [at(0, 0), at(1, 2), at(0, 1), true],
    [at(0, 0), at(1, 2), at(1, 1), true],
    [at(0, 0), at(1, 3), at(0, 1), true],
    [at(0, 0), at(1, 3), at(1, 1), false],
    [at(0, 0), at(1, 3), at(0, 2), false],
    [at(0, 0), at(1, 1), at(0, 1), false],
  ])('$0.id to $1.id past $2.id', (from, to, between, blocked) => {
    expect(liesBetween(from, to, between)).toBe(blocked)
    const now = situation({
      player: { Ajax: { at: from.id } },
      stratego: { Bold: { at: to.id }, Calm: { at: between.id } },
    })
    expect(blockedBy(now, 'player', from, to)?.id).toBe(blocked ? 'stratego-2' : undefined)
  })
})

describe('test case 2: the die', () => {
  test('a Movement with an enemy in range: 0 squares, one Artillery', () => {
    const bold = ship(strategoMoves(one(near), ['movement']).situation, 'Bold')
    expect([bold.moved, bold.at]).toEqual([0, 'd8'])
    expect(logTexts(strategoMoves(one(near), ['movement']))).toContain(
      "Stratego's Bold: 1 Artillery symbol for its attack.",
    )
  })

  test('an Artillery with an enemy in range: 0 squares, two Artillery', () => {
    const match = strategoMoves(one(near), ['artillery'])
    expect(ship(match.situation, 'Bold').at).toBe('d8')
    expect(logTexts(match)).toContain("Stratego's Bold: 2 Artillery symbols for its attack.")
  })

  test('either with none in range: the same square', () => {
    const squares = ['movement', 'artillery'].map(
      (face) => ship(strategoMoves(one(far), [face]).situation, 'Bold').at,
    )
    expect(squares[0]).toBe(squares[1])
    expect(squares[0]).not.toBe('d8')
  })
})

describe('the five rows of the table', () => {
  test.each([
    [1, 'movement', far, 'dice.movement.alone', 1, true],
    [2, 'movement', near, 'dice.movement.inRange', 1, false],
    [3, 'artillery', far, 'dice.artillery.alone', 1, true],
    [4, 'artillery', near, 'dice.artillery.inRange', 2, false],
    [5, 'admiral', far, 'dice.admiral.alone', 1, true],
    [5, 'admiral', near, 'dice.admiral.inRange', 2, false],
  ])('row %i: %s', (_, face, enemies, cell, artillery, moves) => {
    const two = { ...one(enemies), player: { ...enemies, Last: { at: 'h1', moved: -1 } } }
    const match = playAnswers(matchAt(two), ['mover', 'player-1'], ['to', 'stays'], ['die', face])
    expect(chartCellsUsed(match)).toEqual([cell])
    expect(ship(match.situation, 'Bold').artillery).toBe(artillery)
    expect(ship(match.situation, 'Bold').moved > 0).toBe(moves)
  })
})

describe('test case 3: an Admiral is thrown', () => {
  test.each([
    [3, 4],
    [4, 4],
  ])('%i of 4 points become %i', (before, after) => {
    const match = strategoMoves(one(far, { points: before }), ['admiral'])
    expect(ship(match.situation, 'Bold').points).toBe(after)
    expect(logTexts(match).some((line) => line.includes('regains a Structure Point: 4 now'))).toBe(
      before < after,
    )
  })

  const carrier = { has: { squadrons: { number: 2, range: 2, strength: 3, perLaunch: 1 } } }

  test.each([
    ['far off', far, {}, {}, 'its own Admiral and the thrown one become a Movement and an Artillery.'],
    ['in range', near, {}, {}, 'its own Admiral and the thrown one become two Artillery symbols.'],
    [
      'moving twice',
      far,
      { has: { speed: 1 } },
      { rulings: { 'admiral.twoMoves': 'allowed' } },
      'two Movement symbols.',
    ],
    ['a carrier far off', far, carrier, {}, 'is for a launch, and the thrown one becomes a Movement.'],
    ['a carrier in range', near, carrier, {}, 'is for a launch, and the thrown one becomes a second launch.'],
  ])('it is told what it becomes: %s', (_, enemies, bold, wishes, told) => {
    const match = strategoMoves(one(enemies, bold), ['admiral'], wishes)
    expect(logTexts(match).join('\n')).toContain(told)
  })

  test('by a table of the battle that makes the own symbol nothing, the thrown one alone', () => {
    const row = { alone: 'nothing', inRange: 'nothing' } as const
    const dice = { movement: row, artillery: row, admiral: row }
    const match = strategoMoves({ ...one(far), dice }, ['admiral'])
    expect(logTexts(match).join('\n')).toContain(
      'the thrown Admiral becomes a Movement, and its own only triggers features.',
    )
  })

  test.each(['movement', 'artillery'])('and by no other symbol: %s', (face) => {
    const match = strategoMoves(one(far, { points: 3 }), [face])
    expect(ship(match.situation, 'Bold').points).toBe(3)
  })
})

test('test case 4: an enemy that cannot be damaged counts as none in range; it sails for one that it can hurt', () => {
  const match = strategoMoves(
    one({ Rock: { at: 'd6', has: { light: 20, severe: 30 } }, Ajax: { at: 'h6' } }),
    ['artillery'],
    damageable,
  )
  expect(chartCellsUsed(match)).toEqual(['dice.artillery.alone'])
  expect(logTexts(match)).toContain("Stratego's Bold sails from d8 to e7, to fire at your Ajax.")
})

test('test case 5: one that threatens comes before one that can be sunk', () => {
  const match = strategoAttacks({
    player: {
      X: { at: 'd6', points: 5, has: { structure: 5 } },
      Y: { at: 'e6', points: 1, has: { light: 1, severe: 2, batteries: [gun(3, 1)] } },
    },
    stratego: { Bold: { at: 'd8', artillery: 1 } },
  })
  expect(shipsChosenBy(match, 'target')).toEqual(['X'])
  expect(narrowingLines(match, 'target')).toEqual(['1'])
})

test('test case 6: equal on 1 to 3, then the fewer points, whatever damage is assigned', () => {
  const match = strategoAttacks({
    player: { X: { at: 'd6', points: 3, pending: 2 }, Y: { at: 'e6', points: 2 } },
    stratego: { Bold: { at: 'd8', artillery: 1, splits: true } },
  })
  expect(shipsChosenBy(match, 'target')).toEqual(['Y'])
  expect(explanationText(match, 'target')).toMatchInlineSnapshot(`
    "it can be damaged: all
    1. it can damage the unit: all
    2. it can take severe damage: none, skipped
    3. it can take at least light damage: all
    4. the fewest Structure Points [ruling: “Structure Points counted”]: your Y (your X: 3 and your Y: 2)
    Target (Stratego's Bold): your Y"
  `)
})

test('test case 7: a target doomed by an earlier attacker is ignored, and fired through', () => {
  const match = strategoAttacks({
    player: { X: { at: 'd6', points: 1 }, Y: { at: 'd5' } },
    stratego: {
      Bold: { at: 'c7', artillery: 1, has: { batteries: [gun(1, 6)] } },
      Calm: { at: 'd8', artillery: 1 },
    },
  })
  expect(shipsChosenBy(match, 'target')).toEqual(['X', 'Y'])
  expect(logTexts(match)).toContain('Resolution: your Y loses 1 Structure Point and has 3.')
})

test('test case 8: a unit of Stratego that is doomed by your fire still attacks', () => {
  const match = strategoAttacks({
    player: { X: { at: 'd6' } },
    stratego: { Bold: { at: 'd8', artillery: 1, points: 1, pending: 2 } },
  })
  expect(logTexts(match)).toContain("Stratego's Bold fires at your X with its guns.")
  expect(logTexts(match)).toContain('your X takes light damage, and will have 3 Structure Points left.')
  expect(logTexts(match)).toContain("Resolution: Stratego's Bold is sunk and leaves the board.")
})

describe('test case 9: a carrier, an Artillery thrown and none in range', () => {
  const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }

  test('with squadrons it does not move, and launches', () => {
    const match = strategoMoves(one(far, { has: { squadrons } }), ['artillery'])
    expect(logTexts(match)).toContain("Stratego's Bold stays on d8: it has your Ajax in range.")
    playAnswers(match, ['mover', 'rest'])
    expect(logTexts(match)).toContain("Stratego's Bold launches a squadron at your Ajax.")
    expect(logTexts(match)).toContain('your Ajax takes light damage, and will have 3 Structure Points left.')
    expect(ship(match.situation, 'Bold').squadrons).toBe(1)
  })

  test('empty it is an ordinary unit: its Admiral symbol is a Movement', () => {
    const match = strategoMoves(one(far, { has: { squadrons }, squadrons: 0 }), ['artillery'])
    expect(chartCellsUsed(match)).toEqual(['dice.artillery.alone'])
    expect(ship(match.situation, 'Bold').at).not.toBe('d8')
  })
})

describe('test case 10: the order', () => {
  const three: Position = {
    player: { Ajax: { at: 'd1' } },
    stratego: {
      Fast: { at: 'a10', has: { speed: 4, batteries: [gun(5, 3)] } },
      First: { at: 'c10', has: { speed: 2, batteries: [gun(6, 3)] } },
      Second: { at: 'e10', has: { speed: 2, batteries: [gun(3, 3)] } },
    },
  }

  test('of movement: the slowest first, then the first deployed', () => {
    const match = strategoMoves(three, ['movement', 'movement', 'movement'])
    expect(shipsChosenBy(match, 'mover')).toEqual(['First', 'Second', 'Fast'])
  })

  test('of attack: range 3, 5, 6', () => {
    expect(shipsChosenBy(strategoAttacks(three), 'attacker')).toEqual(['Second', 'Fast', 'First'])
  })
})

describe('the range of a carrier', () => {
  const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }
  const fleet = (aboard: number): Position => ({
    player: { Ajax: { at: 'd4' } },
    stratego: {
      Carrier: { at: 'd10', launches: 1, squadrons: aboard, has: { squadrons, batteries: [gun(1, 1)] } },
      Guns: { at: 'd7', artillery: 1, splits: true, has: { batteries: [gun(6, 3)] } },
    },
  })

  test('is that of its aircraft while it has some: it attacks after a unit of shorter range', () => {
    expect(shipsChosenBy(strategoAttacks(fleet(1)), 'attacker')).toEqual(['Guns', 'Carrier'])
    expect(shipsChosenBy(strategoAttacks(fleet(0)), 'attacker')).toEqual(['Carrier', 'Guns'])
  })

  test('so is its shortest, where it has no battery', () => {
    const shortest = { rulings: { 'admiral.attackRange': 'shortest' } }
    const { stratego } = fleet(1)
    const bare = { ...stratego['Carrier'], has: { squadrons, batteries: [] } }
    const position = { ...fleet(1), stratego: { ...stratego, Carrier: bare } }
    expect(shipsChosenBy(strategoAttacks(position, shortest), 'attacker')).toEqual(['Guns', 'Carrier'])
  })
})

describe('test case 11: approaching', () => {
  test('a nearer square outside all ranges beats a still nearer one inside', () => {
    const match = strategoMoves(
      {
        player: { Ajax: { at: 'd1', has: { batteries: [gun(6, 3)] } } },
        stratego: { Bold: { at: 'd10', has: { batteries: [gun(2, 3)] } } },
      },
      ['movement'],
    )
    expect(ship(match.situation, 'Bold').at).toMatch(/8$/)
    expect(narrowingLines(match, 'approach.square')).toContain('1')
  })

  test('where all nearer squares are inside, it goes in', () => {
    const match = strategoMoves(
      {
        player: { Ajax: { at: 'd1', has: { batteries: [gun(8, 3)] } } },
        stratego: { Bold: { at: 'd10', has: { batteries: [gun(2, 3)] } } },
      },
      ['movement'],
    )
    expect(ship(match.situation, 'Bold').at).toMatch(/7$/)
  })
})

test('test case 12: the ninth unit is in Stand-by; the first squares are h1 and a10', () => {
  const nine = (letter: string) =>
    Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${letter}${at + 1}`, {}]))
  const ships = plainJson(battleOf({ player: nine('P'), stratego: nine('S') }))
  const match = playAnswers(newMatch(admiral, { options: { battle: ships } }), ['deploy', 'rest'])
  playAnswers(match, ['reveal', [3, 1, 2, 4, 5, 6, 7, 8, 9].map((number) => `stratego-${number}`)])
  const where = (id: string): string => match.situation.ships.find((each) => each.id === id)?.at ?? ''
  expect(['player-1', 'player-2', 'player-8', 'player-9'].map(where)).toEqual(['h1', 'g1', 'a1', 'standBy'])
  expect(['stratego-3', 'stratego-1', 'stratego-9'].map(where)).toEqual(['a10', 'b10', 'standBy'])
})
