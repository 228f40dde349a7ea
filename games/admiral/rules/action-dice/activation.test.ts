import { format, summarizeDecision, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  answeredQuestions,
  chartCellsUsed,
  decisionsOf,
  optionIds,
  loggedRulings,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { DieTable, Feature } from '../../table/battles/pieces.ts'
import { matchAt, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, type Vessel } from '../../testing/position.ts'

const harmless = { batteries: [gun(1, 1)] }
const steam: Feature = { name: 'steam', when: 'move', changes: 'speed', by: 1 }

/** A second unit keeps the Movement phase open. */
function one(player: Position['player'], bold: Vessel = {}): Position {
  return { player, stratego: { Bold: { at: 'd8', ...bold }, Last: { at: 'h10', has: { speed: 9 } } } }
}
const near = one({ Ajax: { at: 'd6', has: harmless } })
const far = one({ Ajax: { at: 'd1', has: harmless } }, { at: 'd10', has: { speed: 2 } })
const by = (id: string, reading: string) => ({ rulings: { [`admiral.${id}`]: reading } })

function symbols(position: Position, face: string, wishes = {}): readonly number[] {
  const { moved, artillery } = ship(strategoMoves(position, [face], wishes).situation, 'Bold')
  return [moved, artillery]
}

describe('Action dice: the die is thrown for the unit', () => {
  test('and the question says for which', () => {
    const match = playAnswers(matchAt(near), ['mover', 'rest'])
    expect(match.question && format(match.question.text)).toBe(
      "What does the action die show for Stratego's Bold?",
    )
    expect(optionIds(match)).toEqual(['movement', 'artillery', 'admiral'])
  })

  test('what the Admiral symbol may be worth is named, by our table and by that of a battle', () => {
    const own = { alone: 'nothing', inRange: 'artillery' } as const
    const dice: DieTable = { movement: own, artillery: own, admiral: own }
    const named = (position: Position, table: string) =>
      decisionsOf(strategoMoves(position, ['movement']), table)[0]?.among.map(({ name }) => format(name))
    expect(named(near, 'dice')).toEqual([
      'Artillery only',
      'Movement only',
      'the best of Artillery and Movement',
    ])
    expect(named({ ...near, dice }, 'dice.own')).toEqual([
      'Artillery only',
      'Movement only',
      'the best of Artillery and Movement',
      'nothing but features',
    ])
  })
})

describe('Action dice: both symbols Movement, where that is allowed', () => {
  const allowed = by('twoMoves', 'allowed')

  test('only by an Admiral that is thrown', () => {
    expect(symbols(far, 'admiral', allowed)).toEqual([4, 0])
    expect(symbols(far, 'movement', allowed)).toEqual([2, 1])
    expect(symbols(far, 'artillery', allowed)).toEqual([2, 1])
  })

  test('not with an enemy in range', () => {
    expect(symbols(near, 'admiral', allowed)).toEqual([0, 2])
    expect(loggedRulings(strategoMoves(near, ['admiral'])).join()).not.toContain('twoMoves')
  })

  test('not where the table of the battle makes the symbol an Artillery', () => {
    const own = { alone: 'artillery', inRange: 'artillery' } as const
    const dice: DieTable = { movement: own, artillery: own, admiral: own }
    expect(symbols({ ...far, dice }, 'admiral', allowed)).toEqual([2, 1])
  })
})

describe('Action dice: a Movement thrown with an enemy in range, where the unit holds its fire', () => {
  const holds = by('movementInRange', 'holds')

  test('by no other symbol, and not where it sails to fire', () => {
    expect(symbols(near, 'movement', holds)).toEqual([0, 0])
    expect(symbols(near, 'artillery', holds)).toEqual([0, 2])
    expect(symbols(far, 'movement', holds)).toEqual([2, 1])
    expect(loggedRulings(strategoMoves(near, ['artillery'])).join()).not.toContain('movementInRange')
    expect(loggedRulings(strategoMoves(far, ['movement'])).join()).not.toContain('movementInRange')
  })

  test('nothing is held by a symbol that is worth features alone', () => {
    const own = { alone: 'nothing', inRange: 'nothing' } as const
    const dice: DieTable = { movement: own, artillery: own, admiral: own }
    expect(loggedRulings(strategoMoves({ ...near, dice }, ['movement'])).join()).not.toContain(
      'movementInRange',
    )
  })
})

describe('Admiral Symbol: where you say which feature', () => {
  const asking = { 'admiral.greenFeatures': 'asked' }
  const questions = (position: Position, face: string, rulings = {}) => {
    const match = strategoMoves(position, [face], { rulings: { ...asking, ...rulings } })
    const prompts: string[] = []
    while (match.question?.id === 'admiral.feature') {
      prompts.push(format(match.question.text))
      playAnswers(match, ['feature', 'none'])
    }
    return { match, prompts }
  }
  const first = "Which feature does Stratego's Bold use before it moves?"
  const then = "Which feature does Stratego's Bold use?"
  const green = { green: [steam] }

  test('a unit that does not move is asked once, and not before a move', () => {
    expect(questions(one({ Ajax: { at: 'd6', has: harmless } }, { has: green }), 'movement').prompts).toEqual(
      [then],
    )
  })

  test('a unit that moves is asked before it moves too, also with two Movement symbols', () => {
    const moving = one({ Ajax: { at: 'd1', has: harmless } }, { at: 'd10', has: { speed: 2, ...green } })
    expect(questions(moving, 'movement').prompts).toEqual([first, then])
    expect(questions(moving, 'admiral', { 'admiral.twoMoves': 'allowed' }).prompts).toEqual([first, then])
  })

  test('it looks for enemies in range once more only where a feature was used', () => {
    const moving = one({ Ajax: { at: 'd1', has: harmless } }, { at: 'd10', has: { speed: 2, ...green } })
    const { match } = questions(moving, 'movement')
    expect(decisionsOf(match, 'enemy')).toHaveLength(1)
    expect(answeredQuestions(match).filter((id) => id === 'feature')).toHaveLength(2)
    const named = strategoMoves(moving, ['movement'], { rulings: asking })
    playAnswers(named, ['feature', 'stratego-1 green 0'])
    expect(decisionsOf(named, 'enemy')).toHaveLength(2)
  })
})

describe('Exception: a carrier', () => {
  const squadrons = { number: 2, range: 3, strength: 3, perLaunch: 1 }

  test('without aircraft on board may always split its fire, whatever is read of others', () => {
    const splits = (aboard: number, reading: string) =>
      ship(
        playAnswers(
          matchAt(
            {
              ...one({ Ajax: { at: 'd6', has: harmless }, Last: { at: 'h1' } }),
              stratego: { Bold: { at: 'd8', squadrons: aboard, has: { squadrons } } },
            },
            by('carrierSplits', reading),
          ),
          ['mover', 'player-1'],
          ['to', 'stays'],
          ['die', 'artillery'],
        ).situation,
        'Bold',
      ).splits
    expect([splits(0, 'never'), splits(1, 'never'), splits(1, 'always')]).toEqual([true, false, true])
  })

  test('a thrown Admiral that is no launch is told as an Admiral', () => {
    const match = strategoMoves(
      one({ Ajax: { at: 'd6', has: harmless } }, { has: { squadrons } }),
      ['admiral'],
      by('carrierAdmiral', 'wild'),
    )
    const [decision] = decisionsOf(match, 'carrier')
    expect(decision && format(summarizeDecision(decision))).toBe(
      "Carrier with aircraft (Stratego's Bold): an Admiral is thrown and an enemy is in range: the Admiral symbol launches aircraft, and the die counts as an Artillery.",
    )
  })

  test('the die of one with its last squadron is what it shows', () => {
    const last = (player: Position['player'], face: string) =>
      chartCellsUsed(strategoMoves(one(player, { squadrons: 1, has: { squadrons } }), [face]))
    const [inRange, alone] = [{ Ajax: { at: 'd6', has: harmless } }, { Ajax: { at: 'd1', has: harmless } }]
    expect(last(inRange, 'movement')).toEqual(['carrier.movement.inRange'])
    expect(last(alone, 'artillery')).toEqual(['carrier.artillery.alone'])
    expect(last(inRange, 'admiral')).toEqual(['carrier.last.inRange'])
    expect(last(alone, 'admiral')).toEqual(['carrier.last.alone'])
  })

  test('why not a second launch of one with its last squadron: its own symbol takes all that are left', () => {
    const position = one({ Ajax: { at: 'd6', has: harmless } }, { squadrons: 1, has: { squadrons } })
    const [decision] = decisionsOf(strategoMoves(position, ['admiral']), 'carrier')
    expect(decision && format(explainWhyNot(decision, 'launch'))).toBe(
      "Carrier with aircraft (Stratego's Bold): an Admiral is thrown and an enemy is in range: the Admiral symbol launches all the aircraft left, and the die counts as an Artillery, not a second launch of aircraft.",
    )
  })

  test('with no enemy in range it is not said that a symbol launches', () => {
    const far = one({ Ajax: { at: 'd1', has: harmless } }, { has: { squadrons } })
    const told = (face: string) => strategoMoves(far, [face])
    expect(loggedRulings(told('admiral')).join()).not.toContain('carrierAdmiral')
    const near = one({ Ajax: { at: 'd6', has: harmless } }, { has: { squadrons } })
    expect(loggedRulings(strategoMoves(near, ['admiral']))).toContain('carrierAdmiral: launches')
    expect(logTexts(told('artillery'))).toContain(
      "Stratego's Bold has aircraft on board: its Admiral symbol is for a launch, and it has an Artillery symbol.",
    )
  })

  test('an Admiral thrown launches too where its aircraft can damage somebody, else it is an Artillery', () => {
    const thrown = (ajax: Vessel) => {
      const match = strategoMoves(one({ Ajax: ajax }, { has: { squadrons } }), ['admiral'])
      const { launches, artillery } = ship(match.situation, 'Bold')
      return [...chartCellsUsed(match), launches, artillery]
    }
    expect(thrown({ at: 'd6', has: harmless })).toEqual(['carrier.admiral.inRange', 2, 0])
    expect(thrown({ at: 'd6', has: { ...harmless, antiAircraft: 9 } })).toEqual([
      'carrier.wild.inRange',
      1,
      1,
    ])
    expect(thrown({ at: 'd1', has: harmless })).toEqual(['carrier.admiral.alone', 1, 0])
  })

  test('its own symbol launches and triggers nothing; a thrown Admiral does, unless it launches too', () => {
    const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
    const used = (ajax: string, face: string) =>
      logTexts(
        strategoMoves(
          one({ Ajax: { at: ajax, has: { batteries: [gun(9, 3)] } } }, { has: { squadrons, green: [belt] } }),
          [face],
        ),
      ).join()
    expect(used('d1', 'admiral')).toContain("Stratego's Bold uses “belt”")
    expect(used('d1', 'movement')).not.toContain('uses')
    expect(used('d1', 'artillery')).not.toContain('uses')
    expect(used('d6', 'admiral')).not.toContain('uses')
  })
})
