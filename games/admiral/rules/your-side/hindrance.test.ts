import { format } from '@opfor/kernel'
import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Feature } from '../../table/battles/pieces.ts'
import { matchAt } from '../../testing/matches.ts'
import { gun, type Position, type Vessel } from '../../testing/position.ts'

/** Attacks on Ajax on d4, if damage is typed. */
function offeredTo(ajax: Vessel, stratego: Position['stratego'], more: Partial<Position> = {}) {
  const match = matchAt({
    player: { Ajax: { at: 'd4', artillery: 4, ...ajax }, Mate: { at: 'h1', artillery: 0 } },
    stratego,
    where: 'table',
    damage: 'typed',
    phase: 'attack',
    ...more,
  })
  const { options = [], id } = match.question ?? {}
  const attacks = options.filter((each) => /^player-1 \S+ 1$/.test(each.id)).map(({ name }) => format(name))
  return { match, id, attacks }
}

const has = (...green: Feature[]): Vessel => ({ has: { batteries: [gun(3, 3)], green } })
const finder: Feature = { name: 'finder', when: 'attack', changes: 'range', by: 2 }

describe('an enemy out of range', () => {
  test('is not offered', () => {
    const near = { Bold: { at: 'd8' }, Calm: { at: 'd7' } }
    expect(offeredTo(has(), near).attacks).toEqual(["your Ajax on Stratego's Calm"])
    expect(offeredTo(has(), { Bold: { at: 'd8' } }).id).not.toBe('admiral.attacks')
  })

  test('is marked and comes last where a green feature might bring it into range', () => {
    const enemies = { Bold: { at: 'd9' }, Calm: { at: 'e7' }, Dun: { at: 'd10' } }
    expect(offeredTo(has(finder), enemies).attacks).toEqual([
      "your Ajax on Stratego's Calm",
      "your Ajax on Stratego's Bold (out of range)",
    ])
  })

  test('is offered as others are once that feature counts', () => {
    const counts = { ...has(finder), active: ['green 0'] }
    expect(offeredTo(counts, { Bold: { at: 'd9' } }).attacks).toEqual(["your Ajax on Stratego's Bold"])
  })

  test('is marked at any distance where a feature for the attack is a note, whose words may say so, also once it counts', () => {
    const noted: Feature = {
      name: 'star shells',
      when: 'attack',
      changes: 'note',
      by: 0,
      note: 'see further',
    }
    const far = ["your Ajax on Stratego's Bold (out of range)"]
    expect(offeredTo(has(noted), { Bold: { at: 'd10' } }).attacks).toEqual(far)
    const counts = { ...has(noted), active: ['green 0'] }
    expect(offeredTo(counts, { Bold: { at: 'd10' } }).attacks).toEqual(far)
  })

  test('is not offered for a note that is for another moment than the attack', () => {
    const noted: Feature = { name: 'smoke', when: 'defence', changes: 'note', by: 0, note: 'lay smoke' }
    const near = { Bold: { at: 'd10' }, Calm: { at: 'd7' } }
    expect(offeredTo(has(noted), near).attacks).toEqual(["your Ajax on Stratego's Calm"])
  })
})

describe('an enemy in range that the ship does not see', () => {
  test.each([
    ['an island', { Bold: { at: 'd6' } }, ['d5'], 'blocked by the island on d5'],
    ['a ship', { Bold: { at: 'd6' }, Calm: { at: 'd5' } }, [], "blocked by Stratego's Calm"],
  ])('behind %s is marked and comes last', (_, stratego, islands, why) => {
    const { attacks } = offeredTo(has(), stratego, { board: { islands } })
    expect(attacks.at(-1)).toBe(`your Ajax on Stratego's Bold (${why})`)
  })

  test('no result of an attack on it is marked as likely', () => {
    const { match } = offeredTo(has(), { Bold: { at: 'd6' } }, { board: { islands: ['d5'] } })
    playAnswers(match, ['attacks', ['player-1 stratego-1 1', 'more']])
    expect(match.question?.id).toBe('admiral.result')
    expect(match.question?.proposal).toBeUndefined()
  })
})
