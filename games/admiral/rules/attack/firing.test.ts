import { playAnswers, chosenBy, narrowingLines, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Feature, Typed } from '../../table/battles/pieces.ts'
import { overruled, strategoAttacks, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, torpedo, type Vessel } from '../../testing/position.ts'

const unarmed = { batteries: [] }

function one(player: Position['player'], bold: Vessel = {}): Position {
  return { player, stratego: { Bold: { at: 'd8', artillery: 1, splits: true, ...bold } } }
}
/** The last turn, so that no die is thrown again. */
const last = { turn: 2, longest: 2 }
const attacks = (position: Position, wishes = {}): readonly string[] =>
  logTexts(strategoAttacks(position, wishes)).filter((line) => / fires | takes | attack/.test(line))

describe('Action dice: one Artillery symbol or both', () => {
  const two = { artillery: 2 }

  test('both, where the sinking of the target needs both though one is preferred', () => {
    const needed = { rulings: { 'admiral.bothDice': 'needed' } }
    const symbols = (points: number) =>
      chosenBy(strategoAttacks(one({ Ajax: { at: 'd6', points } }, two), needed), 'shot')
    expect([symbols(1), symbols(2), symbols(4)]).toEqual(['one', 'both', 'both'])
  })

  test('never more than two together, also of a unit that was given more', () => {
    const three = { artillery: 3, has: { batteries: [gun(3, 3)] } }
    expect(
      attacks(one({ Ajax: { at: 'd6', points: 9, has: { structure: 9, severe: 9 } } }, three)),
    ).not.toContain('your Ajax takes severe damage, and will have 7 Structure Points left.')
  })

  test('it stops firing where you decide so', () => {
    const match = strategoAttacks({ ...one({ Ajax: { at: 'd6' } }, two), ...last })
    expect(logTexts(match).join()).toContain('fires')
    expect(logTexts(overruled(match, 'shot', undefined)).join()).not.toContain('fires')
  })

  test('each battery that fires has fired once for each symbol, and no other', () => {
    const batteries = [gun(3, 3), torpedo(2, 3, 5), gun(1, 3)]
    const fired = (ajax: Vessel, artillery: number) =>
      ship(
        strategoAttacks({ ...one({ Ajax: ajax }, { artillery, has: { batteries } }), ...last }).situation,
        'Bold',
      ).fired
    expect(fired({ at: 'd6' }, 1)).toEqual([1, 1, 0])
    expect(fired({ at: 'd5' }, 1)).toEqual([1, 0, 0])
    expect(fired({ at: 'd6', points: 9, has: { structure: 9 } }, 2)).toEqual([2, 2, 0])
  })

  test('torpedoes that were fired in an earlier turn are gone', () => {
    const batteries = [gun(3, 3), torpedo(2, 3, 1)]
    const fire = (count: number) =>
      attacks(one({ Ajax: { at: 'd6' } }, { fired: [3, count], has: { batteries } }))[0]
    expect(fire(0)).toBe("Stratego's Bold fires at your Ajax with its guns and tubes.")
    expect(fire(1)).toBe("Stratego's Bold fires at your Ajax with its guns.")
  })
})

describe('Attack: the results that an owner has typed', () => {
  const row = (
    attacker: string,
    target: string,
    result: Typed['result'],
    more: Partial<Typed> = {},
  ): Typed => ({
    attacker,
    target,
    symbols: 1,
    to: 3,
    result,
    ...more,
  })
  /** Calm and Dart are classes of the battle too. */
  const fired = (typed: readonly Typed[], bold: Vessel = {}, ajax: Vessel = {}): readonly string[] => {
    const { player, stratego } = one({ Ajax: { at: 'd6', points: 9, has: { structure: 9 }, ...ajax } }, bold)
    const position = { player: { ...player, Dart: {} }, stratego: { ...stratego, Calm: {} }, typed }
    return attacks(position).filter((line) => line.includes('takes') || line.includes('not attack'))
  }

  test('hold for the two classes that they name, and no others', () => {
    const others = [row('Bold', 'Dart', 'severe'), row('Calm', 'Ajax', 'severe')]
    expect(fired([...others, row('Bold', 'Ajax', 'light')])[0]).toContain('light damage')
    expect(fired([row('Bold', 'Ajax', 'severe'), row('Bold', 'Dart', 'none')])[0]).toContain('severe damage')
  })

  test('leave the strength of the batteries where none are typed for the two', () => {
    expect(fired([row('Bold', 'Dart', 'none')])[0]).toContain('light damage')
    expect(fired([row('Calm', 'Ajax', 'none')], { has: { batteries: [gun(3, 6)] } })[0]).toContain(
      'severe damage',
    )
  })

  test('of the nearest distance that is enough, in whatever order they were typed', () => {
    const rows = [row('Bold', 'Ajax', 'light', { to: 3 }), row('Bold', 'Ajax', 'severe', { to: 2 })]
    expect(fired(rows)[0]).toContain('severe damage')
    expect(fired(rows, {}, { at: 'd5' })[0]).toContain('light damage')
    expect(fired(rows.toReversed())[0]).toContain('severe damage')
  })

  test('a ship of a class with none needs strength to reach a target', () => {
    const typed = [row('Calm', 'Ajax', 'light')]
    expect(fired(typed, { has: { batteries: [gun(3, 0)] } })[0]).toContain('does not attack')
  })

  test('two symbols do what one does where nothing is typed for two, and no less', () => {
    const position = {
      ...one({ Ajax: { at: 'd6' } }, { artillery: 2 }),
      typed: [row('Bold', 'Ajax', 'light')],
    }
    const match = strategoAttacks({ ...position, ...last })
    expect(narrowingLines(match, 'shot', 0)).toEqual(['tie'])
  })

  test('two symbols that were typed to do less than one are not fired together', () => {
    const typed = [row('Bold', 'Ajax', 'light'), row('Bold', 'Ajax', 'none', { symbols: 2 })]
    expect(fired(typed, { artillery: 2 })).toEqual([
      'your Ajax takes light damage, and will have 8 Structure Points left.',
      'your Ajax takes light damage, and will have 7 Structure Points left.',
    ])
    const far = { player: { Ajax: { at: 'd6', has: unarmed } }, stratego: { Bold: { at: 'd8' } }, typed }
    expect(logTexts(strategoMoves(far, ['artillery']))).toContain(
      "Stratego's Bold stays on d8: it has your Ajax in range.",
    )
  })

  test('take no account of the features that they would change, which is said of no others', () => {
    const features: readonly Feature[] = [
      { name: 'salvo', when: 'attack', changes: 'strength', by: 3 },
      { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 },
      { name: 'steam', when: 'move', changes: 'speed', by: 1 },
    ]
    const beyond = (typed: readonly Typed[], feature: number): boolean => {
      const position = {
        player: { Ajax: { at: 'd6', has: unarmed } },
        stratego: { Bold: { at: 'd8', has: { green: features } }, Last: { at: 'h10', has: { speed: 9 } } },
        typed,
      }
      const match = strategoMoves(position, ['movement'], { rulings: { 'admiral.greenFeatures': 'asked' } })
      playAnswers(match, ['feature', `stratego-1 green ${feature}`])
      return logTexts(match).some((line) => line.includes('do not include'))
    }
    const attacking = [row('Bold', 'Ajax', 'light')]
    expect([0, 1, 2].map((feature) => beyond(attacking, feature))).toEqual([true, false, false])
    const attacked = [row('Ajax', 'Bold', 'light')]
    expect([0, 1, 2].map((feature) => beyond(attacked, feature))).toEqual([false, true, false])
  })
})
