import { decidingLine, format, summarizeDecision, explainWhyNot } from '@opfor/kernel'
import { chosenBy, narrowingLines, decisionsOf, explanationText, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt, shipsChosenBy, strategoAttacks, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, torpedo, type Vessel } from '../../testing/position.ts'

const ruling = (id: string, reading: string) => ({ rulings: { [`admiral.${id}`]: reading } })

/** X is deployed first. */
function two(x: Vessel, y: Vessel, bold: Vessel = {}): Position {
  return {
    player: { X: { at: 'd6', ...x }, Y: { at: 'e6', ...y } },
    stratego: { Bold: { at: 'd8', artillery: 1, splits: true, ...bold } },
  }
}

const harmless = { batteries: [gun(3, 1)] }

describe('the hierarchy: each step decides alone', () => {
  test.each<[string, string, Position]>([
    ['1', 'it can damage the unit', two({ has: harmless }, {})],
    ['2', 'it can take severe damage', two({}, { has: { severe: 3 } })],
    ['4', 'the fewest Structure Points', two({}, { points: 2 })],
    ['5', 'the strongest guns, all together', two({}, { has: { batteries: [gun(3, 3), gun(3, 1)] } })],
    ['6', 'the nearest', two({ at: 'd5' }, {})],
  ])('step %s: %s', (key, text, position) => {
    const match = strategoAttacks(position)
    expect(shipsChosenBy(match, 'target')).toEqual(['Y'])
    expect(narrowingLines(match, 'target')).toEqual([key])
    const [decision] = decisionsOf(match, 'target')
    expect(decision && format(summarizeDecision(decision))).toContain("Target (Stratego's Bold): your Y")
    expect(decision && format(explainWhyNot(decision, 'player-1'))).toContain(text)
  })

  test('step 3, where units that cannot be damaged are not dropped', () => {
    const position = two({ has: { light: 9, severe: 9 } }, {})
    const match = strategoAttacks(position, ruling('prefilter', 'kept'))
    expect([shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]).toEqual([['Y'], ['3']])
    expect(explanationText(match, 'target')).toContain('3. it can take at least light damage: your Y')
  })

  test('step 3 never decides where they are dropped', () => {
    const match = strategoAttacks(two({ has: { light: 9, severe: 9 } }, {}))
    expect([shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]).toEqual([['Y'], ['damage']])
  })

  test('step 5: equal sums, then the strongest battery', () => {
    const sum = two(
      { has: { batteries: [gun(3, 3), gun(3, 3)] } },
      { has: { batteries: [gun(3, 5), gun(3, 1)] } },
    )
    expect(narrowingLines(strategoAttacks(sum), 'target')).toEqual(['5b'])
  })

  test('step 5: torpedoes are not Artillery', () => {
    const match = strategoAttacks(
      two({ has: { batteries: [gun(3, 3), torpedo(3, 9)] } }, { has: { batteries: [gun(3, 4)] } }),
    )
    expect(shipsChosenBy(match, 'target')).toEqual(['Y'])
  })

  test('step 5: a battery is as powerful as the strongest of its bands', () => {
    const waning = {
      name: 'guns',
      kind: 'gun',
      bands: [
        { to: 1, strength: 5 },
        { to: 3, strength: 2 },
      ],
    } as const
    const other = two({ has: { batteries: [gun(3, 2), gun(1, 2)] } }, { has: { batteries: [waning] } })
    expect(shipsChosenBy(strategoAttacks(other), 'target')).toEqual(['Y'])
    expect(narrowingLines(strategoAttacks(other), 'target')).toEqual(['5'])
  })

  test('aircraft too are concentrated on one that is under fire', () => {
    const squadrons = { number: 1, range: 5, strength: 3, perLaunch: 1 }
    const carrier = { artillery: 0, launches: 1, squadrons: 1, has: { squadrons } }
    const match = strategoAttacks(two({}, { underFire: true }, carrier))
    expect([shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]).toEqual([['Y'], ['focus']])
  })

  test('step 5: guns that are knocked out or have no ammunition left are no Artillery', () => {
    const [big, last] = [gun(3, 9), { ...gun(3, 9), ammunition: 1 }]
    const first = (x: Vessel) =>
      shipsChosenBy(strategoAttacks(two(x, { has: { batteries: [gun(3, 4)] } })), 'target')
    expect(first({ has: { batteries: [gun(3, 3), big] } })).toEqual(['X'])
    expect(first({ out: [1], has: { batteries: [gun(3, 3), big] } })).toEqual(['Y'])
    expect(first({ fired: [0, 1], has: { batteries: [gun(3, 3), last] } })).toEqual(['Y'])
  })

  test('all equal: the first deployed, and the explanation says that it was a tie', () => {
    const match = strategoAttacks(two({}, {}))
    expect([shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]).toEqual([['X'], ['tie']])
    const [decision] = decisionsOf(match, 'target')
    expect(decision && decidingLine(decision)?.kind).toBe('tied')
  })

  test('it is lexicographic: an earlier step outweighs all later ones', () => {
    const match = strategoAttacks(two({ has: harmless, points: 1 }, { at: 'f5', points: 4 }))
    expect(shipsChosenBy(match, 'target')).toEqual(['Y'])
  })

  test('a tie can be overruled', () => {
    const match = matchAt({
      phase: 'attack',
      ...two({}, {}),
      player: { ...two({}, {}).player, Far: { at: 'h1', artillery: 1 } },
    })
    const target = (): string | undefined => chosenBy(match, 'target', 0)
    expect(match.question).toBeDefined()
    const [decision] = decisionsOf(match, 'target')
    if (decision !== undefined) match.overrule(decision, 'player-2', 'the other one')
    expect(target()).toBe('player-2')
  })
})

describe('a threat', () => {
  test('in an attack is judged from where both stand: out of range is no threat', () => {
    const match = strategoAttacks(two({ has: { batteries: [gun(1, 9)] } }, {}))
    expect([shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]).toEqual([['Y'], ['1']])
  })

  test('for a course to sail is judged by what it could do at any distance', () => {
    const position: Position = {
      player: { X: { at: 'd2', has: harmless }, Y: { at: 'h2', has: { batteries: [gun(1, 9)] } } },
      stratego: { Bold: { at: 'd10' } },
    }
    const match = strategoMoves(position, ['movement'])
    expect([shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]).toEqual([['Y'], ['1']])
  })

  test('comes from aircraft too', () => {
    const squadrons = { number: 1, range: 8, strength: 5, perLaunch: 1 }
    const match = strategoAttacks(two({ has: harmless }, { has: { ...harmless, squadrons } }))
    expect([shipsChosenBy(match, 'target'), narrowingLines(match, 'target')]).toEqual([['Y'], ['1']])
  })
})

describe('concentrating the fire', () => {
  const fleet = (pending: Vessel): Position => ({
    player: { X: { at: 'd6', points: 4 }, Y: { at: 'e6', points: 3, ...pending } },
    stratego: {
      Bold: { at: 'c7', artillery: 1, splits: true, has: { batteries: [gun(1, 3)], speed: 1 } },
      Calm: { at: 'd8', artillery: 1, splits: true },
    },
  })

  test('by the fleet: on a target already under fire, where the hierarchy leaves several', () => {
    const match = strategoAttacks({
      player: { W: { at: 'e6' }, X: { at: 'd6' } },
      stratego: fleet({}).stratego,
    })
    expect(shipsChosenBy(match, 'target')).toEqual(['X', 'X'])
    expect(narrowingLines(match, 'target', 1)).toEqual(['focus'])
  })

  test('or before the hierarchy, where it is read so', () => {
    const position = {
      player: { X: { at: 'd6' }, Y: { at: 'f8', points: 1, has: { light: 1, severe: 2 } } },
      stratego: fleet({}).stratego,
    }
    const match = strategoAttacks(position, ruling('whenConcentrated', 'first'))
    expect(shipsChosenBy(match, 'target')).toEqual(['X', 'X'])
    expect(narrowingLines(match, 'target', 1)).toEqual(['focus'])
    expect(shipsChosenBy(strategoAttacks(position), 'target')).toEqual(['X', 'Y'])
  })

  test('each ship for itself: the hierarchy alone', () => {
    const match = strategoAttacks(
      {
        player: { X: { at: 'd6' }, Y: { at: 'f8', points: 1, has: { light: 1, severe: 2 } } },
        stratego: fleet({}).stratego,
      },
      ruling('focus', 'ship'),
    )
    expect(shipsChosenBy(match, 'target')).toEqual(['X', 'Y'])
  })

  test('strictly: the last target comes before others under fire', () => {
    const position: Position = {
      ...fleet({}),
      player: { X: { at: 'd6', underFire: true }, Y: { at: 'e6' } },
      stratego: { Calm: { at: 'd8', artillery: 1 } },
      lastTarget: 'player-2',
    }
    const strict = strategoAttacks(position, ruling('focus', 'last'))
    expect([shipsChosenBy(strict, 'target'), narrowingLines(strict, 'target')]).toEqual([['Y'], ['last']])
    expect(shipsChosenBy(strategoAttacks(position), 'target')).toEqual(['X'])
  })

  test('strictly, but not on a last target that cannot be damaged', () => {
    const position: Position = {
      player: { Rock: { at: 'd6', has: { light: 90, severe: 99 } }, Y: { at: 'e6' } },
      stratego: { Calm: { at: 'd8', artillery: 1 } },
      lastTarget: 'player-1',
    }
    const wishes = { rulings: { 'admiral.focus': 'last', 'admiral.prefilter': 'kept' } }
    expect(shipsChosenBy(strategoAttacks(position, wishes), 'target')).toEqual(['Y'])
  })

  test('a doomed target is no target, under fire or not', () => {
    const match = strategoAttacks(fleet({ underFire: true, pending: 3 }))
    expect(shipsChosenBy(match, 'target')).toEqual(['X', 'X'])
  })
})

describe('one or two Artillery symbols', () => {
  const attack = (x: Vessel, bold: Vessel): readonly string[] =>
    logTexts(
      strategoAttacks({
        player: { X: { at: 'd6', ...x }, Y: { at: 'h1', has: harmless } },
        stratego: { Bold: { at: 'd8', splits: true, ...bold } },
      }),
    ).filter((line) => /fires|takes/.test(line))

  test('both together where one does not do severe damage and both do', () => {
    expect(attack({}, { artillery: 2 })).toEqual([
      "Stratego's Bold fires at your X with its 2 × guns.",
      'your X takes severe damage, and will have 2 Structure Points left.',
    ])
  })

  test('one after the other, on the same target, where one does severe damage already', () => {
    const strong = { artillery: 2, has: { batteries: [gun(3, 6)] } }
    expect(attack({ points: 4 }, strong)).toEqual([
      "Stratego's Bold fires at your X with its guns.",
      'your X takes severe damage, and will have 2 Structure Points left.',
      "Stratego's Bold fires at your X with its guns.",
      'your X takes severe damage, and will be sunk at the Resolution.',
    ])
  })

  test('one after the other where both together do no more', () => {
    expect(attack({ has: { severe: 7 } }, { artillery: 2 })).toEqual([
      "Stratego's Bold fires at your X with its guns.",
      'your X takes light damage, and will have 3 Structure Points left.',
      "Stratego's Bold fires at your X with its guns.",
      'your X takes light damage, and will have 2 Structure Points left.',
    ])
  })

  test('both together where one alone does nothing', () => {
    expect(attack({ has: { light: 5, severe: 9 } }, { artillery: 2 })).toEqual([
      "Stratego's Bold fires at your X with its 2 × guns.",
      'your X takes light damage, and will have 3 Structure Points left.',
    ])
  })

  test('nothing is fired at a target once it is doomed', () => {
    expect(attack({ points: 2 }, { artillery: 2, has: { batteries: [gun(3, 6)] } })).toEqual([
      "Stratego's Bold fires at your X with its guns.",
      'your X takes severe damage, and will be sunk at the Resolution.',
    ])
  })

  test('torpedoes fire with the guns, as often as they are loaded', () => {
    const armed = { artillery: 2, has: { batteries: [gun(3, 3), torpedo(2, 3, 1)] } }
    expect(attack({}, armed)).toEqual([
      "Stratego's Bold fires at your X with its guns and tubes.",
      'your X takes severe damage, and will have 2 Structure Points left.',
      "Stratego's Bold fires at your X with its guns.",
      'your X takes light damage, and will have 1 Structure Point left.',
    ])
  })
})

describe('splitting the fire', () => {
  const position = (splits: boolean): Position => ({
    player: { X: { at: 'd3', points: 1 }, Y: { at: 'e6', has: { light: 2, ...harmless } } },
    stratego: { Bold: { at: 'd8', artillery: 1, splits, has: { batteries: [gun(5, 3), gun(2, 2)] } } },
  })
  const near: Vessel = { at: 'd3', points: 1, has: { batteries: [gun(6, 3)] } }

  test('a battery that does not reach the target takes another', () => {
    const match = strategoAttacks({ ...position(true), player: { ...position(true).player, X: near } })
    expect(logTexts(match).filter((line) => /fires|takes/.test(line))).toEqual([
      "Stratego's Bold fires at your X with its guns.",
      'your X takes light damage, and will be sunk at the Resolution.',
      "Stratego's Bold fires at your Y with its guns.",
      'your Y takes light damage, and will have 3 Structure Points left.',
    ])
  })

  test('not without an Admiral symbol for it, as a carrier that launches may be', () => {
    const match = strategoAttacks({ ...position(false), player: { ...position(false).player, X: near } })
    expect(logTexts(match).filter((line) => line.includes('fires'))).toHaveLength(1)
  })
})

test('damage counts at the Resolution, all of it together', () => {
  const match = strategoAttacks({
    player: { X: { at: 'd6' } },
    stratego: { Bold: { at: 'd8', artillery: 1 }, Calm: { at: 'e8', artillery: 1 } },
  })
  expect(logTexts(match)).toContain('Resolution: your X loses 2 Structure Points and has 2.')
  expect(ship(match.situation, 'X')).toMatchObject({ points: 2, pending: 0, underFire: false })
})
