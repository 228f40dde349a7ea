import {
  playAnswers,
  chosenBy,
  narrowingLines,
  decisionsOf,
  explanationText,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { overruled, shipsChosenBy, strategoAttacks, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, torpedo, type Vessel } from '../../testing/position.ts'

const unarmed = { batteries: [] }
const rock = { ...unarmed, light: 99, severe: 99 }
const squadrons = { number: 2, range: 5, strength: 3, perLaunch: 1 }
const by = (id: string, reading: string) => ({ rulings: { [`admiral.${id}`]: reading } })

function one(player: Position['player'], bold: Vessel = {}): Position {
  return { player, stratego: { Bold: { at: 'd8', artillery: 1, splits: true, ...bold } } }
}
const attacks = (position: Position, wishes = {}): readonly string[] =>
  logTexts(strategoAttacks(position, wishes)).filter((line) =>
    / fires | launches | takes | attack/.test(line),
  )
const order = (stratego: Position['stratego'], reading: string): readonly string[] =>
  shipsChosenBy(
    strategoAttacks({ player: { Ajax: { at: 'd1' } }, stratego }, by('attackRange', reading)),
    'attacker',
  )

describe('Attack: from the unit with the shortest range to the unit with the widest', () => {
  test('a battery that is knocked out gives no range, nor one that has fired all it had', () => {
    const fleet = {
      Near: { at: 'a10', has: { batteries: [gun(4, 3)] } },
      Out: { at: 'b10', out: [0], has: { batteries: [gun(6, 3), gun(2, 3)] } },
      Spent: { at: 'c10', fired: [0, 1], has: { batteries: [gun(3, 3), torpedo(7, 3, 1)] } },
    }
    expect(order(fleet, 'longest')).toEqual(['Out', 'Spent', 'Near'])
  })

  test('by the shortest weapon of each that works, guns or aircraft, where it is read so', () => {
    const fleet = {
      Five: { at: 'a10', has: { batteries: [gun(6, 3), gun(5, 3), gun(8, 3)] } },
      Three: { at: 'b10', out: [0, 3], has: { batteries: [gun(1, 3), gun(9, 3), gun(3, 3), gun(2, 3)] } },
      Four: { at: 'c10', has: { batteries: [gun(9, 3)], squadrons: { ...squadrons, range: 4 } } },
      Two: { at: 'd10', has: { batteries: [gun(2, 3)], squadrons } },
      None: { at: 'e10', out: [0] },
    }
    expect(order(fleet, 'shortest')).toEqual(['None', 'Two', 'Three', 'Four', 'Five'])
  })

  test('of equal ranges the slower, then the first deployed', () => {
    const fleet = { Fast: { at: 'a10' }, Slow: { at: 'b10', has: { speed: 2 } }, Last: { at: 'c10' } }
    expect(order(fleet, 'longest')).toEqual(['Slow', 'Fast', 'Last'])
  })

  test('nobody attacks where you decide so', () => {
    const match = overruled(
      strategoAttacks({ ...one({ Ajax: { at: 'd6' } }), turn: 2, longest: 2 }),
      'attacker',
      undefined,
    )
    expect(logTexts(match)).toContain("Stratego's Bold does not attack: your decision.")
    expect(logTexts(match).join()).not.toContain('fires')
  })
})

describe('Attack: a unit fires, and a carrier launches first', () => {
  const kind = (position: Position): string => explanationText(strategoAttacks(position), 'kind')

  test('which it does, and why not the other', () => {
    const fires = one({ Ajax: { at: 'd6' } })
    expect(chosenBy(strategoAttacks(fires), 'kind')).toBe('fire')
    expect(kind(fires)).toContain('a launch of aircraft cannot be performed: it has no aircraft to launch')
    expect(kind(fires)).toContain("Attack (Stratego's Bold): fire from its batteries")
    const away = one({ Ajax: { at: 'd2' } }, { launches: 1, squadrons: 2, has: { squadrons } })
    expect(chosenBy(strategoAttacks(away), 'kind')).toBeUndefined()
    expect(kind(away)).toContain(
      "fire from its batteries cannot be performed: the nearest enemy is your Ajax, and it is out of range: 6 squares away, and the fire of Stratego's Bold reaches 3",
    )
    expect(kind(away)).toContain("and the aircraft of Stratego's Bold fly 5")
    const launches = one({ Ajax: { at: 'd6' } }, { launches: 1, squadrons: 2, has: { squadrons } })
    expect(chosenBy(strategoAttacks(launches), 'kind')).toBe('launch')
    const kept = one({ Ajax: { at: 'd6' } }, { launches: 0, squadrons: 2, has: { squadrons } })
    expect(chosenBy(strategoAttacks(kept), 'kind')).toBe('fire')
  })

  test('a carrier that has launched has attacked, with guns or without', () => {
    const carrier = { artillery: 0, launches: 1, squadrons: 2, has: { ...unarmed, squadrons } }
    expect(attacks(one({ Ajax: { at: 'd5' } }, carrier))).toEqual([
      "Stratego's Bold launches a squadron at your Ajax.",
      'your Ajax takes light damage, and will have 3 Structure Points left.',
    ])
  })

  test('a unit that will be sunk is no target of aircraft either: the second flight takes another', () => {
    const carrier = { artillery: 0, launches: 2, squadrons: 2, has: { ...unarmed, squadrons } }
    const player = { Ajax: { at: 'd5', points: 1 }, Dart: { at: 'e5', points: 3 } }
    expect(shipsChosenBy(strategoAttacks(one(player, carrier)), 'target')).toEqual(['Ajax', 'Dart'])
    const alone = strategoAttacks(one({ Ajax: player.Ajax }, carrier))
    expect(shipsChosenBy(alone, 'target')).toEqual(['Ajax'])
    expect(decisionsOf(alone, 'target')).toHaveLength(1)
  })

  test('an attack of this turn is kept as one by aircraft, or by batteries', () => {
    const carrier = { at: 'd8', launches: 1, squadrons: 2, has: { ...unarmed, squadrons } }
    const stratego = {
      Bold: { at: 'e7', artillery: 1 },
      Carrier: carrier,
      Last: { at: 'c7', artillery: 1, has: { batteries: [gun(9, 3)] } },
    }
    const match = strategoAttacks({ player: { Ajax: { at: 'd5' } }, stratego, damage: 'typed' })
    playAnswers(match, ['result', 'light'], ['result', 'light'])
    expect(match.situation.attacks.map(({ by: unit, air }) => [unit, air])).toEqual([
      ['stratego-1', false],
      ['stratego-2', true],
    ])
  })

  test('aircraft reach no farther where every unit may be a target', () => {
    const carrier = { artillery: 0, launches: 1, squadrons: 2, has: { ...unarmed, squadrons } }
    const player = { Far: { at: 'd1', points: 1 }, Ajax: { at: 'd5' } }
    expect(shipsChosenBy(strategoAttacks(one(player, carrier), by('prefilter', 'kept')), 'target')).toEqual([
      'Ajax',
    ])
  })
})

describe('Attack: a unit that does not attack says why', () => {
  const carrier: Vessel = { artillery: 0, launches: 1, squadrons: 2, has: { ...unarmed, squadrons } }

  test('a carrier by its aircraft, where it has some to launch', () => {
    expect(attacks(one({ Ajax: { at: 'd2' } }, carrier))).toEqual([
      "Stratego's Bold does not attack: the nearest enemy is your Ajax, and it is out of range: 6 squares away, and the aircraft of Stratego's Bold fly 5.",
    ])
    expect(attacks(one({ Ajax: { at: 'd5' } }, { ...carrier, launches: 0 }))).toEqual([
      "Stratego's Bold does not attack: it has no Artillery symbol.",
    ])
  })

  test('nobody that it reaches can be damaged, by aircraft too', () => {
    const told = (bold: Vessel) => attacks(one({ Rock: { at: 'd6', has: rock } }, bold))
    const none = "Stratego's Bold does not attack: it cannot damage any enemy in range."
    expect([told({}), told(carrier)]).toEqual([[none], [none]])
  })

  test('an attack on what cannot be damaged is not said to be possible, unless such units are targets', () => {
    const kinds = (bold: Vessel, wishes = {}) =>
      explanationText(strategoAttacks(one({ Rock: { at: 'd6', has: rock } }, bold), wishes), 'kind')
    expect(kinds({})).toContain(
      'fire from its batteries cannot be performed: its fire cannot damage any enemy in range',
    )
    expect(kinds(carrier)).toContain(
      'a launch of aircraft cannot be performed: its aircraft cannot damage any enemy in range',
    )
    const kept = by('prefilter', 'kept')
    expect(kinds({}, kept)).toContain('fire from its batteries: can be performed')
    expect(kinds(carrier, kept)).toContain('a launch of aircraft: can be performed')
  })

  test('you may say that it attacks what it cannot damage', () => {
    const match = strategoAttacks({ ...one({ Rock: { at: 'd6', has: rock } }), turn: 2, longest: 2 })
    expect(logTexts(overruled(match, 'target', 'player-1'))).toContain(
      "Stratego's Bold fires at your Rock with its guns.",
    )
  })

  test('you decided so, of its aircraft and of its fire', () => {
    for (const bold of [carrier, {}]) {
      const match = strategoAttacks({ ...one({ Ajax: { at: 'd6' } }, bold), turn: 2, longest: 2 })
      expect(logTexts(overruled(match, 'target', undefined))).toContain(
        "Stratego's Bold does not attack: your decision.",
      )
    }
  })
})

describe('Attack: concentrating the fire', () => {
  test('is no reason to sail for a unit', () => {
    const player = {
      X: { at: 'a1', has: unarmed, points: 2 },
      Y: { at: 'h1', has: unarmed, underFire: true },
    }
    const match = strategoMoves({ player, stratego: { Bold: { at: 'd10' } } }, ['movement'])
    expect(shipsChosenBy(match, 'target')).toEqual(['X'])
  })

  test('each ship for itself, but not on its own target once that cannot be damaged, whoever may be one', () => {
    const position = one(
      { X: { at: 'd6', points: 5, has: { light: 6, severe: 6 } }, Y: { at: 'e6', has: { severe: 3 } } },
      { artillery: 2, has: { batteries: [gun(3, 3), torpedo(2, 5, 1)] } },
    )
    const rulings = {
      'admiral.focus': 'ship',
      'admiral.pointsCounted': 'printed',
      'admiral.prefilter': 'kept',
    }
    expect(shipsChosenBy(strategoAttacks(position, { rulings }), 'target')).toEqual(['X', 'Y'])
  })

  test('the fifth step of the hierarchy keeps its number where the strongest battery decides', () => {
    const position = one({
      X: { at: 'd6', has: { batteries: [gun(3, 3), gun(3, 3)] } },
      Y: { at: 'e6', has: { batteries: [gun(3, 5), gun(3, 1)] } },
    })
    const match = strategoAttacks(position)
    expect(narrowingLines(match, 'target')).toEqual(['5b'])
    expect(explanationText(match, 'target')).toContain('5. the strongest single battery')
  })
})

describe('what a battery does', () => {
  const waning = {
    name: 'guns',
    kind: 'gun',
    bands: [
      { to: 1, strength: 6 },
      { to: 2, strength: 3 },
      { to: 3, strength: 1 },
    ],
  } as const

  test('it is as strong as its band says at that distance', () => {
    const at = (square: string) =>
      attacks(one({ Ajax: { at: square } }, { has: { batteries: [waning] } })).at(-1)
    expect(at('d7')).toContain('severe damage')
    expect(at('d6')).toContain('light damage')
    expect(at('d5')).toContain('does not attack')
  })
})
