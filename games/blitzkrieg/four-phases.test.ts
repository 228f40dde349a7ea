import { logTexts, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt, placed, playerPlaces } from './testing/matches.ts'

describe("the player's turn", () => {
  test('a unit is placed, the effect resolved, the marker moved and a unit drawn, in this order', () => {
    const match = matchAt({ toMove: 'player', reserve: ['navy-2', 'army-1'] })
    playerPlaces(match, 'navy-2', 'WE.1.1', ['drawForYou', ['army-3']], ['drawForYou', ['general']])
    expect(logTexts(match)).toEqual([
      'You place navy 2, your only kind of unit that fits on Western Europe, campaign 1, space 1 (Industrial Production).',
      'You place navy 2 on Western Europe, campaign 1, space 1 (Industrial Production).',
      'You draw army 3.',
      'Move the marker of Western Europe to cell 2 on your half.',
      'You draw general.',
      "It is the bot's turn.",
    ])
    expect(match.situation.player.reserve).toEqual(['army-1', 'army-3', 'general'])
  })

  test('a unit that was chosen among several is not told as the only one', () => {
    const match = matchAt({ toMove: 'player', reserve: ['airforce-1', 'army-1'] })
    playerPlaces(match, 'army-1', 'EE.1.1')
    expect(logTexts(match).filter((text) => text.includes('your only kind of unit'))).toEqual([])
  })

  test('it passes the turn to the bot', () => {
    const match = matchAt({ toMove: 'player', reserve: ['airforce-1'] })
    playerPlaces(match, 'airforce-1', 'WE.1.2')
    expect(match.situation.toMove).toBe('bot')
  })

  test('one unit is drawn, however many were placed', () => {
    const match = matchAt({ toMove: 'player', reserve: ['airforce-0', 'army-1'] })
    playerPlaces(match, 'airforce-0', 'EE.1.1', ['blitz', 'EE.1.2'])
    expect(match.situation.player.reserve).toHaveLength(2)
    expect(logTexts(match).filter((text) => text.startsWith('You draw'))).toHaveLength(2)
  })

  test('empty bag: nothing is drawn and the game goes on', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1', 'army-1'], playerBag: [] })
    playerPlaces(match, 'army-1', 'WE.1.3')
    expect(match.situation.player.reserve).toEqual(['army-1'])
    expect(match.outcome).toBeUndefined()
  })
})

describe("the bot's turn", () => {
  test('passes the turn to the player after a unit has been drawn for the row', () => {
    const match = matchAt({ row: ['airforce-1', 'airforce-2'] }, { options: { stratagems: false } })
    turn(match, ['unit.tie', 1], ['drawForBot', ['general']])
    expect(match.situation.toMove).toBe('player')
    expect(match.situation.bot.reserve).toEqual(['airforce-2', 'general'])
    expect(logTexts(match).at(-1)).toBe('It is your turn.')
  })

  test('empty bag: nothing is drawn, which is told, and the game goes on', () => {
    const match = matchAt(
      { row: ['airforce-1'], botBag: [], reserve: ['army-1'] },
      { options: { stratagems: false } },
    )
    expect(logTexts(match)).toContain("The bot's bag is empty, so it draws nothing.")
    expect(match.outcome).toBeUndefined()
  })
})

describe('the movement', () => {
  test('the marker goes toward the side that placed', () => {
    const at = (side: 'bot' | 'player') =>
      placed(side, 'army-3', 'WE.1.2', { markers: { WE: 1 } }).situation.theatres[0]?.marker
    expect([at('bot'), at('player')]).toEqual([4, -2])
  })

  test('a unit of strength 0 moves nothing', () => {
    const match = placed('player', 'airforce-0', 'WE.1.3', { markers: { WE: 2 } })
    expect(match.situation.theatres[0]?.marker).toBe(2)
    expect(logTexts(match).some((text) => text.startsWith('Move the marker'))).toBe(false)
  })

  test('what goes beyond the end cell is lost', () => {
    const match = placed('bot', 'army-3', 'WE.3.2', { markers: { WE: 13 }, closed: { WE: 2 } })
    expect(match.situation.theatres[0]?.marker).toBe(14)
  })
})
