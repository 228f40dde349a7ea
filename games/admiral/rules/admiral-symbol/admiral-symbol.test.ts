import { format, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  chosenBy,
  narrowingLines,
  decisionsOf,
  explanationText,
  optionIds,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Feature } from '../../table/battles/pieces.ts'
import { damageable, matchAt, shipsChosenBy, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, torpedo, type Vessel } from '../../testing/position.ts'

const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
const salvo: Feature = { name: 'salvo', when: 'attack', changes: 'strength', by: 3 }
const scopes: Feature = { name: 'scopes', when: 'attack', changes: 'range', by: 2, weapon: 'gun' }
const steam: Feature = { name: 'steam', when: 'move', changes: 'speed', by: 2 }
const pilot: Feature = { name: 'pilot', when: 'move', changes: 'speed', by: 3 }
const weak: Feature = { name: 'weak deck', when: 'defence', changes: 'thresholds', by: 3 }
const shaken: Feature = { name: 'shaken', when: 'attack', changes: 'strength', by: 1 }

function one(green: readonly Feature[], ajax: Vessel, bold: Vessel = {}): Position {
  return {
    player: { Ajax: { at: 'd6', ...ajax } },
    stratego: { Bold: { at: 'd8', ...bold, has: { green, ...bold.has } } },
  }
}
const used = (position: Position, face = 'movement'): readonly string[] =>
  logTexts(strategoMoves(position, [face])).filter((line) => / uses | turns /.test(line))

describe('a green feature is triggered where it is necessary', () => {
  test('a defence, where an enemy that can damage the unit has it in range', () => {
    expect(used(one([belt], {}))).toEqual(["Stratego's Bold uses “belt”, because your Ajax can damage it."])
    expect(used(one([belt], { has: { batteries: [gun(3, 1)] } }))).toEqual([])
  })

  test('a defence only where it takes something from the damage that such an enemy can do', () => {
    const armed = (strength: number, green: readonly Feature[]) =>
      used(one(green, { has: { batteries: [gun(3, strength)] } }))
    expect(armed(50, [belt])).toEqual([])
    expect(armed(7, [belt])).toEqual(["Stratego's Bold uses “belt”, because your Ajax can damage it."])
    expect(armed(50, [belt, salvo])).toEqual([
      "Stratego's Bold uses “salvo”, because its fire does more damage to your Ajax that way.",
    ])
    const match = strategoMoves(one([belt, salvo], { has: { batteries: [gun(3, 50)] } }), ['movement'])
    const [decision] = decisionsOf(match, 'symbol')
    expect(decision && format(explainWhyNot(decision, 'stratego-1 green 0'))).toContain(
      "it would not reduce the damage from any enemy that can damage Stratego's Bold.",
    )
  })

  test('an attack, where it does more damage', () => {
    const harmless = { has: { batteries: [gun(3, 1)] } }
    expect(used(one([salvo], harmless))).toEqual([
      "Stratego's Bold uses “salvo”, because its fire does more damage to your Ajax that way.",
    ])
    expect(used(one([{ ...salvo, by: 1 }], harmless))).toEqual([])
  })

  test('an attack, where each symbol does by it what both together do without', () => {
    const ajax = { points: 6, has: { structure: 6, batteries: [gun(3, 1)], light: 3, severe: 6 } }
    const hits = (green: readonly Feature[]) =>
      logTexts(strategoMoves(one(green, ajax), ['artillery'])).filter((line) =>
        line.includes('severe damage'),
      )
    expect(used(one([salvo], ajax), 'artillery')).toEqual([
      "Stratego's Bold uses “salvo”, because its fire does more damage to your Ajax that way.",
    ])
    expect([hits([salvo]).length, hits([]).length]).toEqual([2, 1])
    expect(used(one([{ ...salvo, by: 2 }], ajax), 'artillery')).toEqual([])
  })

  test('an attack that hits harder, though it costs the target no more', () => {
    const ajax = { points: 6, has: { structure: 6, batteries: [gun(3, 1)], light: 3, severe: 7 } }
    expect(used(one([{ ...salvo, by: 1 }], ajax), 'artillery')).toEqual([
      "Stratego's Bold uses “salvo”, because its fire hits your Ajax harder that way.",
    ])
  })

  test('not an attack on a target that the fire sinks without it: a red feature is used', () => {
    const thin: Feature = { ...shaken, name: 'thin' }
    const ajax = (points: number) => one([salvo], { points, has: { batteries: [gun(3, 3)], red: [thin] } })
    expect(used(ajax(3))).toEqual([
      "Stratego's Bold uses “salvo”, because its fire does more damage to your Ajax that way.",
    ])
    expect(used(ajax(1))).toEqual(['Stratego turns “thin” of your Ajax against it.'])
    const [decision] = decisionsOf(strategoMoves(ajax(1), ['movement']), 'symbol')
    expect(decision && format(explainWhyNot(decision, 'stratego-1 green 0'))).toContain(
      "because the fire of Stratego's Bold can sink your Ajax without it.",
    )
    const idle = one([{ ...salvo, weapon: 'torpedo' }], {
      points: 1,
      has: { batteries: [gun(3, 3)], red: [thin] },
    })
    const [unmoved] = decisionsOf(strategoMoves(idle, ['movement']), 'symbol')
    expect(unmoved && format(explainWhyNot(unmoved, 'stratego-1 green 0'))).toContain(
      "because it would not let the fire of Stratego's Bold do more damage.",
    )
  })

  test('a movement, where it brings a target into reach', () => {
    const match = strategoMoves(one([steam], { at: 'd1' }, { at: 'd9' }), ['movement'])
    expect(logTexts(match)).toContain(
      "Stratego's Bold uses “steam”, because it comes near enough to fire that way.",
    )
    expect(ship(match.situation, 'Bold').at).toMatch(/4$/)
    expect(used(one([steam], { at: 'd1' }, { at: 'd10' }))).toEqual([])
  })

  test('only one for a symbol; an Admiral thrown is a second', () => {
    const both = one([belt, salvo], { has: { severe: 8 } })
    expect(used(both)).toHaveLength(1)
    expect(used(both, 'admiral')).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
      "Stratego's Bold uses “salvo”, because its fire hits your Ajax harder that way.",
    ])
  })

  test('it is not exhausted: the next turn it can be used again', () => {
    const match = strategoMoves(
      one([belt], { has: { structure: 9 }, points: 9 }, { has: { structure: 9 }, points: 9 }),
      ['movement'],
    )
    playAnswers(match, ['attacker', 'done'], ['mover', 'rest'], ['die', 'movement'])
    expect(logTexts(match).filter((line) => line.includes('uses “belt”'))).toHaveLength(2)
  })

  test('it counts for the whole turn, against your fire too', () => {
    const match = matchAt({ ...one([belt], { artillery: 1 }, { active: ['green 0'] }), phase: 'attack' })
    expect(logTexts(match)).toContain('Your attacks are over.')
    const without = matchAt({ ...one([belt], { artillery: 1 }), phase: 'attack' })
    expect(without.question?.id).toBe('admiral.attacker')
  })
})

describe('the priority among green features', () => {
  test('a defence before an attack that does more damage', () => {
    expect(used(one([salvo, belt], {}))).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
    ])
  })

  test('an attack that sinks its target before a defence', () => {
    const match = strategoMoves(one([belt, salvo], { points: 2 }), ['movement'])
    expect(logTexts(match)).toContain(
      "Stratego's Bold uses “salvo”, because its fire can sink your Ajax that way.",
    )
    expect(narrowingLines(match, 'green.feature')).toEqual(['1'])
    expect(explanationText(match, 'green.feature')).toMatchInlineSnapshot(`
      "it is necessary now: all
      it lets the fire sink a target [ruling: “Which feature”]: “salvo” of Stratego's Bold
      Green feature (Stratego's Bold): “salvo” of Stratego's Bold"
    `)
  })

  test('an attack that brings a target into range and sinks it before a defence, one that only damages it after', () => {
    const reached = (points: number, face = 'artillery') =>
      used(one([belt, scopes], { at: 'd3', points, has: { batteries: [gun(9, 3)] } }), face)
    expect(reached(2)).toEqual([
      "Stratego's Bold uses “scopes”, because its fire can sink your Ajax that way.",
    ])
    expect(reached(3)).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it where it goes.",
    ])
    expect(reached(2, 'movement')).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it where it goes.",
    ])
    expect(reached(1, 'movement')).toEqual([
      "Stratego's Bold uses “scopes”, because its fire can sink your Ajax that way.",
    ])
    const held = (face: string) =>
      logTexts(
        strategoMoves(one([belt, scopes], { at: 'd3', points: 1, has: { batteries: [gun(9, 3)] } }), [face], {
          rulings: { 'admiral.movementInRange': 'holds' },
        }),
      ).filter((line) => line.includes(' uses '))
    expect(held('movement')).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it where it goes.",
    ])
    expect(held('artillery')).toEqual([
      "Stratego's Bold uses “scopes”, because its fire can sink your Ajax that way.",
    ])
  })

  test('a defence before a movement, where both are necessary before it moves', () => {
    const outranged = one([steam, belt], { at: 'd1', has: { batteries: [gun(9, 3)] } }, { at: 'd9' })
    expect(narrowingLines(strategoMoves(outranged, ['movement']), 'green.feature')).toEqual(['2'])
    expect(used(outranged)).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it where it goes.",
    ])
    expect(used(outranged, 'admiral')).toEqual([
      "Stratego's Bold uses “steam”, because it comes near enough to fire that way.",
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
    ])
  })

  test('not a defence for the square that the unit is about to leave', () => {
    const leaving: Position = {
      player: {
        Elk: { at: 'd10', has: { light: 20, severe: 30, batteries: [gun(2, 3)] } },
        Tern: { at: 'd2', has: { batteries: [] } },
      },
      stratego: { Bold: { at: 'd8', has: { speed: 1, green: [belt, steam] } } },
    }
    const match = strategoMoves(leaving, ['movement'], damageable)
    expect(logTexts(match)).toContain(
      "Stratego's Bold uses “steam”, because it comes near enough to fire that way.",
    )
    expect(logTexts(match).join()).not.toContain('uses “belt”')
    expect(logTexts(match).join()).toMatch(/Bold sails from d8 to .5, to fire at your Tern/)
    const [decision] = decisionsOf(match, 'symbol')
    expect(decision && format(explainWhyNot(decision, 'stratego-1 green 0'))).toContain(
      "because it would not reduce the damage from any enemy that can damage Stratego's Bold after its move.",
    )
  })

  test('not a defence for where the unit goes, while a second symbol is left for where it is then', () => {
    const guns = { has: { batteries: [gun(9, 3)] } }
    const ranged = one([belt, scopes], { at: 'd3', ...guns })
    const match = strategoMoves(ranged, ['admiral'])
    expect(used(ranged, 'admiral')).toEqual([
      "Stratego's Bold uses “scopes”, because it can damage your Ajax from where it is that way.",
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
    ])
    const [decision] = decisionsOf(match, 'symbol')
    expect(decision && format(explainWhyNot(decision, 'stratego-1 green 0'))).toContain(
      'because another symbol is left for it after the move.',
    )
  })

  test('among equals in the order on the card', () => {
    const match = strategoMoves(one([steam, pilot], { at: 'd1' }, { at: 'd9' }), ['movement'])
    expect(narrowingLines(match, 'green.feature')).toEqual(['tie'])
    expect(logTexts(match)).toContain(
      "Stratego's Bold uses “steam”, because it comes near enough to fire that way.",
    )
  })
})

describe('an attack feature is judged by what the unit would fire at', () => {
  const small: Feature = { ...salvo, by: 3 }
  const fired = (y: Vessel): readonly string[] =>
    used({
      player: {
        X: { at: 'd6', points: 9, has: { structure: 9, severe: 99 } },
        Y: { at: 'e6', points: 2, has: { batteries: [gun(1, 1)] }, ...y },
      },
      stratego: { Bold: { at: 'd8', has: { green: [belt, small] } } },
    })

  test('not by another that it would sink', () => {
    expect(fired({})).toEqual(["Stratego's Bold uses “belt”, because your X can damage it."])
    expect(fired({ has: { batteries: [gun(3, 3)] } })).toEqual([
      "Stratego's Bold uses “salvo”, because its fire can sink your Y that way.",
    ])
  })
})

describe('what a feature changes', () => {
  test('range: a target comes into range in the attack', () => {
    const match = matchAt({
      ...one([scopes], { at: 'd3' }, { artillery: 1, active: ['green 0'] }),
      phase: 'attack',
      attacksOver: true,
    })
    expect(shipsChosenBy(match, 'target')).toEqual(['Ajax'])
  })

  test('range: a red one takes the target out of range', () => {
    const short: Feature = { name: 'short sight', when: 'attack', changes: 'range', by: 2 }
    const attacks = (active: readonly string[]) => {
      const at = { at: 'd5', artillery: 1, active, has: { red: [short] } }
      const match = matchAt({ ...one([], at), phase: 'attack' })
      return match.question?.id === 'admiral.attacker'
    }
    expect([attacks([]), attacks(['red 0'])]).toEqual([true, false])
  })

  test('strength of its own weapons only', () => {
    const torpedoes: Feature = { ...salvo, weapon: 'torpedo' }
    const armed = { has: { batteries: [gun(3, 3), torpedo(1, 1)] } }
    expect(used(one([torpedoes], { has: { batteries: [gun(3, 1)] } }, armed))).toEqual([])
  })

  test('a note is told to the person, who knows what the card says', () => {
    const noted: Feature = { name: 'escort', when: 'defence', changes: 'note', by: 0, note: 'Draw one card.' }
    expect(used(one([noted], {}))).toEqual(["Stratego's Bold uses “escort”: Draw one card."])
  })

  test('a note for the attack is told where there is an attack, one for the move where it moves; both come last', () => {
    const noted = (when: 'attack' | 'move'): Feature => ({
      name: when,
      when,
      changes: 'note',
      by: 0,
      note: 'Look at the card.',
    })
    const notes = [noted('attack'), noted('move')]
    const [near, far, out] = [{}, { at: 'd1' }, { at: 'd1' }]
    expect(used(one(notes, near))).toEqual(["Stratego's Bold uses “attack”: Look at the card."])
    expect(used(one(notes, far, { at: 'd10' }))).toEqual(["Stratego's Bold uses “move”: Look at the card."])
    expect(used(one([...notes, belt], near))).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it.",
    ])
    expect(used(one(notes, out, { at: 'd10', has: { speed: 0 } }))).toEqual([])
  })
})

describe('a red feature is triggered where no green one is necessary', () => {
  test('of an enemy that has the unit in range', () => {
    const match = strategoMoves(one([], { has: { red: [weak] } }), ['movement'])
    expect(logTexts(match)).toContain('Stratego turns “weak deck” of your Ajax against it.')
    expect(used(one([], { at: 'd1', has: { red: [weak] } }, { at: 'd10' }))).toEqual([])
  })

  test('of the one that stands highest in the hierarchy', () => {
    const match = strategoMoves(
      {
        player: { X: { at: 'd6', has: { red: [weak] } }, Y: { at: 'e6', points: 1, has: { red: [weak] } } },
        stratego: { Bold: { at: 'd8' } },
      },
      ['movement'],
    )
    expect(logTexts(match)).toContain('Stratego turns “weak deck” of your Y against it.')
    expect(chosenBy(match, 'target', 0)).toBe('player-2')
  })

  test('also of one that cannot be damaged', () => {
    const rock = { light: 20, severe: 30, red: [shaken] }
    expect(used(one([], { has: rock }))).toEqual(['Stratego turns “shaken” of your Ajax against it.'])
  })

  test('not one that would do nothing: another of its card, or of another enemy, is taken', () => {
    const slow: Feature = { name: 'slow helm', when: 'move', changes: 'speed', by: 1 }
    const of = (red: readonly Feature[], more: Vessel['has'] = {}) => used(one([], { has: { red, ...more } }))
    expect(of([slow])).toEqual([])
    expect(of([slow, weak])).toEqual(['Stratego turns “weak deck” of your Ajax against it.'])
    expect(of([weak], { light: 20, severe: 30 })).toEqual([])
    expect(of([{ ...shaken, weapon: 'torpedo' }])).toEqual([])
    const both = { Ajax: { at: 'd6', has: { red: [slow] } }, Dart: { at: 'e6', has: { red: [weak] } } }
    expect(used({ player: both, stratego: { Bold: { at: 'd8' } } })).toEqual([
      'Stratego turns “weak deck” of your Dart against it.',
    ])
  })

  test('a slower ship is weakened while it is still to move', () => {
    const slow: Feature = { name: 'slow helm', when: 'move', changes: 'speed', by: 1 }
    const position = one([], { has: { red: [slow] } })
    const match = matchAt(position, { rulings: { 'admiral.seats': 'stratego' } })
    playAnswers(match, ['die', 'movement'])
    expect(logTexts(match)).toContain('Stratego turns “slow helm” of your Ajax against it.')
  })

  test('not the speed of a ship that has none', () => {
    const slow: Feature = { name: 'slow helm', when: 'move', changes: 'speed', by: 1 }
    const anchored = matchAt(one([], { has: { speed: 0, red: [slow, weak] } }), {
      rulings: { 'admiral.seats': 'stratego' },
    })
    playAnswers(anchored, ['die', 'movement'])
    expect(logTexts(anchored)).toContain('Stratego turns “weak deck” of your Ajax against it.')
  })

  test('one that matters only with a green feature of an attacker', () => {
    const armoured = { light: 8, severe: 30, red: [{ ...weak, by: 1 }], batteries: [gun(3, 2)] }
    const position = one([{ ...salvo, by: 1 }], { has: armoured })
    expect(used(position)).toEqual(['Stratego turns “weak deck” of your Ajax against it.'])
  })

  test('also of a carrier, as far as its aircraft fly while it has some', () => {
    const carrier = { squadrons: { number: 1, range: 9, strength: 3, perLaunch: 1 }, red: [weak] }
    const away: Vessel = { at: 'd10', has: { speed: 0 } }
    expect(used(one([], { at: 'd1', has: carrier }, away))).toHaveLength(1)
    expect(used(one([], { at: 'd1', has: carrier, squadrons: 0 }, away))).toEqual([])
  })

  test('it takes from its ship this turn: it is damaged more easily', () => {
    const position = one([], { has: { red: [weak], light: 4 } }, { artillery: 1 })
    const attacked = (active: readonly string[]) =>
      shipsChosenBy(
        matchAt({
          ...position,
          player: { Ajax: { ...position.player['Ajax'], active } },
          phase: 'attack',
          attacksOver: true,
        }),
        'target',
      )
    expect([attacked([]), attacked(['red 0'])]).toEqual([['nobody'], ['Ajax']])
  })

  test('the value of the symbol and the feature it triggers both count', () => {
    const match = strategoMoves(one([belt], {}), ['artillery'])
    expect(logTexts(match)).toContain("Stratego's Bold: 2 Artillery symbols for its attack.")
    expect(logTexts(match)).toContain("Stratego's Bold uses “belt”, because your Ajax can damage it.")
  })
})

test('where you say which feature, all green ones of the unit and the red ones against it are offered', () => {
  const position = one([belt, salvo], { has: { red: [weak] } })
  const match = strategoMoves(position, ['movement'], { rulings: { 'admiral.greenFeatures': 'asked' } })
  expect(optionIds(match)).toEqual(['stratego-1 green 0', 'stratego-1 green 1', 'player-1 red 0', 'none'])
  playAnswers(match, ['feature', 'player-1 red 0'])
  expect(logTexts(match)).toContain('Stratego turns “weak deck” of your Ajax against it.')
})
