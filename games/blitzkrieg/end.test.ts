import { say } from '@opfor/kernel'
import { said, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt, playerPlaces } from './testing/matches.ts'
import type { Position } from './testing/position.ts'

const plain = { options: { stratagems: false } }

/** The bot takes 2 VP on its turn with the only unit it has. */
const botScores = (bot: number, player: number): Position => ({
  vp: [bot, player],
  row: ['navy-1'],
  closed: { WE: 3, PO: 3, EE: 3, AME: 2 },
  on: { 'SEA.1.2': 'player navy-1' },
  reserve: ['airforce-1', 'army-1'],
})

/** The player takes 2 VP on the turn. */
function playerScores(bot: number, player: number, lastTurn = false) {
  const match = matchAt({ toMove: 'player', vp: [bot, player], reserve: ['navy-1'], lastTurn }, plain)
  playerPlaces(match, 'navy-1', 'SEA.1.1')
  return match
}

describe('the war victory track', () => {
  test('below 25 the game goes on', () => {
    expect(playerScores(24, 22).outcome).toBeUndefined()
  })

  test('you at 25 at the end of your turn: over at once', () => {
    const { outcome } = playerScores(20, 23)
    expect(outcome).toMatchObject({ winner: 'player', way: 'victory-track' })
  })

  test('the points count beyond 25, and the track has no end', () => {
    const { outcome } = playerScores(26, 25, true)
    expect(say(outcome?.text ?? { id: '', text: '' })).toBe('You win by 27 to 26 VP.')
  })

  test('the bot at 25 at the end of its turn: you have one last turn', () => {
    const match = matchAt(botScores(23, 0), plain)
    turn(match)
    expect(match.outcome).toBeUndefined()
    expect(match.situation).toMatchObject({ lastTurn: true, toMove: 'player' })
    expect(said(match).at(-1)).toBe('The bot has reached 25 VP: this is your last turn.')
  })

  test('after the last turn the higher total wins', () => {
    const { outcome } = playerScores(25, 3, true)
    expect(outcome).toMatchObject({ winner: 'bot', way: 'victory-track' })
    expect(say(outcome?.text ?? { id: '', text: '' })).toBe('The bot wins by 25 to 5 VP.')
    expect(playerScores(25, 24, true).outcome?.winner).toBe('player')
  })

  test('equal totals are yours', () => {
    expect(playerScores(27, 25, true).outcome?.winner).toBe('player')
  })

  test('the bot reaching 25 on your own turn ends it with that turn', () => {
    const on = { 'SEA.2.1': 'bot navy-1', 'SEA.2.2': 'bot army-1' }
    const at = { toMove: 'player', on, markers: { SEA: 9 }, closed: { SEA: 1 } } as const
    const match = matchAt({ ...at, vp: [20, 3], reserve: ['navy-1', 'airforce-1'] }, plain)
    playerPlaces(match, 'navy-1', 'SEA.2.3')
    expect(match.outcome).toMatchObject({ winner: 'bot', way: 'victory-track' })
    expect(match.situation.bot.vp).toBe(26)
  })

  test("you passing 25 on the bot's turn, and the bot not: over at once, and you win", () => {
    const on = { 'SEA.2.2': 'player army-1', 'SEA.2.3': 'player army-1' }
    const closed = { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 1 }
    const match = matchAt({ row: ['navy-1'], on, markers: { SEA: -6 }, closed, vp: [20, 22] }, plain)
    turn(match)
    expect(match.situation.player.vp).toBe(27)
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'victory-track' })
  })

  test("both passing 25 on the bot's turn: you have a last turn", () => {
    const on = {
      'AME.2.1': 'bot army-3',
      'AME.2.3': 'bot army-3',
      'SEA.2.1': 'player navy-1',
      'SEA.2.3': 'player army-1',
    }
    const closed = { WE: 3, PO: 3, EE: 3, AME: 1, SEA: 1 }
    const at = { row: ['army-1'], on, markers: { SEA: -1 }, closed, vp: [21, 21] } as const
    const match = matchAt({ ...at, reserve: ['navy-1', 'navy-2'] }, plain)
    turn(match)
    expect([match.situation.bot.vp, match.situation.player.vp]).toEqual([27, 25])
    expect(match.outcome).toBeUndefined()
    expect(match.situation.lastTurn).toBe(true)
  })
})

describe('a side that cannot place', () => {
  const onlySea = {
    closed: { WE: 3, PO: 2, EE: 3, AME: 2, SEA: 2 },
    on: { 'PO.3.2': 'bot navy-3', 'PO.3.3': 'bot navy-3' },
  }

  test('you, with units that fit nowhere: the bot wins at once', () => {
    const match = matchAt({ ...onlySea, toMove: 'player', reserve: ['army-1'], vp: [0, 24] }, plain)
    expect(match.outcome).toMatchObject({ winner: 'bot', way: 'player-cannot-place' })
    expect(said(match)).toEqual(['You cannot place a unit.'])
  })

  test('you, with an empty reserve: the bot wins at once', () => {
    expect(matchAt({ toMove: 'player', reserve: [] }, plain).outcome).toMatchObject({
      winner: 'bot',
      way: 'player-cannot-place',
    })
  })

  test('you on your last turn, too', () => {
    const match = matchAt({ toMove: 'player', reserve: [], vp: [25, 40], lastTurn: true }, plain)
    expect(match.outcome?.winner).toBe('bot')
  })

  test('the bot, with units that fit nowhere: you win at once', () => {
    const match = matchAt({ ...onlySea, row: ['army-1'], vp: [24, 0] }, plain)
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'bot-cannot-place' })
    expect(said(match)).toEqual(['The bot cannot place a unit.'])
  })

  test('the bot, with an empty row: you win at once', () => {
    expect(matchAt({ row: [] }, plain).outcome?.winner).toBe('player')
  })

  test('the bot draws its stratagem first', () => {
    const match = matchAt({ row: [] })
    turn(match, ['stratagem', ['secure']])
    expect(match.outcome?.way).toBe('bot-cannot-place')
  })

  test('when every theatre is closed the side to move cannot place', () => {
    const closed = { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 2 }
    expect(matchAt({ closed }, plain).outcome?.way).toBe('bot-cannot-place')
    expect(matchAt({ closed, toMove: 'player' }, plain).outcome?.way).toBe('player-cannot-place')
  })
})
