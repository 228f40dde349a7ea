import { format } from '@opfor/kernel'
import { playAnswers, decisionsOf, optionIds, logTexts, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt } from './testing/matches.ts'
import { gun, type Position, torpedo, type Vessel } from './testing/position.ts'
import { words } from './table/words.ts'

const table = { where: 'table', damage: 'typed', phase: 'attack', attacksOver: true } as const

function attackedBy(bold: Vessel, ajax: Vessel['has'] = {}) {
  const match = matchAt({
    player: { Ajax: { at: 'd6', has: { structure: 9, ...ajax } } },
    stratego: { Bold: { at: 'd8', ...bold } },
    ...table,
  })
  return match.question
}

describe('what comes of an attack of Stratego', () => {
  const tubes = { name: 'tubes', kind: 'torpedo', bands: [{ to: 4, strength: 5 }] } as const

  test('is asked with the weapons, the batteries and one symbol; the likely result is marked', () => {
    const question = attackedBy({ artillery: 1, has: { batteries: [gun(3, 3), tubes] } })
    expect(question && format(question.text)).toBe(
      "Stratego's Bold fires guns and torpedoes (tubes) at your Ajax with one Artillery symbol: what is the result by your rules?",
    )
    expect(question?.proposal).toMatchObject({ id: 'severe' })
  })

  test('or with both symbols together', () => {
    const question = attackedBy({ artillery: 2, has: { batteries: [gun(3, 3)] } }, { severe: 6 })
    expect(question && format(question.text)).toBe(
      "Stratego's Bold fires guns (2 × guns) at your Ajax with both Artillery symbols together: what is the result by your rules?",
    )
  })

  test('or as an attack of aircraft', () => {
    const squadrons = { number: 3, range: 8, strength: 2, perLaunch: 2 }
    const question = attackedBy({ launches: 1, squadrons: 3, has: { squadrons, batteries: [] } })
    expect(question && format(question.text)).toBe(
      "Stratego's Bold attacks your Ajax with 2 squadrons for one Admiral symbol: what is the result by your rules?",
    )
  })
})

test('what you have entered is told by the way: there is nothing to be ticked at the table', () => {
  const { throws, admirals, carrierAdmirals, youSail, youUse, youFire, youLaunch } = words
  for (const told of [throws, admirals, carrierAdmirals, youSail, youUse, youFire, youLaunch])
    expect(told).toMatchObject({ as: 'aside' })
})

describe('one answer says which ship, and where or whom', () => {
  const position = {
    player: { Ajax: { at: 'd4' }, Mate: { at: 'f4' } },
    stratego: { Bold: { at: 'd6', has: { severe: 4 } }, Calm: { at: 'f9' } },
    where: 'table',
  } as const
  const attack = { ...position, phase: 'attack', damage: 'typed' } as const
  const armed = {
    Ajax: { at: 'd4', artillery: 4 },
    Mate: { at: 'f4', artillery: 4 },
  }

  test('a ship and its square, or that it stays', () => {
    const match = matchAt(position)
    playAnswers(match, ['course', 'player-2 f6'], ['die', 'movement'], ['course', 'player-1 stays'])
    expect(match.situation.ships.map(({ at }) => at).slice(0, 2)).toEqual(['d4', 'f6'])
  })

  test('that the rest stays is offered as long as there is more than one', () => {
    const match = matchAt(position)
    expect(optionIds(match)).toContain('rest')
    playAnswers(match, ['course', 'player-2 f6'], ['die', 'movement'])
    expect(optionIds(match)).not.toContain('rest')
  })

  test('a single ship that cannot move is not asked for', () => {
    const match = matchAt({ ...position, player: { Ajax: { at: 'd4', has: { speed: 0 } } } })
    expect(match.question?.id).toBe('admiral.die')
  })

  test('what comes of an attack is asked, the likely result marked; the sentence says what was chosen', () => {
    const match = matchAt({ ...attack, player: armed })
    expect(optionIds(match).slice(0, 2)).toEqual(['player-1 stratego-1 1', 'player-2 stratego-1 1'])
    playAnswers(match, ['attacks', ['player-1 stratego-1 1', 'more']])
    expect(match.situation.attacks).toEqual([])
    expect(match.question && format(match.question.text)).toBe(
      "your Ajax attacks Stratego's Bold: what is the result by your rules?",
    )
    expect(optionIds(match)).toEqual(['none', 'light', 'severe'])
    expect(match.question?.proposal).toMatchObject({ id: 'light' })
    playAnswers(match, ['result', 'severe'])
    expect(logTexts(match).filter((line) => line.includes('Ajax'))).toEqual([
      "your Ajax fires at Stratego's Bold: severe damage.",
    ])
    expect(match.situation.ships[2]).toMatchObject({ pending: 2 })
    expect(match.question?.id).toBe('admiral.attacks')
  })

  test('of an attack of aircraft too', () => {
    const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }
    const player = { Ajax: { at: 'd4', launches: 1, squadrons: 2, has: { squadrons } } }
    const match = playAnswers(matchAt({ ...attack, player }), ['attacks', ['player-1 stratego-1 air']])
    expect(match.question && format(match.question.text)).toBe(
      "your Ajax attacks Stratego's Bold with aircraft: what is the result by your rules?",
    )
    playAnswers(match, ['result', 'none'])
    expect(logTexts(match)).toContain("your Ajax sends aircraft against Stratego's Bold: no damage.")
  })

  test('all attacks at once: what is said with an attack is not asked', () => {
    const match = matchAt({ ...attack, player: armed })
    playAnswers(match, ['attacks', ['player-1 stratego-1 1 light', 'player-2 stratego-1 1 severe', 'more']])
    expect(match.situation.attacks.map(({ by, grade }) => [by, grade])).toEqual([
      ['player-1', 1],
      ['player-2', 2],
    ])
    expect(match.situation.ships[2]).toMatchObject({ pending: 3 })
    expect(match.question?.id).toBe('admiral.attacks')
    playAnswers(match, ['attacks', []])
    expect(match.situation.attacksOver || match.situation.turn > 1).toBe(true)
  })

  test('an attack is not made where a correction ends the attacks before it is said what came of it', () => {
    const match = playAnswers(matchAt({ ...attack, player: armed }), ['attacks', ['player-1 stratego-1 1']])
    unwrap(match.correct([{ set: 'attacksOver', to: 1 }]))
    expect(match.situation.attacks).toEqual([])
  })

  test('guns and aircraft of one ship are told apart, whatever comes of the attack', () => {
    const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }
    const player = { Ajax: { at: 'd4', artillery: 1, launches: 1, squadrons: 2, has: { squadrons } } }
    const names = matchAt({ ...attack, player }).question?.options?.map(({ name }) => format(name)) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain("your Ajax on Stratego's Bold, with aircraft")
    expect(names).toContain("your Ajax on Stratego's Bold, with aircraft: severe damage")
  })

  test('no answer to it puts another attack right: that is a correction, or the step is taken back', () => {
    const match = matchAt({ ...attack, player: armed })
    playAnswers(match, ['attacks', ['player-1 stratego-1 1 light', 'more']])
    expect(optionIds(match)).not.toContain('severe')
    unwrap(
      match.correct([
        { set: 'attack.1.grade', to: 2 },
        { set: 'pending.stratego-1', to: 2 },
      ]),
    )
    expect(match.situation.attacks).toMatchObject([{ grade: 2 }])
    expect(match.situation.ships[2]).toMatchObject({ pending: 2 })
    match.undo(2)
    expect(match.situation.attacks).toEqual([])
  })

  test('torpedoes that were fired at one are not fired at another', () => {
    const tubes = torpedo(4, 3, 1)
    const player = { Ajax: { at: 'd4', artillery: 4, has: { batteries: [tubes] } } }
    const near = { Bold: { at: 'd6' }, Calm: { at: 'e7' } }
    const match = matchAt({ ...attack, player, stratego: near })
    playAnswers(match, ['attacks', ['player-1 stratego-1 1 light', 'player-1 stratego-2 1 none', 'more']])
    expect(logTexts(match).filter((line) => line.includes('Ajax fires at'))).toHaveLength(2)
    expect(match.situation.ships[0]?.fired).toEqual([1])
  })

  test('by the house model an attack at a time, with the symbols that are left', () => {
    const match = matchAt({
      ...attack,
      player: { ...armed, Ajax: { at: 'd4', artillery: 1 } },
      damage: 'house',
    })
    playAnswers(match, ['attack', 'player-1 stratego-1 1'])
    expect(optionIds(match).some((id) => id.startsWith('player-1'))).toBe(false)
    playAnswers(match, ['attack', 'done'])
    expect(match.situation.turn).toBe(2)
  })
})

describe('two shots of a unit at one target are asked for at once', () => {
  const guns = { artillery: 2, has: { batteries: [gun(3, 3)] } }
  const at = (points: number, more: Partial<Position> = {}) =>
    matchAt({
      player: {
        Ajax: { at: 'd6', points, has: { severe: 99, structure: 9 } },
        Mate: { at: 'e6', points: 9, has: { severe: 99, structure: 9 } },
      },
      stratego: { Bold: { at: 'd8', ...guns } },
      ...table,
      ...more,
    })

  test('whichever did what: the damage of both is assigned', () => {
    const match = at(8)
    expect(match.question && format(match.question.text)).toContain(
      'fires two shots at your Ajax, each with one Artillery symbol',
    )
    expect(optionIds(match)).toEqual([
      'none none',
      'light none',
      'light light',
      'severe none',
      'severe light',
      'severe severe',
    ])
    expect(match.question?.proposal).toMatchObject({ id: 'light light' })
    playAnswers(match, ['result', 'severe light'])
    expect(logTexts(match).filter((line) => /fires|takes/.test(line))).toEqual([
      "Stratego's Bold fires at your Ajax with its guns.",
      'your Ajax takes severe damage, and will have 6 Structure Points left.',
      "Stratego's Bold fires at your Ajax with its guns.",
      'your Ajax takes light damage, and will have 5 Structure Points left.',
    ])
  })

  test('where the first may sink it, it may be said that it did: the other shot is asked for then', () => {
    const match = at(2)
    expect(optionIds(match)).toEqual([
      'none none',
      'none severe',
      'light none',
      'light light',
      'light severe',
      'severe',
    ])
    playAnswers(match, ['result', 'severe'])
    expect(match.question && format(match.question.text)).toContain('fires guns at your Mate')
    expect(optionIds(match)).toEqual(['none', 'light', 'severe'])
  })

  test('not where the next target may be another', () => {
    const random = { rulings: { 'admiral.lastTies': 'random' } }
    const match = matchAt(
      {
        player: { Ajax: { at: 'd6', has: { severe: 99 } } },
        stratego: { Bold: { at: 'd8', ...guns } },
        ...table,
      },
      random,
    )
    expect(optionIds(match)).toEqual(['none', 'light', 'severe'])
  })

  test('if the second target is overruled, it is asked for what comes of that', () => {
    const match = playAnswers(at(8), ['result', 'light light'])
    const [, second] = decisionsOf(match, 'target')
    match.overrule(second as never, 'player-2', 'as the table has it')
    expect(match.question && format(match.question.text)).toContain('at your Mate with one Artillery symbol')
  })
})

describe('what only the table knows is entered', () => {
  const position = {
    player: {
      Ajax: {
        at: 'd6',
        has: { batteries: [gun(3, 3)], green: [{ name: 'aim', when: 'attack', changes: 'strength', by: 3 }] },
      },
    },
    stratego: { Bold: { at: 'd8', has: { batteries: [gun(3, 3)] } } },
  } as const

  test('a battery that is knocked out fires no more, and is no threat', () => {
    const match = matchAt(position)
    unwrap(match.correct([{ set: 'out.stratego-1.0', to: 1 }]))
    playAnswers(match, ['mover', 'rest'], ['die', 'artillery'])
    expect(logTexts(match)).toContain(
      "Stratego's Bold stays on d8: it could not damage any of your ships, however near.",
    )
    unwrap(match.correct([{ set: 'out.stratego-1.0', to: 0 }]))
    expect(match.situation.ships[1]?.out).toBeUndefined()
  })

  test('a green feature that you use counts in your attacks of this turn', () => {
    const yours = { Ajax: { ...position.player.Ajax, artillery: 1 } }
    const fired = (features: string): readonly string[] => {
      const match = matchAt({ ...position, player: yours, phase: 'attack' })
      unwrap(match.correct([{ set: 'features.player-1', to: features }]))
      return logTexts(playAnswers(match, ['attacker', 'player-1']))
    }
    expect(fired('')).toContain("your Ajax fires at Stratego's Bold: light damage.")
    expect(fired('green-0')).toContain("your Ajax fires at Stratego's Bold: severe damage.")
  })
})
