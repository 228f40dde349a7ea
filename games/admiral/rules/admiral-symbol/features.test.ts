import { format, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  decisionsOf,
  explanationText,
  optionIds,
  loggedRulings,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Feature } from '../../table/battles/pieces.ts'
import { overruled, shipsChosenBy, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, type Vessel } from '../../testing/position.ts'

const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
const salvo: Feature = { name: 'salvo', when: 'attack', changes: 'strength', by: 3 }
const scopes: Feature = { name: 'scopes', when: 'attack', changes: 'range', by: 2 }
const steam: Feature = { name: 'steam', when: 'move', changes: 'speed', by: 2 }
const weak: Feature = { name: 'weak deck', when: 'defence', changes: 'thresholds', by: 3 }
const note: Feature = { name: 'escort', when: 'attack', changes: 'note', by: 0, note: 'Look at the card.' }
const unarmed = { batteries: [] }
const squadrons = { number: 2, range: 5, strength: 3, perLaunch: 1 }

/** A second unit keeps the Movement phase open. */
function one(green: readonly Feature[], ajax: Vessel, bold: Vessel = {}): Position {
  return {
    player: { Ajax: { at: 'd6', ...ajax } },
    stratego: {
      Bold: { at: 'd8', ...bold, has: { green, ...bold.has } },
      Last: { at: 'h10', has: { speed: 9, ...unarmed } },
    },
  }
}
const told = (position: Position, face = 'movement', wishes = {}): readonly string[] =>
  logTexts(strategoMoves(position, [face], wishes)).filter((line) => / uses | turns | sails /.test(line))
const why = (position: Position, list: string, id: string): string => {
  const [decision] = decisionsOf(strategoMoves(position, ['movement']), list)
  return decision === undefined ? '' : format(explainWhyNot(decision, id))
}

describe('Admiral Symbol: which green feature is necessary', () => {
  test('fire that does more damage before a note, whatever the card has first', () => {
    expect(told(one([note, salvo], { has: unarmed }))).toEqual([
      "Stratego's Bold uses “salvo”, because its fire does more damage to your Ajax that way.",
    ])
  })

  test('fire that hits harder before a note, though it costs the target no more', () => {
    const ajax = { points: 6, has: { structure: 6, ...unarmed, light: 3, severe: 7 } }
    expect(told(one([note, { ...salvo, by: 1 }], ajax), 'artillery')[0]).toBe(
      "Stratego's Bold uses “salvo”, because its fire hits your Ajax harder that way.",
    )
  })

  test('a defence waits until the unit has moved, where it brings no target into reach', () => {
    expect(told(one([belt], { at: 'd1', has: { batteries: [gun(9, 3)] } }, { at: 'd9' }))).toEqual([
      "Stratego's Bold sails from d9 to d6, towards your Ajax.",
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
    ])
  })

  test('a defence against aircraft alone', () => {
    const carrier = { ...unarmed, squadrons }
    expect(told(one([belt], { has: carrier }, { has: unarmed }))).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
    ])
    expect(
      told(one([belt], { has: { ...carrier, squadrons: { ...squadrons, strength: 50 } } }, { has: unarmed })),
    ).toEqual([])
  })

  test('a defence only where it takes something from where both stand, at the table too', () => {
    const bands = [
      { to: 1, strength: 7 },
      { to: 3, strength: 50 },
    ]
    const strong = one([belt], { has: { batteries: [{ name: 'guns', kind: 'gun', bands }] } })
    const uses = ["Stratego's Bold uses “belt”, because your Ajax can damage it."]
    const weak = one([belt], { has: { batteries: [gun(3, 7)] } })
    for (const damage of ['house', 'typed'] as const) {
      expect(told({ ...strong, damage })).toEqual([])
      expect(told({ ...weak, damage })).toEqual(uses)
    }
  })

  test('a defence that is a note is left to your own rules', () => {
    const smoke: Feature = { ...note, name: 'smoke', when: 'defence' }
    const strong = one([smoke], { has: { batteries: [gun(3, 50)] } })
    expect(told({ ...strong, damage: 'typed' })).toEqual(["Stratego's Bold uses “smoke”: Look at the card."])
  })

  test('one that brings a target into reach is told by its line: within a move, or from where it is', () => {
    const line = 'it brings a target into reach: all'
    const far = one([steam, { ...steam, name: 'pilot' }], { at: 'd1', has: unarmed }, { at: 'd9' })
    expect(explanationText(strategoMoves(far, ['movement']), 'green.feature')).toContain(line)
    const near = one([scopes, { ...scopes, name: 'tower' }], { at: 'd4', has: unarmed })
    expect(explanationText(strategoMoves(near, ['movement']), 'green.feature')).toContain(line)
    const tough = { at: 'd4', has: { ...unarmed, light: 5, severe: 9 } }
    const strong = one([salvo, { ...salvo, name: 'broadside' }], tough)
    expect(explanationText(strategoMoves(strong, ['movement']), 'green.feature')).toContain(line)
  })

  test('strength that lets it damage a target within its move is not told as nearness', () => {
    const tough = { at: 'd4', has: { ...unarmed, light: 5, severe: 9 } }
    expect(told(one([salvo], tough))[0]).toBe(
      "Stratego's Bold uses “salvo”, because it can damage a target within one move that way.",
    )
  })

  test('fire at one of two equal targets at random: the lot is not drawn to judge a feature', () => {
    const position = one([salvo], { at: 'c6', has: unarmed })
    const equal = { ...position, player: { ...position.player, Dart: { at: 'e6', has: unarmed } } }
    const match = strategoMoves(equal, ['movement'], { rulings: { 'admiral.lastTies': 'random' } })
    expect(logTexts(match).join()).toContain("Stratego's Bold uses “salvo”")
    expect(match.question?.id).toBe('admiral.die')
  })

  test('a feature that counts is not triggered twice', () => {
    const asking = { rulings: { 'admiral.greenFeatures': 'asked' } }
    const match = strategoMoves(one([belt, salvo], { has: unarmed }), ['admiral'], asking)
    expect(match.question?.to).toBe('player')
    expect(optionIds(match)).toEqual(['stratego-1 green 0', 'stratego-1 green 1', 'none'])
    playAnswers(match, ['feature', 'stratego-1 green 0'])
    expect(logTexts(match)).toContain("Stratego's Bold uses “belt”.")
    expect(optionIds(match)).toEqual(['stratego-1 green 1', 'none'])
  })

  test('where you say which, you are asked once the condition of the unit is known', () => {
    const asking = { rulings: { 'admiral.greenFeatures': 'asked' } }
    const match = strategoMoves(one([scopes], { at: 'd4', has: unarmed }), ['movement'], asking)
    expect(decisionsOf(match, 'dice')).toHaveLength(1)
    expect(match.question && format(match.question.text)).toBe(
      "Which feature does Stratego's Bold use before it moves?",
    )
  })

  test('whether a feature brings an enemy into range is no question where none does, or no symbol is left', () => {
    const rulings = (position: Position) => loggedRulings(strategoMoves(position, ['movement'])).join()
    const far = { at: 'd4', has: unarmed }
    expect(rulings(one([scopes], far))).toContain('featureInRange')
    expect(rulings(one([], far))).not.toContain('featureInRange')
    const carrier: Vessel = { has: { squadrons: { ...squadrons, range: 1 } } }
    expect(rulings(one([scopes], far, carrier))).not.toContain('featureInRange')
  })
})

describe('Admiral Symbol: why not', () => {
  test('no green feature on the card, or none that is necessary', () => {
    const symbol = (green: readonly Feature[]) =>
      explanationText(strategoMoves(one(green, { has: { red: [weak] } }), ['movement']), 'symbol')
    expect(symbol([])).toContain('a green feature of the unit cannot be performed: its card has none')
    expect(symbol([scopes])).toContain(
      'a green feature of the unit cannot be performed: none is necessary now',
    )
    const neither = explanationText(strategoMoves(one([], {}), ['movement']), 'symbol')
    expect(neither).toContain(
      'a red feature of an enemy cannot be performed: no enemy that has the unit in range has one left that would weaken it now',
    )
  })

  test('a green feature that is not necessary has its reason, one that is necessary has none', () => {
    const both = one([belt, scopes], { has: { red: [weak] } })
    expect(why(both, 'symbol', 'stratego-1 green 1')).toContain(
      "because it would not let the fire of Stratego's Bold do more damage",
    )
    expect(why(both, 'symbol', 'stratego-1 green 0')).not.toContain('because')
    expect(why(one([scopes], { has: { red: [weak] } }), 'symbol', 'stratego-1 green 0')).toContain(
      "it would not let the fire of Stratego's Bold do more damage",
    )
  })

  describe('a green feature that does not help yet', () => {
    const whys = (position: Position, feature: number, face = 'movement'): readonly string[] =>
      decisionsOf(strategoMoves(position, [face]), 'symbol').map((decision) =>
        format(explainWhyNot(decision, `stratego-1 green ${feature}`)),
      )
    const slow = { has: { speed: 1 } }

    test('one for a move, where another brings an enemy into range without it', () => {
      const position = one(
        [
          { ...scopes, by: 3 },
          { ...steam, by: 9 },
        ],
        { at: 'd2', has: unarmed },
        slow,
      )
      expect(whys(position, 1)).toEqual([
        "Admiral symbol (Stratego's Bold): “steam” of Stratego's Bold was not an option, because it is for moving, and another feature brings an enemy into range without a move.",
      ])
    })

    test('one for the fire that brings nobody into range, or no target within the move', () => {
      const inRange = one([{ ...scopes, by: 3 }, salvo], { at: 'd2', has: unarmed })
      expect(whys(inRange, 1)[0]).toContain(
        "because it would bring no enemy that Stratego's Bold can damage into range.",
      )
      const within = one([steam, salvo], { at: 'd1', has: unarmed }, { has: { speed: 2 } })
      expect(whys(within, 1, 'admiral')[0]).toContain(
        "because even with it, Stratego's Bold could damage no target after one move.",
      )
      expect(told(within, 'admiral')).toContain(
        "Stratego's Bold uses “salvo”, because its fire does more damage to your Ajax that way.",
      )
    })

    test('one with a note, which is looked at after the move', () => {
      const position = one([steam, note], { at: 'd1', has: unarmed }, { has: { speed: 2 } })
      expect(whys(position, 1)).toEqual([
        expect.stringContaining('because a feature with a note is only considered after the move.'),
      ])
    })

    test('one for a move that is over', () => {
      expect(whys(one([steam], { has: { ...unarmed, red: [weak] } }), 0)).toEqual([
        expect.stringContaining("because it is for moving, and Stratego's Bold has finished its move."),
      ])
    })
  })

  test('a red feature waits for a green one; without one it has no reason to wait', () => {
    const red = { has: { red: [weak] } }
    expect(why(one([belt], red), 'symbol', 'player-1')).toContain(
      "because a green feature of Stratego's Bold is necessary, and comes first",
    )
    expect(why(one([], red), 'symbol', 'player-1')).not.toContain('comes first')
  })

  test('an enemy that does not have the unit in range, or has no weakness', () => {
    const position = one([], { has: { red: [weak] } })
    const others = {
      ...position.player,
      Far: { at: 'h1', has: { red: [weak] } },
      Sound: { at: 'e6' },
    }
    expect(why({ ...position, player: others }, 'symbol', 'player-2')).toContain(
      "because it does not have Stratego's Bold in range: 7 squares away, and it reaches 3",
    )
    expect(why({ ...position, player: others }, 'symbol', 'player-3')).toContain(
      'because its card has no red feature left',
    )
  })

  test('the red feature is told of the ship whose card it is on', () => {
    const match = strategoMoves(one([], { has: { red: [weak] } }), ['movement'])
    expect(explanationText(match, 'red.feature')).toContain(
      'Red feature (your Ajax): “weak deck” of your Ajax',
    )
  })
})

describe('Admiral Symbol: a red feature of an enemy', () => {
  test('a note is not judged, in attack, in defence or on the move', () => {
    const noted = (when: Feature['when'], seats: string) =>
      told(one([], { has: { red: [{ ...note, when }] } }), 'movement', {
        rulings: { 'admiral.seats': seats },
      })
    const turned = ['Stratego turns “escort” of your Ajax against it: Look at the card.']
    expect(noted('attack', 'player')).toEqual(turned)
    expect(noted('defence', 'player')).toEqual(turned)
    expect(noted('move', 'player')).toEqual([])
  })

  test('nor is one where the damage comes by your own rules', () => {
    const rock = one([], { has: { light: 20, severe: 30, red: [weak] } })
    expect(told(rock)).toEqual([])
    expect(told({ ...rock, damage: 'typed' })).toEqual([
      'Stratego turns “weak deck” of your Ajax against it.',
    ])
  })

  test('one that serves another unit of the fleet alone, by its guns or its aircraft', () => {
    const position = one(
      [],
      { has: { light: 6, severe: 30, red: [weak] } },
      { has: { batteries: [gun(3, 1)] } },
    )
    const beside = (has: Vessel['has']) =>
      told({
        ...position,
        stratego: { ...position.stratego, Calm: { at: 'a10', has: { speed: 9, ...has } } },
      })
    const turned = ['Stratego turns “weak deck” of your Ajax against it.']
    expect(beside(unarmed)).toEqual([])
    expect(beside({ batteries: [gun(3, 3)] })).toEqual(turned)
    expect(beside({ ...unarmed, squadrons })).toEqual(turned)
  })

  test('of one that can damage the unit from where both are, also where a threat is read from anywhere', () => {
    const near = [gun(1, 9), gun(3, 1)]
    const position = one([], { at: 'd6', points: 1, has: { red: [weak], batteries: near } })
    const two = { ...position, player: { ...position.player, Dart: { at: 'e6', has: { red: [weak] } } } }
    const match = strategoMoves(two, ['movement'], { rulings: { 'admiral.threatFrom': 'anywhere' } })
    expect(shipsChosenBy(match, 'target')).toEqual(['Dart'])
  })

  test('nothing is triggered where you decide so: the feature, the enemy or its weakness', () => {
    const green = strategoMoves(one([belt], {}), ['movement'])
    expect(logTexts(overruled(green, 'green.feature', undefined)).join()).not.toContain(' uses ')
    for (const list of ['target', 'red.feature']) {
      const match = strategoMoves(one([], { has: { red: [weak] } }), ['movement'])
      expect(logTexts(match).join()).toContain(' turns ')
      expect(logTexts(overruled(match, list, undefined)).join()).not.toContain(' turns ')
    }
  })
})
