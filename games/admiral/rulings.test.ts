import type { SettingsInput } from '@opfor/kernel'
import {
  playAnswers,
  chartCellsUsed,
  narrowingLines,
  explanationText,
  newMatch,
  optionIds,
  loggedRulings,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { admiral } from './index.ts'
import { rulings } from './rules/rulings.ts'
import { matchAt, shipsChosenBy, strategoAttacks, strategoMoves } from './testing/matches.ts'
import { gun, type Position, ship, torpedo, type Vessel } from './testing/position.ts'

const by = (id: string, reading: string): SettingsInput => ({ rulings: { [`admiral.${id}`]: reading } })
const concentrated = { 'admiral.whenConcentrated': 'first' }
const rock = { light: 20, severe: 30 }
const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }

function one(enemies: Position['player'], bold: Vessel = {}): Position {
  return { player: enemies, stratego: { Bold: { at: 'd8', ...bold } } }
}

const square = (position: Position, face: string, wishes: SettingsInput): string =>
  ship(strategoMoves(position, [face], wishes).situation, 'Bold').at

describe('every ruling, in each of its readings:', () => {
  test('inRange: an enemy that it can damage, or any', () => {
    const position = one({ Rock: { at: 'd6', has: rock } })
    const read = (reading: string) =>
      chartCellsUsed(strategoMoves(position, ['movement'], by('inRange', reading)))
    expect(read('damageable')).toEqual(['dice.movement.alone'])
    expect(read('any')).toEqual(['dice.movement.inRange'])
    expect(chartCellsUsed(strategoMoves(position, ['movement']))).toEqual(['dice.movement.inRange'])
  })

  test('inRange, any: no feature is spent on one that it cannot damage', () => {
    const scopes = { name: 'scopes', when: 'attack', changes: 'range', by: 1, weapon: 'gun' } as const
    const position = one({ Rock: { at: 'd4', has: rock }, Soft: { at: 'd2' } }, { has: { green: [scopes] } })
    const match = strategoMoves(position, ['movement'], by('inRange', 'any'))
    expect(logTexts(match).join()).toMatch(/Bold sails from d8 to .., to fire at your Soft/)
    expect(logTexts(match).join()).not.toContain('uses “scopes”')
  })

  test('sightInRange: its own enemies in range in sight alone, or by distance; the ranges of enemies by distance, or in sight', () => {
    const hidden: Position = { ...one({ Ajax: { at: 'd6' } }), board: { islands: ['d7'] } }
    const read = (reading: string) => {
      const match = strategoMoves(hidden, ['movement'], by('sightInRange', reading))
      expect(loggedRulings(match)).toContain(`sightInRange: ${reading}`)
      return chartCellsUsed(match)
    }
    expect(read('own')).toEqual(['dice.movement.alone'])
    expect(read('distance')).toEqual(['dice.movement.inRange'])
    expect(read('sight')).toEqual(['dice.movement.alone'])
  })

  test('sightInRange: whether an enemy that does not see the unit has it in range, for its red feature', () => {
    const weak = { name: 'weak deck', when: 'defence', changes: 'thresholds', by: 3 } as const
    const still: Position = {
      ...one({ Ajax: { at: 'd6', has: { red: [weak] } } }, { has: { speed: 0 } }),
      board: { islands: ['d7'] },
    }
    const used = (reading: string) =>
      logTexts(strategoMoves(still, ['movement'], by('sightInRange', reading)))
        .join()
        .includes('turns “weak deck”')
    expect([used('own'), used('distance'), used('sight')]).toEqual([true, true, false])
  })

  test('featureInRange: a feature brings an enemy into range, or is looked at after the condition', () => {
    const scopes = { name: 'scopes', when: 'attack', changes: 'range', by: 1, weapon: 'gun' } as const
    const position = one({ Ajax: { at: 'd4' } }, { has: { green: [scopes] } })
    const read = (reading: string) => {
      const match = strategoMoves(position, ['artillery'], by('featureInRange', reading))
      expect(loggedRulings(match)).toContain(`featureInRange: ${reading}`)
      return chartCellsUsed(match)
    }
    expect(read('counts')).toEqual(['dice.artillery.inRange'])
    expect(read('after')).toEqual(['dice.artillery.alone'])
  })

  test('movementInRange: it attacks, or holds its fire', () => {
    const told = (reading: string) => {
      const match = strategoMoves(one({ Ajax: { at: 'd6' } }), ['movement'], by('movementInRange', reading))
      expect(loggedRulings(match)).toContain(`movementInRange: ${reading}`)
      return playAnswers(match, ['attacker', 'done'])
    }
    expect(logTexts(told('attacks'))).toContain("Stratego's Bold fires at your Ajax with its guns.")
    expect(logTexts(told('attacks'))).toContain(
      'your Ajax takes light damage, and will have 3 Structure Points left.',
    )
    expect(logTexts(told('holds'))).toContain("Stratego's Bold does not attack: it has no Artillery symbol.")
  })

  test('prefilter: what cannot be damaged is no target, or may be one', () => {
    const position = one(
      { Rock: { at: 'd6', has: rock }, Y: { at: 'e6', has: { batteries: [gun(3, 1)] } } },
      { artillery: 1 },
    )
    expect(shipsChosenBy(strategoAttacks(position), 'target')).toEqual(['Y'])
    expect(shipsChosenBy(strategoAttacks(position, by('prefilter', 'kept')), 'target')).toEqual(['Rock'])
  })

  test('threatSymbols: an enemy is assumed to fire with one symbol, or with two', () => {
    const position = one(
      { X: { at: 'd6' }, Y: { at: 'e6', points: 3, has: { batteries: [gun(3, 2)] } } },
      { artillery: 1 },
    )
    expect(shipsChosenBy(strategoAttacks(position, by('threatSymbols', 'one')), 'target')).toEqual(['X'])
    expect(shipsChosenBy(strategoAttacks(position), 'target')).toEqual(['Y'])
  })

  test('threatSymbols, two: one that has moved in this turn has one, unless your own dice say', () => {
    const weak = { at: 'e6', points: 3, has: { batteries: [gun(3, 2)] } }
    const moved = (squares: number) =>
      one({ X: { at: 'd6' }, Y: { ...weak, moved: squares } }, { artillery: 1 })
    const first = (position: Position) => shipsChosenBy(strategoAttacks(position), 'target')
    expect([first(moved(0)), first(moved(1))]).toEqual([['Y'], ['X']])
    expect(first({ ...moved(1), damage: 'typed' })).toEqual(['Y'])
  })

  test('threatFrom: in an attack from where both are, or from anywhere', () => {
    const position = one(
      { X: { at: 'd6' }, Y: { at: 'e6', points: 3, has: { batteries: [gun(1, 9)] } } },
      { artillery: 1 },
    )
    const first = (reading: string) =>
      shipsChosenBy(strategoAttacks(position, by('threatFrom', reading)), 'target')
    expect([first('here'), first('anywhere')]).toEqual([['X'], ['Y']])
  })

  test('threatFrom: in a move to fire from where the unit would stop, or from anywhere', () => {
    const position = one({
      X: { at: 'a4', points: 2, has: { batteries: [gun(1, 9)] } },
      Y: { at: 'g4' },
    })
    const first = (reading: string) =>
      shipsChosenBy(strategoMoves(position, ['movement'], by('threatFrom', reading)), 'target')[0]
    expect([first('here'), first('anywhere')]).toEqual(['Y', 'X'])
  })

  test('pointsCounted: less what is assigned, as they are, or as printed', () => {
    const position = one(
      {
        X: { at: 'd6', points: 3, pending: 2, has: { structure: 6 } },
        Y: { at: 'e6', points: 2, has: { structure: 5 } },
        Z: { at: 'c6', points: 4, has: { structure: 4 } },
      },
      { artillery: 1 },
    )
    const first = (reading: string) =>
      shipsChosenBy(strategoAttacks(position, by('pointsCounted', reading)), 'target')
    expect([first('assigned'), first('current'), first('printed')]).toEqual([['X'], ['Y'], ['Z']])
  })

  test('artilleryPower: all gun batteries together, or the strongest alone', () => {
    const position = one(
      {
        X: { at: 'd6', has: { batteries: [gun(3, 3), gun(3, 3)] } },
        Y: { at: 'e6', has: { batteries: [gun(3, 5)] } },
      },
      { artillery: 1 },
    )
    const first = (reading: string) =>
      shipsChosenBy(strategoAttacks(position, by('artilleryPower', reading)), 'target')
    expect([first('sum'), first('single')]).toEqual([['X'], ['Y']])
  })

  test('lastTies: one under fire, then the first deployed; or at random', () => {
    const position = one({ X: { at: 'd6' }, Y: { at: 'e6', underFire: true } }, { artillery: 1 })
    const ship: SettingsInput = { rulings: { 'admiral.focus': 'ship' } }
    expect(shipsChosenBy(strategoAttacks(position, ship), 'target')).toEqual(['Y'])
    expect(narrowingLines(strategoAttacks(position, ship), 'target')).toEqual(['fire'])
    const random: SettingsInput = { rulings: { 'admiral.focus': 'ship', 'admiral.lastTies': 'random' } }
    const match = playAnswers(strategoAttacks(position, random), ['target.random.tie', 'player-2'])
    expect(explanationText(match, 'target')).toContain('Tie, one at random [ruling: “Last ties”]: your Y')
    const sailing = strategoMoves(one({ X: { at: 'c4' }, Y: { at: 'e4' } }), ['movement'], random)
    expect(optionIds(sailing)).toEqual(['player-1', 'player-2'])
    playAnswers(sailing, ['target.random.tie', 'player-2'])
    expect(logTexts(sailing)).toContain("Stratego's Bold sails from d8 to e7, to fire at your Y.")
  })

  test('seats: you move and attack first, or Stratego does', () => {
    const position: Position = one({ Ajax: { at: 'd2' } })
    expect(matchAt(position).question?.id).toBe('admiral.mover')
    expect(matchAt(position, by('seats', 'stratego')).question?.id).toBe('admiral.die')
    const attack: Position = {
      ...one({ Ajax: { at: 'd6', artillery: 1 } }, { artillery: 1 }),
      phase: 'attack',
    }
    expect(logTexts(matchAt(attack))).toEqual([])
    expect(logTexts(matchAt(attack, by('seats', 'stratego')))).toEqual([
      "Stratego's Bold fires at your Ajax with its guns.",
      'your Ajax takes light damage, and will have 3 Structure Points left.',
    ])
  })

  test('movingInTurns: by turns, the longer side last; or one fleet after the other', () => {
    const position: Position = {
      player: { A: { at: 'a1' }, B: { at: 'b1' } },
      stratego: { C: { at: 'a10' }, D: { at: 'b10' }, E: { at: 'c10' } },
    }
    const asked = (reading: string): readonly string[] => {
      const match = matchAt(position, by('movingInTurns', reading))
      const ids: string[] = []
      while (match.situation.turn === 1) {
        ids.push(match.question?.id.slice('admiral.'.length) ?? '')
        if (ids.at(-1) === 'mover') playAnswers(match, ['mover', optionIds(match)[0]], ['to', 'stays'])
        else playAnswers(match, ['die', 'movement'])
      }
      return ids
    }
    expect(asked('alternating')).toEqual(['mover', 'die', 'mover', 'die', 'die'])
    expect(asked('fleets')).toEqual(['mover', 'mover', 'die', 'die', 'die'])
  })

  test('zeroSquares: a unit that will stay comes up by its speed, or before all that may move', () => {
    const position: Position = {
      player: { A: { at: 'a1', has: { light: 9, severe: 9 } }, B: { at: 'h1' } },
      stratego: {
        Slow: { at: 'd10', has: { speed: 1 } },
        Near: { at: 'h4', has: { speed: 3 } },
        Unarmed: { at: 'a10', has: { speed: 2, batteries: [] } },
      },
    }
    const order = (reading: string) =>
      shipsChosenBy(
        strategoMoves(position, ['movement', 'movement', 'movement'], by('zeroSquares', reading)),
        'mover',
      )
    expect(order('speed')).toEqual(['Slow', 'Unarmed', 'Near'])
    expect(order('first')).toEqual(['Unarmed', 'Near', 'Slow'])
  })

  test('speedTies: the first deployed, or the one nearest to an enemy', () => {
    const position: Position = {
      player: { A: { at: 'a1' } },
      stratego: { C: { at: 'h10' }, D: { at: 'a9' } },
    }
    const first = (reading: string) =>
      shipsChosenBy(strategoMoves(position, ['movement', 'movement'], by('speedTies', reading)), 'mover')
    expect([first('deployment'), first('nearest')]).toEqual([
      ['C', 'D'],
      ['D', 'C'],
    ])
  })

  test('firingSquare: the target first, on the first square for it or to do the most damage; or the fewest squares', () => {
    const position = one({ X: { at: 'd3', points: 1 }, Y: { at: 'g4' } })
    const told = (reading: string) =>
      logTexts(strategoMoves(position, ['movement'], by('firingSquare', reading)))
    expect(told('target')).toContain("Stratego's Bold sails from d8 to c6, to fire at your X.")
    expect(told('squares')).toContain("Stratego's Bold sails from d8 to e7, to fire at your Y.")
    const torpedoes = { speed: 4, batteries: [gun(4, 3), torpedo(2, 6)] }
    const near = one({ X: { at: 'd2' } }, { has: torpedoes })
    expect(square(near, 'movement', by('firingSquare', 'target'))).toBe('d6')
    expect(square(near, 'movement', by('firingSquare', 'damage'))).toBe('d4')
    expect(square(near, 'movement', by('firingSquare', 'squares'))).toBe('d6')
  })

  test('underFire: one that was fired at without damage is under fire, or is not', () => {
    const position = one(
      { X: { at: 'd6', points: 3 }, Y: { at: 'e6', underFire: true } },
      { artillery: 1, splits: true },
    )
    const target = (at: Position, reading: string) =>
      shipsChosenBy(
        strategoAttacks(at, { rulings: { ...concentrated, 'admiral.underFire': reading } }),
        'target',
      )
    expect(target(position, 'yes')).toEqual(['Y'])
    expect(target(position, 'no')).toEqual(['X'])
    const damaged = {
      ...position,
      player: { ...position.player, Y: { at: 'e6', underFire: true, pending: 1 } },
    }
    expect(target(damaged, 'no')).toEqual(['Y'])
  })

  test('bothDice: both for severe damage, or one where it sinks the target', () => {
    const position = one({ X: { at: 'd6', points: 1 }, Y: { at: 'e6' } }, { artillery: 2, splits: true })
    const targets = (reading: string) =>
      shipsChosenBy(strategoAttacks(position, by('bothDice', reading)), 'target')
    expect(targets('severe')).toEqual(['X'])
    expect(targets('needed')).toEqual(['X', 'Y'])
    expect(explanationText(strategoAttacks(position, by('bothDice', 'needed')), 'shot')).toContain(
      'one symbol sinks the target [ruling: “Both dice on one target”]: one Artillery symbol',
    )
  })

  test('approach: it goes in, or stays outside', () => {
    const position: Position = {
      player: { Ajax: { at: 'd1', has: { batteries: [gun(8, 3)] } } },
      stratego: { Bold: { at: 'd10', has: { batteries: [gun(2, 3)] } } },
    }
    expect(square(position, 'movement', by('approach', 'goIn'))).toMatch(/7$/)
    expect(square(position, 'movement', by('approach', 'stay'))).toBe('d10')
    expect(logTexts(strategoMoves(position, ['movement'], by('approach', 'stay')))).toContain(
      "Stratego's Bold stays on d10: every way to a nearer square enters an enemy's range.",
    )
  })

  test('attackRange: of the longest battery, or of the shortest', () => {
    const position: Position = {
      player: { Ajax: { at: 'd1' } },
      stratego: {
        C: { at: 'a10', has: { batteries: [gun(6, 3), gun(2, 1)] } },
        D: { at: 'b10', has: { batteries: [gun(4, 3)] } },
      },
    }
    const first = (reading: string) =>
      shipsChosenBy(strategoAttacks(position, by('attackRange', reading)), 'attacker')
    expect([first('longest')[0], first('shortest')[0]]).toEqual(['D', 'C'])
  })

  test('focus: the fleet as a whole, each ship for itself, or the fleet on its last target', () => {
    const position: Position = {
      player: {
        X: { at: 'd6', underFire: true },
        Y: { at: 'e6', underFire: true },
        Z: { at: 'c6', points: 1 },
      },
      stratego: { Bold: { at: 'd8', artillery: 1 } },
      lastTarget: 'player-2',
    }
    const first = (reading: string) =>
      shipsChosenBy(
        strategoAttacks(position, { rulings: { ...concentrated, 'admiral.focus': reading } }),
        'target',
      )
    expect([first('fleet'), first('ship'), first('last')]).toEqual([['X'], ['Z'], ['Y']])
  })

  test('focus, each ship for itself: what another has attacked last is not its own target', () => {
    const attacked = (by: string, on: string) => ({ by, on, grade: 1, air: false }) as const
    const position: Position = {
      player: { X: { at: 'd6' }, Y: { at: 'e6' }, Z: { at: 'c6', points: 1 } },
      stratego: { Bold: { at: 'd8', artillery: 1 }, Calm: { at: 'h10' } },
      attacks: [attacked('stratego-1', 'player-1'), attacked('stratego-2', 'player-2')],
    }
    const match = strategoAttacks(position, { rulings: { ...concentrated, 'admiral.focus': 'ship' } })
    expect(shipsChosenBy(match, 'target')).toEqual(['X'])
  })

  test('whenConcentrated: where the hierarchy leaves several, or before it', () => {
    const target = (y: Vessel, reading: string) => {
      const position = one({ X: { at: 'd6', points: 3 }, Y: { at: 'e6', underFire: true, ...y } })
      const match = strategoAttacks(
        { ...position, stratego: { Bold: { at: 'd8', artillery: 1 } } },
        { rulings: { 'admiral.whenConcentrated': reading, 'admiral.lastTies': 'random' } },
      )
      return [shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]
    }
    expect(target({}, 'ties')).toEqual([['X'], ['4']])
    expect(target({ points: 3 }, 'ties')).toEqual([['Y'], ['focus']])
    expect(target({}, 'first')).toEqual([['Y'], ['focus']])
  })

  test('focus, each ship for itself: its second shot needs no lot', () => {
    const position = one(
      { X: { at: 'c6', has: { severe: 20 } }, Y: { at: 'e6', has: { severe: 20 } } },
      { artillery: 2 },
    )
    const match = strategoAttacks(position, {
      rulings: {
        'admiral.focus': 'ship',
        'admiral.lastTies': 'random',
        'admiral.pointsCounted': 'printed',
      },
    })
    playAnswers(match, ['target.random.tie', 'player-2'])
    expect(shipsChosenBy(match, 'target')).toEqual(['Y', 'Y'])
    expect(narrowingLines(match, 'target')).toContain('own')
  })

  test('focus, each ship for itself: its second shot goes where its first went, while that can be damaged', () => {
    const fired = (light: number) =>
      shipsChosenBy(
        strategoAttacks(
          one(
            { X: { at: 'd6', points: 5, has: { light, severe: 6 } }, Y: { at: 'e6', has: { severe: 3 } } },
            { artillery: 2, has: { batteries: [gun(3, 3), torpedo(2, 5, 1)] } },
          ),
          { rulings: { ...concentrated, 'admiral.focus': 'ship', 'admiral.pointsCounted': 'printed' } },
        ),
        'target',
      )
    expect([fired(3), fired(6)]).toEqual([
      ['X', 'X'],
      ['X', 'Y'],
    ])
  })

  test('doomedUnits: they still fire, or are silent', () => {
    const position = one({ X: { at: 'd6' } }, { artillery: 1, pending: 4 })
    expect(shipsChosenBy(strategoAttacks(position, by('doomedUnits', 'fire')), 'target')).toEqual(['X'])
    expect(logTexts(strategoAttacks(position))).toContain(
      "Stratego's Bold will only be sunk at the Resolution, so it still attacks.",
    )
    const silent = strategoAttacks(position, by('doomedUnits', 'silent'))
    expect(logTexts(silent)).toContain("Stratego's Bold will be sunk, so it does not attack.")
  })

  test('twoMoves: one Movement and one Artillery, or both Movement', () => {
    const position: Position = {
      player: { Ajax: { at: 'd1' } },
      stratego: { Bold: { at: 'd10', has: { speed: 2 } } },
    }
    expect(square(position, 'admiral', by('twoMoves', 'never'))).toMatch(/8$/)
    expect(square(position, 'admiral', by('twoMoves', 'allowed'))).toMatch(/6$/)
    const steam = { name: 'steam', when: 'move', changes: 'speed', by: 4 } as const
    const fast = one({ Ajax: { at: 'd1' } }, { at: 'd10', has: { speed: 2, green: [steam] } })
    expect(square(fast, 'admiral', by('twoMoves', 'allowed'))).toMatch(/4$/)
    const own = { alone: 'movement', inRange: 'artillery' } as const
    const dice = { movement: own, artillery: own, admiral: own }
    expect(square({ ...position, dice }, 'admiral', by('twoMoves', 'never'))).toMatch(/8$/)
    expect(square({ ...position, dice }, 'admiral', by('twoMoves', 'allowed'))).toMatch(/6$/)
  })

  test("carrierAdmiral: the carrier's second Admiral symbol launches too, or is wild", () => {
    const position = one({ Ajax: { at: 'd2' } }, { has: { squadrons } })
    const launches = strategoMoves(position, ['admiral'], by('carrierAdmiral', 'launches'))
    expect(logTexts(launches)).toContain(
      "Stratego's Bold has aircraft on board: its own Admiral is for a launch, and the thrown one becomes a second launch.",
    )
    expect(ship(launches.situation, 'Bold')).toMatchObject({ squadrons: 0, at: 'd8' })
    const once = one({ Ajax: { at: 'd2' } }, { has: { squadrons: { ...squadrons, perLaunch: 2 } } })
    expect(logTexts(strategoMoves(once, ['admiral']))).toContain(
      "Stratego's Bold has aircraft on board: its own Admiral is for a launch, and the thrown one becomes an Artillery.",
    )
    const wild = strategoMoves(position, ['admiral'], by('carrierAdmiral', 'wild'))
    expect(logTexts(wild)).toContain(
      "Stratego's Bold has aircraft on board: its own Admiral is for a launch, and the thrown one becomes an Artillery.",
    )
    expect(ship(wild.situation, 'Bold')).toMatchObject({ squadrons: 1, at: 'd8' })
  })

  test('carrierSplits: a carrier may always split its fire, or not while its symbol launches', () => {
    const flak = { structure: 9, antiAircraft: 9 }
    const position = one(
      { X: { at: 'd5', points: 9, has: flak }, Y: { at: 'e7', has: { ...flak, batteries: [gun(1, 0)] } } },
      {
        has: {
          squadrons,
          batteries: [
            {
              ...gun(2, 0),
              bands: [
                { to: 2, strength: 0 },
                { to: 3, strength: 4 },
              ],
            },
            gun(1, 4),
          ],
        },
      },
    )
    const fired = (reading: string) => {
      const match = strategoMoves(position, ['artillery'], by('carrierSplits', reading))
      return logTexts(playAnswers(match, ['attacker', 'done'])).filter((line) => line.includes(' fires at '))
    }
    expect(fired('always')).toEqual([
      "Stratego's Bold fires at your X with its guns.",
      "Stratego's Bold fires at your Y with its guns.",
    ])
    expect(fired('never')).toEqual(["Stratego's Bold fires at your X with its guns."])
  })

  test('greenFeatures: by our priorities, or you say which', () => {
    const belt = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 } as const
    const position = one({ Ajax: { at: 'd6' } }, { has: { green: [belt] } })
    expect(logTexts(strategoMoves(position, ['movement']))).toContain(
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
    )
    const match = strategoMoves(position, ['movement'], by('greenFeatures', 'asked'))
    playAnswers(match, ['feature', 'none'])
    expect(logTexts(match).join()).not.toContain('uses “belt”')
    expect(loggedRulings(match)).toContain('greenFeatures: asked')
  })

  test('greenFeatures, asked: a feature that is named before the move may bring an enemy into range', () => {
    const scopes = { name: 'scopes', when: 'attack', changes: 'range', by: 1, weapon: 'gun' } as const
    const position = one({ Ajax: { at: 'd4' } }, { has: { green: [scopes], speed: 1 } })
    const named = (feature: string) =>
      logTexts(
        playAnswers(strategoMoves(position, ['artillery'], by('greenFeatures', 'asked')), [
          'feature',
          feature,
        ]),
      )
    const stays = "Stratego's Bold stays on d8: it has your Ajax in range."
    expect(named('stratego-1 green 0')).toContain(stays)
    expect(named('stratego-1 green 0')).toContain("Stratego's Bold: 2 Artillery symbols for its attack.")
    expect(named('none')).not.toContain(stays)
  })

  test('whenTriggered: when the unit is activated, or when all units have moved', () => {
    const belt = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 } as const
    const late: Position = {
      player: { Ajax: { at: 'd1', has: { speed: 4 } } },
      stratego: { Bold: { at: 'd8', has: { green: [belt], speed: 1 } } },
    }
    const uses = "Stratego's Bold uses “belt”, because your Ajax can damage it."
    const wishes = (reading: string) => ({
      rulings: {
        'admiral.whenTriggered': reading,
        'admiral.seats': 'stratego',
        'admiral.movingInTurns': 'fleets',
      },
    })
    const comeNear = (reading: string) =>
      playAnswers(matchAt(late, wishes(reading)), ['die', 'movement'], ['mover', 'player-1'], ['to', 'd5'])
    expect(logTexts(comeNear('activated'))).not.toContain(uses)
    const match = comeNear('moved')
    expect(logTexts(match)).toContain("Stratego's Bold keeps its Admiral symbol until all units have moved.")
    expect(logTexts(match)).toContain(uses)
    expect(ship(match.situation, 'Bold').held).toBeUndefined()
    expect(loggedRulings(match)).toContain('whenTriggered: moved')
  })

  test('whenTriggered, all moved: but before the move where a feature brings an enemy into range or within that move', () => {
    const scopes = { name: 'scopes', when: 'attack', changes: 'range', by: 2 } as const
    const steam = { name: 'steam', when: 'move', changes: 'speed', by: 2 } as const
    const told = (ajax: string, green: typeof scopes | typeof steam) =>
      logTexts(
        strategoMoves(
          one({ Ajax: { at: ajax, has: { batteries: [] } } }, { has: { green: [green] } }),
          ['movement'],
          by('whenTriggered', 'moved'),
        ),
      ).filter((line) => / uses | keeps /.test(line))
    expect(told('d3', scopes)).toEqual([
      "Stratego's Bold uses “scopes”, because it can damage your Ajax from where it is that way.",
    ])
    expect(told('d1', steam)).toEqual([
      "Stratego's Bold uses “steam”, because it comes near enough to fire that way.",
    ])
    expect(told('d6', scopes)[0]).toBe("Stratego's Bold keeps its Admiral symbol until all units have moved.")
  })

  test('corners: at the right hand of each side, or on the right of the picture', () => {
    const first = (reading: string): string => {
      const match = newMatch(admiral, by('corners', reading))
      playAnswers(match, ['deploy', 'rest'], ['reveal', [1, 2, 3, 4].map((number) => `stratego-${number}`)])
      return match.situation.ships.find(({ id }) => id === 'stratego-1')?.at ?? ''
    }
    expect([first('opposite'), first('same')]).toEqual(['a10', 'h10'])
  })

  test('standBy: on the first free square in order, or where you say', () => {
    const position: Position = {
      player: { A: { at: 'h1' } },
      stratego: { C: { at: 'a10' }, D: {} },
      phase: 'standBy',
    }
    expect(ship(matchAt(position).situation, 'D').at).toBe('b10')
    const manual = matchAt(position, by('standBy', 'manual'))
    playAnswers(manual, ['enterWhere', 'f10'])
    expect(ship(manual.situation, 'D').at).toBe('f10')
    const later = matchAt(position, by('standBy', 'manual'))
    playAnswers(later, ['enterWhere', 'later'])
    expect(ship(later.situation, 'D').at).toBe('standBy')
  })

  test('stalemate: a draw, or the battle goes on', () => {
    const position: Position = {
      player: { A: { at: 'h1', has: rock } },
      stratego: { C: { at: 'a10', has: rock } },
      phase: 'attack',
      attacksOver: true,
    }
    expect(matchAt(position, by('stalemate', 'draw')).outcome).toMatchObject({
      winner: 'nobody',
      way: 'stalemate',
    })
    expect(matchAt(position, by('stalemate', 'goOn')).outcome).toBeUndefined()
    expect(matchAt(position).outcome).toBeUndefined()
  })
})

test('the reasons of features before the condition and of the first square claim no more than the print', () => {
  const why = (id: string) => rulings.find((each) => each.id === `admiral.${id}`)?.why.text
  expect(why('featureInRange')).toMatch(
    /its value, which depends on the die and on the condition of the unit/,
  )
  expect(why('firingSquare')).not.toContain('does not move')
})

test('every ruling has a test here, and says what it is and why', () => {
  expect(rulings).toHaveLength(30)
  for (const { question, why } of rulings) {
    expect(question.text).toMatch(/\?$/)
    expect(why.text).toMatch(/\.$/)
  }
})
