import type { SettingsInput } from '@opfor/kernel'
import { playAnswers, narrowingLines, explanationText, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Feature } from '../../table/battles/pieces.ts'
import { damageable, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, torpedo, type Vessel } from '../../testing/position.ts'

const harmless = { batteries: [gun(1, 1)] }
const squadrons = { number: 3, range: 5, strength: 3, perLaunch: 1 }

function bold(player: Position['player'], unit: Vessel, board: Position['board'] = {}): Position {
  return { player, stratego: { Bold: unit }, board }
}
const at = (position: Position, face = 'movement'): string =>
  ship(strategoMoves(position, [face]).situation, 'Bold').at

function told(position: Position, face = 'movement', wishes: SettingsInput = {}): readonly string[] {
  const match = strategoMoves(position, [face], wishes)
  if (match.question?.id === 'admiral.attacker') playAnswers(match, ['attacker', 'done'])
  return logTexts(match)
    .filter((line) => / sails | stays | fires | launches a /.test(line) && line.includes('Bold'))
    .slice(0, 2)
}

describe('a target is chosen by what can be done to it where the unit stops', () => {
  const targetFirst: SettingsInput = { rulings: { 'admiral.firingSquare': 'target' } }
  const torpedoes: Vessel = { at: 'e9', has: { speed: 4, batteries: [gun(4, 3), torpedo(2, 6)] } }

  test('not by severe damage that only a square beyond could do', () => {
    const player = {
      X: { at: 'd3', has: { ...harmless, severe: 6 } },
      Y: { at: 'h2', points: 2, has: { ...harmless, severe: 20 } },
    }
    const match = strategoMoves(bold(player, torpedoes), ['movement'], targetFirst)
    expect(explanationText(match, 'target')).toContain('2. it can take severe damage: none, skipped')
    expect(told(bold(player, torpedoes), 'movement', targetFirst)).toEqual([
      "Stratego's Bold sails from e9 to h6, to fire at your Y.",
      "Stratego's Bold fires at your Y with its guns.",
    ])
  })

  test('it stops where it would attack the target, not where another comes first', () => {
    const player = {
      X: { at: 'd3', has: { ...harmless, severe: 6 } },
      Y: { at: 'f3', points: 2, has: { ...harmless, severe: 20 } },
    }
    expect(told(bold(player, torpedoes), 'movement', targetFirst)).toEqual([
      "Stratego's Bold sails from e9 to d5, to fire at your X.",
      "Stratego's Bold fires at your X with its guns and tubes.",
    ])
    const match = strategoMoves(bold(player, torpedoes), ['movement'], targetFirst)
    expect(narrowingLines(match, 'target')).toContain('2')
  })

  test('it sails past nobody that it can damage: the first square decides, and there the hierarchy', () => {
    const player = {
      Big: { at: 'd2', has: { severe: 3 } },
      X: { at: 'd4', has: harmless },
      Y: { at: 'e4', points: 2, has: harmless },
    }
    expect(told(bold(player, { at: 'd9', has: { speed: 4 } }))).toEqual([
      "Stratego's Bold sails from d9 to e7, to fire at your Y.",
      "Stratego's Bold fires at your Y with its guns.",
    ])
  })

  test('a last tie hides no target: it stops at the first square from which it could fire at either', () => {
    const destroyer = {
      speed: 4,
      structure: 2,
      light: 1,
      severe: 3,
      batteries: [gun(3, 2), torpedo(2, 5, 3)],
    }
    const player = {
      Adder: { at: 'e4', points: 2, has: destroyer },
      Badger: { at: 'd4', points: 2, has: destroyer },
    }
    const match = strategoMoves(bold(player, { at: 'e10', points: 2, has: destroyer }), ['movement'])
    expect(logTexts(match)).toContain("Stratego's Bold sails from e10 to h7, to fire at your Adder.")
    expect(explanationText(match, 'target')).toContain('2. it can take severe damage: none, skipped')
  })

  test('of two squares with the same move the one that does more damage, whoever has it in range there', () => {
    const unit: Vessel = { at: 'd8', has: { speed: 1, batteries: [gun(5, 3), torpedo(3, 3)] } }
    const player = { X: { at: 'd4', has: { batteries: [gun(3, 1)] } } }
    const match = strategoMoves(bold(player, unit, { islands: ['d7'] }), ['movement'])
    expect(ship(match.situation, 'Bold').at).toBe('c7')
    expect(explanationText(match, 'firing')).toContain(
      'the most damage to the target: c7 and e7 (severe damage;',
    )
  })

  test('the square that it leaves does not block its line', () => {
    const islands = ['c5', 'b6', 'd6', 'b7', 'd7', 'b8', 'd8']
    const unit: Vessel = { at: 'c7', has: { speed: 1, batteries: [gun(6, 3)] } }
    expect(told(bold({ X: { at: 'd3', has: harmless } }, unit, { islands }))).toEqual([
      "Stratego's Bold sails from c7 to c8, to fire at your X.",
      "Stratego's Bold fires at your X with its guns.",
    ])
  })
})

test('with two Movement symbols it stops where it could target an enemy, and is not said to fire', () => {
  const row = (alone: 'movement' | 'nothing') => ({ alone, inRange: 'artillery' }) as const
  const moved = (alone: 'movement' | 'nothing', from: string) =>
    told({
      ...bold({ Ajax: { at: 'd3', has: harmless } }, { at: from }),
      dice: { movement: row(alone), artillery: row('movement'), admiral: row('movement') },
    })
  const noSymbol = 'it has no Artillery symbol to fire with this turn'
  expect(moved('movement', 'd10')).toEqual([
    `Stratego's Bold sails from d10 to d6, into range of your Ajax; ${noSymbol}.`,
  ])
  expect(moved('nothing', 'd9')).toEqual([
    `Stratego's Bold sails from d9 to d6, into range of your Ajax; ${noSymbol}.`,
  ])
})

describe('a carrier with aircraft', () => {
  const carrier = (where: string, more: Vessel['has'] = {}): Vessel => ({
    at: where,
    has: { squadrons, ...more },
  })

  test('with an enemy in range of its aircraft it stays and launches, also with a Movement thrown', () => {
    expect(told(bold({ X: { at: 'd4' } }, carrier('d9')))).toEqual([
      "Stratego's Bold stays on d9: it has your X in range.",
      "Stratego's Bold launches a squadron at your X.",
    ])
  })

  test('an enemy in range of its guns keeps it where it is, also with a Movement thrown', () => {
    const flak = { antiAircraft: 9 }
    expect(told(bold({ X: { at: 'd6', has: flak }, Y: { at: 'h2' } }, carrier('d9')))[0]).toBe(
      "Stratego's Bold stays on d9: it has your X in range.",
    )
  })

  test('it sails until its aircraft reach an enemy, and says so', () => {
    expect(told(bold({ X: { at: 'd3' } }, carrier('d9')))).toEqual([
      "Stratego's Bold sails from d9 to d8, to launch aircraft at your X.",
      "Stratego's Bold launches a squadron at your X.",
    ])
  })

  test('also without a battery, and it approaches where nobody is within a move', () => {
    const bare = carrier('d10', { batteries: [], speed: 2 })
    expect(told(bold({ X: { at: 'd3' } }, bare))).toEqual([
      "Stratego's Bold sails from d10 to d8, to launch aircraft at your X.",
      "Stratego's Bold launches a squadron at your X.",
    ])
    expect(told(bold({ X: { at: 'd1' } }, bare))).toEqual([
      "Stratego's Bold sails from d10 to d8, towards your X.",
    ])
  })

  test('an Admiral thrown is a Movement where nobody is in range, and a launch where somebody is', () => {
    expect(told(bold({ X: { at: 'd3' } }, carrier('d9')), 'admiral')).toEqual([
      "Stratego's Bold sails from d9 to d8, to launch aircraft at your X.",
      "Stratego's Bold launches a squadron at your X.",
    ])
    const match = strategoMoves(bold({ X: { at: 'd4' } }, carrier('d9')), ['admiral'])
    expect(ship(match.situation, 'Bold')).toMatchObject({ at: 'd9', squadrons: 1 })
  })

  test('an enemy that its aircraft cannot damage is not in their range', () => {
    const flak = { antiAircraft: 9 }
    expect(
      told(bold({ X: { at: 'd4', has: flak }, Y: { at: 'h3' } }, carrier('d9')), 'movement', damageable)[0],
    ).toBe("Stratego's Bold sails from d9 to e8, to launch aircraft at your Y.")
  })
})

describe('a green feature that brings an enemy into range', () => {
  const salvo: Feature = { name: 'salvo', when: 'attack', changes: 'strength', by: 2 }
  const scopes: Feature = { name: 'scopes', when: 'attack', changes: 'range', by: 2 }
  const armoured = { Ajax: { at: 'd3', has: { ...harmless, light: 5 } } }

  test('is used before the unit would sail: strength', () => {
    const match = strategoMoves(
      bold(armoured, { at: 'd6', has: { green: [salvo] } }),
      ['movement'],
      damageable,
    )
    expect(logTexts(match)).toContain(
      "Stratego's Bold uses “salvo”, because it can damage your Ajax from where it is that way.",
    )
    expect(logTexts(match)).toContain("Stratego's Bold stays on d6: it has your Ajax in range.")
  })

  test('range', () => {
    const far = { Ajax: { at: 'd2', has: harmless } }
    expect(told(bold(far, { at: 'd7', has: { green: [scopes] } }))).toEqual([
      "Stratego's Bold stays on d7: it has your Ajax in range.",
      "Stratego's Bold fires at your Ajax with its guns.",
    ])
  })

  test('also with the Admiral that a carrier has thrown, where its aircraft reach nobody', () => {
    const far = { Ajax: { at: 'd1', has: harmless } }
    const unit: Vessel = { at: 'd9', has: { batteries: [gun(6, 3)], squadrons, green: [scopes] } }
    expect(told(bold(far, unit), 'admiral')).toEqual([
      "Stratego's Bold stays on d9: it has your Ajax in range.",
      "Stratego's Bold fires at your Ajax with its guns.",
    ])
    expect(told(bold(far, unit), 'artillery')[0]).toBe(
      "Stratego's Bold stays on d9: it has no Movement symbol.",
    )
  })

  test('is not used by a unit with two Movement symbols, which does not move to fire', () => {
    const alone = { alone: 'movement', inRange: 'artillery' } as const
    const dice = { movement: alone, artillery: alone, admiral: alone }
    const far = { Ajax: { at: 'd1', has: harmless } }
    const steam: Feature = { name: 'steam', when: 'move', changes: 'speed', by: 2 }
    const position = { ...bold(far, { at: 'd9', has: { green: [steam] } }), dice }
    expect(logTexts(strategoMoves(position, ['artillery'])).join()).toContain('uses “steam”')
    expect(logTexts(strategoMoves(position, ['movement'])).join()).not.toContain('uses “steam”')
  })

  test('within a move: it sails as far as it must with it', () => {
    const far = { Ajax: { at: 'd2', has: { ...harmless, light: 5 } } }
    expect(told(bold(far, { at: 'd8', has: { green: [salvo] } }))).toEqual([
      "Stratego's Bold sails from d8 to d5, to fire at your Ajax.",
      "Stratego's Bold fires at your Ajax with its guns.",
    ])
  })

  test('is not looked for where any enemy counts as in range, damaged or not', () => {
    const position = bold(armoured, { at: 'd6', has: { green: [salvo] } })
    const used = (reading: string) =>
      logTexts(strategoMoves(position, ['movement'], { rulings: { 'admiral.inRange': reading } })).join()
    expect(used('damageable')).toContain('it can damage your Ajax from where it is that way')
    expect(used('any')).toContain('its fire does more damage to your Ajax that way')
  })

  test('is not used where an enemy is in range without it', () => {
    const near = { Ajax: { at: 'd6', has: harmless } }
    const match = strategoMoves(bold(near, { at: 'd8', has: { green: [scopes] } }), ['movement'])
    expect(logTexts(match).join()).not.toContain('scopes')
  })
})

describe('what a unit could do is judged at any distance', () => {
  const distant = (near: number, far: number) => [
    {
      name: 'guns',
      kind: 'gun',
      bands: [
        { to: 2, strength: near },
        { to: 3, strength: far },
      ],
    } as const,
  ]

  test('an enemy that can damage it only from afar comes first', () => {
    const player = {
      X: { at: 'a1', points: 1, has: harmless },
      Y: { at: 'h1', has: { batteries: distant(1, 3) } },
    }
    expect(told(bold(player, { at: 'd10' }))).toEqual([
      "Stratego's Bold sails from d10 to g7, towards your Y.",
    ])
  })

  test('it approaches one that it can damage only from afar', () => {
    const unit: Vessel = { at: 'd10', has: { batteries: distant(1, 3) } }
    expect(at(bold({ X: { at: 'd1', has: harmless } }, unit))).toBe('d7')
  })
})

describe('an approach', () => {
  test('goes straight at the target where squares are as near', () => {
    expect(at(bold({ X: { at: 'g1' } }, { at: 'd10' }))).toBe('g7')
    expect(at(bold({ X: { at: 'a1' } }, { at: 'd10' }))).toBe('a7')
    const match = strategoMoves(bold({ X: { at: 'd1' } }, { at: 'd10' }), ['movement'])
    expect(explanationText(match, 'approach.square')).toContain(
      'the nearest to the target in a straight line (our tie-break): d7 (√36',
    )
  })

  test('finds a way round islands', () => {
    const islands = ['c6', 'd6', 'e6']
    const unit: Vessel = { at: 'd7', has: { speed: 1, batteries: [gun(1, 3)] } }
    expect(at(bold({ X: { at: 'd2', has: harmless } }, unit, { islands }))).toBe('c7')
    const harbour = ['a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'g5']
    expect(at(bold({ X: { at: 'a2', has: harmless } }, { ...unit, at: 'c6' }, { islands: harbour }))).toBe(
      'd6',
    )
  })

  test('as the crow flies where there is no way there', () => {
    const islands = ['a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'g5', 'h5']
    const unit: Vessel = { at: 'd8', has: { speed: 1, batteries: [gun(1, 3)] } }
    expect(at(bold({ X: { at: 'd2', has: harmless } }, unit, { islands }))).toBe('d7')
  })

  test('keeps out of the range of aircraft too, if possible', () => {
    const flown = { squadrons: { number: 1, range: 7, strength: 3, perLaunch: 1 } }
    const player = { X: { at: 'd1', has: { ...harmless, ...flown } } }
    const unit: Vessel = { at: 'd10', has: { batteries: [gun(1, 3)] } }
    expect(at(bold(player, unit))).toBe('d9')
    expect(at(bold({ X: { ...player.X, squadrons: 0 } }, unit))).toBe('d7')
  })
})
