import { type Json, format } from '@opfor/kernel'
import { logTexts, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { houseBoard } from '../../setup/the-board/house-board.ts'
import { matchAt, playerPlaces } from '../../testing/matches.ts'
import type { Position } from '../../testing/position.ts'

const plain = { options: { stratagems: false } }

const told = ({ outcome }: ReturnType<typeof matchAt>): string =>
  outcome === undefined ? '' : format(outcome.text)

const botScores = (bot: number, player: number): Position => ({
  vp: [bot, player],
  row: ['navy-1'],
  closed: { WE: 3, PO: 3, EE: 3, AME: 2 },
  on: { 'SEA.1.2': 'player navy-1' },
  reserve: ['airforce-1', 'army-1'],
})

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
    expect(format(outcome?.text ?? { id: '', text: '' })).toBe('You win 27 to 26.')
  })

  test('the bot at 25 at the end of its turn: you have one last turn', () => {
    const match = matchAt(botScores(23, 0), plain)
    turn(match)
    expect(match.outcome).toBeUndefined()
    expect(match.situation).toMatchObject({ lastTurn: true, toMove: 'player' })
    expect(logTexts(match).at(-1)).toBe('The bot has reached 25 VP: this is your last turn.')
  })

  test('after the last turn the higher total wins', () => {
    const { outcome } = playerScores(25, 3, true)
    expect(outcome).toMatchObject({ winner: 'bot', way: 'victory-track' })
    expect(format(outcome?.text ?? { id: '', text: '' })).toBe('The bot wins 25 to 5.')
    expect(playerScores(25, 24, true).outcome?.winner).toBe('player')
  })

  test('equal totals are yours', () => {
    const match = playerScores(27, 25, true)
    expect(match.outcome?.winner).toBe('player')
    expect(told(match)).toBe('You win 27 to 27: you win ties.')
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
    expect(logTexts(match)).toEqual(['You cannot place a unit.'])
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
    expect(logTexts(match)).toEqual(['The bot cannot place a unit.'])
  })

  test('the bot, with an empty row: you win at once', () => {
    expect(matchAt({ row: [] }, plain).outcome?.winner).toBe('player')
  })

  test('the bot draws its stratagem first', () => {
    const match = matchAt({ row: [] })
    turn(match, ['stratagem', ['secure']])
    expect(match.outcome?.way).toBe('bot-cannot-place')
  })

  test('the totals are told, whoever has more', () => {
    const you = matchAt({ toMove: 'player', reserve: [], vp: [12, 20] }, plain)
    expect(told(you)).toBe('The bot wins: you cannot place a unit, 12 to 20 VP.')
    expect(told(matchAt({ row: [], vp: [20, 12] }, plain))).toBe(
      'You win: the bot cannot place a unit, 12 to 20 VP.',
    )
  })
})

describe('nothing is open any more', () => {
  const closed = { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 2 }
  const allClosed = (bot: number, player: number, toMove: 'bot' | 'player') =>
    matchAt({ closed, toMove, vp: [bot, player] }, plain)

  test.each(['bot', 'player'] as const)('%s to move: nobody loses by it, the higher total wins', (toMove) => {
    expect(allClosed(13, 3, toMove).outcome).toMatchObject({ winner: 'bot', way: 'nothing-open' })
    expect(allClosed(3, 13, toMove).outcome).toMatchObject({ winner: 'player', way: 'nothing-open' })
    expect(told(allClosed(13, 3, toMove))).toBe('The bot wins 13 to 3: all theatres are closed.')
    expect(told(allClosed(3, 13, toMove))).toBe('You win 13 to 3: all theatres are closed.')
  })

  test('equal totals are yours', () => {
    expect(allClosed(7, 7, 'bot').outcome?.winner).toBe('player')
    expect(told(allClosed(7, 7, 'bot'))).toBe('You win 7 to 7: all theatres are closed, and you win ties.')
  })

  test('the bot closes the last theatre and passes 25 VP: your last turn is none, and 29 to 26 is yours', () => {
    const on = { 'PO.3.1': 'player navy-3', 'PO.3.3': 'player navy-3' }
    const at = { row: ['navy-1'], on, closed: { ...closed, PO: 2 }, markers: { PO: -8 } } as const
    const match = matchAt({ ...at, vp: [24, 23] }, plain)
    turn(match)
    expect([match.situation.bot.vp, match.situation.player.vp]).toEqual([26, 29])
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'nothing-open' })
    expect(logTexts(match).at(-1)).toBe('All theatres are closed: the war is over.')
    expect(logTexts(match)).not.toContain('The bot has reached 25 VP: this is your last turn.')
    expect(told(match)).toBe('You win 29 to 26: all theatres are closed.')
  })

  test('Nippon, the last campaign is closed and none waits: 13 to 3 is a win of the bot', () => {
    const { campaigns } = houseBoard
    const board = { ...houseBoard, campaigns: campaigns.filter(({ start }) => start === 'open') }
    const match = matchAt(
      {
        toMove: 'player',
        closed: { SEA: 1, SFO: 1, LAX: 1 },
        on: { 'SAN.1.1': 'bot navy-3' },
        markers: { SAN: 3 },
        vp: [10, 3],
        reserve: ['army-1', 'army-2'],
      },
      { options: { stratagems: false, board: board as unknown as Json } },
    )
    playerPlaces(match, 'army-1', 'SAN.1.2', ['bomb', 'row-1'])
    expect([match.situation.bot.vp, match.situation.player.vp]).toEqual([13, 3])
    expect(match.outcome).toMatchObject({ winner: 'bot', way: 'nothing-open' })
  })

  test('on the victory track the war ends by it, as ever', () => {
    const on = { 'SEA.2.2': 'bot army-1', 'SEA.2.3': 'bot army-1' }
    const at = { toMove: 'player', reserve: ['navy-1'], on, closed: { ...closed, SEA: 1 } } as const
    const match = matchAt({ ...at, markers: { SEA: -4 }, vp: [20, 22], row: [] }, plain)
    playerPlaces(match, 'navy-1', 'SEA.2.1')
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'victory-track' })
  })
})
