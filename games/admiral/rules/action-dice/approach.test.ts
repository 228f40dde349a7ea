import { playAnswers, explanationText, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt, overruled, shipsChosenBy, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, torpedo, type Vessel } from '../../testing/position.ts'

const unarmed = { batteries: [] }
const short = { batteries: [gun(1, 3)] }

/** A second unit keeps the Movement phase open. */
function bold(player: Position['player'], unit: Vessel, board: Position['board'] = {}): Position {
  return { player, stratego: { Bold: unit, Last: { at: 'h10', has: { speed: 9 } } }, board }
}
const at = (position: Position): string => ship(strategoMoves(position, ['movement']).situation, 'Bold').at

describe('Action dice: the unit approaches', () => {
  test('straight at the target along a row, not only down a column', () => {
    expect(at(bold({ X: { at: 'h5', has: unarmed } }, { at: 'a5', has: short }))).toBe('d5')
    expect(at(bold({ X: { at: 'a8', has: unarmed } }, { at: 'h8', has: short }))).toBe('e8')
  })

  test('past its other enemies, which bar the way', () => {
    const islands = ['a5', 'b5', 'c5', 'e5', 'f5', 'g5']
    const unit: Vessel = { at: 'd7', has: { ...short, speed: 1 } }
    const player = {
      X: { at: 'd2', has: unarmed },
      Guard: { at: 'd5', has: { ...unarmed, light: 99, severe: 99 } },
    }
    expect(at(bold({ X: player.X }, unit, { islands }))).toBe('d6')
    expect(at(bold(player, unit, { islands }))).toBe('e6')
  })
})

describe('Action dice: without entering a range of an enemy unit, if possible', () => {
  const guns = { X: { at: 'd1', has: { batteries: [gun(6, 3)] } } }
  const read = (id: string, reading: string, face: string, has: Vessel['has'] = {}): string =>
    ship(
      strategoMoves(bold(guns, { at: 'd10', has: { ...short, ...has } }), [face], {
        rulings: { [`admiral.${id}`]: reading },
      }).situation,
      'Bold',
    ).at

  test('as near as it comes outside all ranges, also where it would rather stay than enter one', () => {
    expect(read('approach', 'goIn', 'movement')).toBe('d8')
    expect(read('approach', 'stay', 'movement')).toBe('d8')
  })

  test('with two Movement symbols too: the second half of the way counts', () => {
    expect(read('twoMoves', 'allowed', 'admiral', { speed: 2 })).toBe('d8')
  })
})

describe('Movement: the units of both sides', () => {
  test('by turns, and what the longer side has left at the end, whichever it is', () => {
    const match = matchAt({
      player: { A: { at: 'a1' }, B: { at: 'b1' }, C: { at: 'c1' } },
      stratego: { Bold: { at: 'a10' } },
    })
    const asked: (string | undefined)[] = []
    while (match.situation.turn === 1) {
      asked.push(match.question?.id)
      if (asked.at(-1) === 'admiral.die') playAnswers(match, ['die', 'movement'])
      else playAnswers(match, ['mover', optionIds(match)[0]], ['to', 'stays'])
    }
    expect(asked).toEqual(['admiral.mover', 'admiral.die', 'admiral.mover', 'admiral.mover'])
  })

  test("Stratego's units that you let stay move 0 squares", () => {
    const match = strategoMoves(bold({ X: { at: 'd1', has: unarmed } }, { at: 'd10' }), ['movement'])
    overruled(match, 'mover', undefined)
    expect(logTexts(match).filter((line) => line.includes('your decision'))).toEqual([
      "Stratego's Last stays on h10: your decision.",
    ])
  })
})

describe('Movement: what a unit does with its Movement symbol', () => {
  const rock = { ...unarmed, light: 99, severe: 99 }

  test('it approaches where it can fire from nowhere, and says why', () => {
    const match = strategoMoves(bold({ X: { at: 'd1', has: unarmed } }, { at: 'd10' }), ['movement'])
    expect(explanationText(match, 'move').split('\n')).toEqual([
      'a move to fire cannot be performed: from no square within 3 squares would it attack an enemy that it can damage',
      'an approach: can be performed',
      "Move (Stratego's Bold): an approach",
    ])
  })

  test('it stays where it could not inflict damage to other units, and says so', () => {
    const match = strategoMoves(bold({ X: { at: 'd1', has: rock } }, { at: 'd10' }), ['movement'])
    expect(explanationText(match, 'move')).toContain(
      'an approach cannot be performed: it could not damage any of your ships, however near',
    )
    expect(logTexts(match)).toContain(
      "Stratego's Bold stays on d10: it could not damage any of your ships, however near.",
    )
  })

  test('it stays where you decide so: the enemy, the square to fire from or the square to approach by', () => {
    const near = bold({ X: { at: 'd4', has: unarmed } }, { at: 'd9' })
    const far = bold({ X: { at: 'd1', has: unarmed } }, { at: 'd10' })
    for (const [position, list] of [
      [near, 'target'],
      [near, 'firing'],
      [far, 'target'],
      [far, 'approach.square'],
    ] as const) {
      const match = overruled(strategoMoves(position, ['movement']), list, undefined)
      expect([list, logTexts(match).at(-1)]).toEqual([
        list,
        expect.stringMatching(/^Stratego's Bold stays on d\d+: your decision\.$/),
      ])
      expect(ship(match.situation, 'Bold').moved).toBe(0)
    }
  })

  test('a target by the most damage that can be done to it, where a unit sails on to do the most', () => {
    const torpedoes: Vessel = { at: 'e9', has: { speed: 4, batteries: [gun(4, 3), torpedo(2, 6)] } }
    const player = {
      X: { at: 'd3', has: { ...unarmed, severe: 6 } },
      Y: { at: 'h2', points: 2, has: { ...unarmed, severe: 20 } },
    }
    const target = (reading: string) =>
      shipsChosenBy(
        strategoMoves(bold(player, torpedoes), ['movement'], {
          rulings: { 'admiral.firingSquare': reading },
        }),
        'target',
      )
    expect([target('target'), target('damage')]).toEqual([['Y'], ['X']])
  })
})
