import { format } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt } from '../../testing/matches.ts'
import { gun, type Position, ship, type Vessel } from '../../testing/position.ts'

function yours(ajax: Vessel, others: Position['stratego'], more: Partial<Position> = {}) {
  return matchAt({
    player: { Ajax: { at: 'd4', artillery: 1, launches: 1, ...ajax } },
    stratego: others,
    phase: 'attack',
    ...more,
  })
}
const choices = (match: ReturnType<typeof yours>): readonly string[] =>
  match.question?.options?.map(({ name }) => format(name)) ?? []

describe('your attacks on screen', () => {
  test('only ships that can damage somebody are offered, and only those whom they can damage', () => {
    const match = yours(
      {},
      {
        Bold: { at: 'd6' },
        Calm: { at: 'c6' },
        Rock: { at: 'e6', has: { light: 9, severe: 9 } },
        Far: { at: 'd9' },
      },
    )
    expect(choices(match)).toEqual(['your Ajax', 'no more attacks'])
    playAnswers(match, ['attacker', 'player-1'])
    expect(choices(match)).toEqual(["Stratego's Bold: light damage", "Stratego's Calm: light damage"])
  })

  test('with two symbols also both together, where that does more', () => {
    const match = playAnswers(yours({ artillery: 2 }, { Bold: { at: 'd6' } }), ['attacker', 'player-1'])
    expect(choices(match)).toEqual([
      "Stratego's Bold: light damage",
      "Stratego's Bold, with both symbols: severe damage",
    ])
    playAnswers(match, ['target', 'stratego-1 1'])
    expect(ship(match.situation, 'Bold').pending).toBe(1)
    playAnswers(match, ['attacker', 'player-1'])
    expect(logTexts(match)).toContain("Resolution: Stratego's Bold loses 2 Structure Points and has 2.")
  })

  test('not both together where one does as much', () => {
    const strong = { artillery: 2, has: { batteries: [gun(3, 6)] } }
    const match = yours(strong, { Bold: { at: 'd6' }, Calm: { at: 'c6' } })
    expect(choices(playAnswers(match, ['attacker', 'player-1']))).toEqual([
      "Stratego's Bold: severe damage",
      "Stratego's Calm: severe damage",
    ])
  })

  test('aircraft fly over what blocks, once a turn, less the anti-aircraft fire', () => {
    const squadrons = { number: 2, range: 8, strength: 5, perLaunch: 2 }
    const far = { Bold: { at: 'd10', has: { antiAircraft: 5 } }, Mid: { at: 'd9', has: { antiAircraft: 8 } } }
    const match = yours({ has: { squadrons } }, far)
    playAnswers(match, ['attacker', 'player-1'])
    expect(logTexts(match)).toContain("your Ajax sends aircraft against Stratego's Bold: light damage.")
    expect(ship(match.situation, 'Ajax')).toMatchObject({ squadrons: 0 })
  })

  test('where no attack is left nothing is asked', () => {
    expect(yours({}, { Bold: { at: 'd10' } }).question?.id).toBe('admiral.mover')
  })

  test('aircraft that anti-aircraft fire has stopped do no damage, however weak the target', () => {
    const squadrons = { number: 1, range: 8, strength: 3, perLaunch: 1 }
    const thin = { name: 'thin', when: 'defence', changes: 'thresholds', by: 3 } as const
    const weak = { light: 1, severe: 3, antiAircraft: 3, red: [thin] }
    const match = yours({ has: { squadrons } }, { Bold: { at: 'd10', active: ['red 0'], has: weak } })
    expect(match.question?.id).not.toBe('admiral.attacker')
  })

  test('a doomed ship still blocks your sight', () => {
    const behind = { Bold: { at: 'd5', pending: 9 }, Calm: { at: 'd6' } }
    expect(yours({}, behind).question?.id).not.toBe('admiral.attacker')
  })
})

describe('damage that you type', () => {
  test("Stratego's attacks are asked for too", () => {
    const match = matchAt({
      player: { Ajax: { at: 'd6' } },
      stratego: { Bold: { at: 'd8', artillery: 1 } },
      phase: 'attack',
      attacksOver: true,
      damage: 'typed',
      where: 'table',
    })
    playAnswers(match, ['result', 'none'])
    expect(logTexts(match).slice(0, 2)).toEqual([
      "Stratego's Bold fires at your Ajax with its guns.",
      'your Ajax takes no damage.',
    ])
    expect(ship(match.situation, 'Ajax').points).toBe(4)
  })
})

describe('the typed grid of a battle', () => {
  const grid = (symbols: 1 | 2, to: number, result: 'none' | 'light' | 'severe') => ({
    attacker: 'Bold',
    target: 'Ajax',
    symbols,
    to,
    result,
  })
  const fired = (rows: readonly ReturnType<typeof grid>[], artillery: number): readonly string[] =>
    logTexts(
      matchAt({
        player: { Ajax: { at: 'd6' } },
        stratego: { Bold: { at: 'd8', artillery, has: { batteries: [gun(3, 3)] } } },
        typed: rows,
        phase: 'attack',
        attacksOver: true,
      }),
    ).filter((line) => /fires|takes/.test(line))

  test('takes the place of the formula, by the nearest range that holds', () => {
    expect(fired([grid(1, 1, 'none'), grid(1, 3, 'severe')], 1)).toEqual([
      "Stratego's Bold fires at your Ajax with its guns.",
      'your Ajax takes severe damage, and will have 2 Structure Points left.',
    ])
    expect(fired([grid(1, 1, 'severe')], 1)).toEqual([])
  })

  test('knows whole symbols only: what one attack leaves of a symbol is lost', () => {
    const whole = (target: string) =>
      ({ attacker: 'Bold', target, symbols: 1, to: 3, result: 'severe' }) as const
    const match = matchAt({
      player: { X: { at: 'a8', has: { structure: 9 } }, Y: { at: 'b5' } },
      stratego: {
        Bold: { at: 'b8', artillery: 1, splits: true, has: { batteries: [gun(1, 1), gun(3, 3)] } },
      },
      typed: [whole('X'), whole('Y')],
      phase: 'attack',
      attacksOver: true,
    })
    expect(logTexts(match).filter((line) => /fires|takes/.test(line))).toEqual([
      "Stratego's Bold fires at your Y with its guns.",
      'your Y takes severe damage, and will have 2 Structure Points left.',
    ])
  })

  test('knows one symbol from two', () => {
    expect(fired([grid(1, 3, 'none'), grid(2, 3, 'light')], 2)).toEqual([
      "Stratego's Bold fires at your Ajax with its 2 × guns.",
      'your Ajax takes light damage, and will have 3 Structure Points left.',
    ])
  })
})
