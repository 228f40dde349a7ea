import { countPieces, type LiveMatch } from '@opfor/kernel'
import { newMatch, logTexts, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../index.ts'
import { layout } from '../rules/layout.ts'
import type { Situation } from '../table/situation.ts'
import { situation } from '../testing/position.ts'

const markers = (match: LiveMatch<Situation>): readonly number[] =>
  match.situation.theatres.map(({ marker }) => marker)

function rolled(difficulty: string, rolls: readonly number[], options = {}): LiveMatch<Situation> {
  const match = newMatch(blitzkrieg, { options: { difficulty, ...options } })
  return turn(match, ...rolls.map((roll) => ['region', roll] as const))
}

describe('Extra components', () => {
  test('a die of six sides is rolled for a theatre and for a unit', () => {
    const match = newMatch(blitzkrieg)
    while (match.question?.id !== 'blitzkrieg.region')
      match.answer(match.question?.write(match.question.sample(() => 0)), 'seed')
    expect(match.question.kind).toBe('die')
    expect(match.answer(7, 'person').ok).toBe(false)
    expect(match.answer(6, 'person').ok).toBe(true)
  })

  test('there are eight stratagem tokens, in the cup, in play or beside it', () => {
    const counted = countPieces(layout(situation({})))
    expect(counted.get('steamroll')).toBe(1)
    expect(counted.get('secure')).toBe(1)
  })
})

describe('Setup', () => {
  test('you are the Allied side: the bot moves first and you have the last turn', () => {
    expect(rolled('easy', [1, 1, 1]).situation.toMove).toBe('bot')
  })

  test('three units for you, five for the bot, face up in a row, in the order in which they came', () => {
    const match = newMatch(blitzkrieg)
    const five = ['navy-1', 'army-1', 'general', 'airforce-0', 'army-3']
    turn(match, ['setupYou', ['navy-1', 'army-1', 'general']], ['setupBot', five])
    expect(match.situation.player.reserve).toEqual(['army-1', 'general', 'navy-1'])
    expect(match.situation.bot.reserve).toEqual(five)
    expect([match.situation.player.bag.length, match.situation.bot.bag.length]).toEqual([19, 17])
    expect(logTexts(match).slice(3, 5)).toEqual([
      'You start with navy 1, army 1 and general.',
      "Lay navy 1, army 1, general, blitz airforce 0 and army 3 in the bot's row, in this order.",
    ])
  })

  test('all stratagem tokens but Steamroll are in the cup', () => {
    const { cup, token } = rolled('easy', [1, 1, 1]).situation
    expect(cup).toHaveLength(7)
    expect(cup).not.toContain('steamroll')
    expect(token).toBe('')
  })

  test('Easy: three rolls, one cell each', () => {
    expect(markers(rolled('easy', [1, 2, 3]))).toEqual([1, 1, 1, 0, 0])
  })

  test('Medium: three rolls, two cells each', () => {
    expect(markers(rolled('medium', [4, 5, 1]))).toEqual([2, 0, 0, 2, 2])
  })

  test('Hard: four rolls, two cells each', () => {
    expect(markers(rolled('hard', [1, 2, 3, 4]))).toEqual([2, 2, 2, 2, 0])
  })

  test('a theatre rolled more than once is advanced again', () => {
    expect(markers(rolled('hard', [3, 3, 3, 3]))).toEqual([0, 0, 8, 0, 0])
  })

  test('a roll of 6 is your choice of any theatre', () => {
    const match = newMatch(blitzkrieg)
    turn(match, ['region', 6], ['yourRegion', 'SEA'], ['region', 6], ['yourRegion', 'WE'], ['region', 2])
    expect(markers(match)).toEqual([1, 1, 0, 0, 1])
  })
})

describe('Increasing difficulty', () => {
  test('extra victory points for the bot at the start', () => {
    const match = rolled('easy', [1, 1, 1], { extraVP: 4 })
    expect(match.situation.bot.vp).toBe(4)
    expect(match.situation.player.vp).toBe(0)
    expect(logTexts(match)).toContain('The bot starts with 4 VP.')
  })

  test('extra progress for the bot on each track', () => {
    expect(markers(rolled('easy', [1, 1, 1], { extraProgress: 2 }))).toEqual([5, 2, 2, 2, 2])
  })

  test('extra progress never goes onto the end cell', () => {
    expect(markers(rolled('hard', [5, 5, 5, 5], { extraProgress: 5 }))).toEqual([5, 5, 5, 5, 10])
  })
})
