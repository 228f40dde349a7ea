import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bonus } from './closing.ts'
import { printedBoard } from '../../table/the-board/board.ts'
import { matchAt, placed, playerPlaces } from '../../testing/matches.ts'
import type { Position } from '../../testing/position.ts'

const western = printedBoard.theatres[0]
const southEast = printedBoard.theatres[4]

/** Eastern Europe's first campaign with one space left. */
const nearlyFull = (marker: number): Position => ({ on: { 'EE.1.1': 'bot army-1' }, markers: { EE: marker } })

describe('closing a campaign', () => {
  const vp = (side: 'bot' | 'player', kind: string, marker: number): readonly number[] => {
    const { situation } = placed(side, kind, 'EE.1.2', { ...nearlyFull(marker), botBag: [], playerBag: [] })
    return [situation.bot.vp, situation.player.vp]
  }

  test('the side that leads scores it', () => {
    expect(vp('bot', 'army-3', 0)).toEqual([2, 0])
    expect(vp('player', 'army-3', 0)).toEqual([0, 2])
  })

  test('whoever placed last', () => {
    expect(vp('bot', 'army-1', -4)).toEqual([0, 2])
    expect(vp('player', 'army-1', 4)).toEqual([2, 0])
  })

  test('a marker on the red cell: both score it', () => {
    expect(vp('bot', 'army-2', -2)).toEqual([2, 2])
  })

  test('on or past the first icon 1 more, on or past the second 2 more in all', () => {
    expect([vp('bot', 'army-1', 3), vp('bot', 'army-1', 4)]).toEqual([
      [2, 0],
      [3, 0],
    ])
    expect([vp('bot', 'army-1', 8), vp('bot', 'army-1', 9), vp('bot', 'army-1', 10)]).toEqual([
      [3, 0],
      [4, 0],
      [4, 0],
    ])
    expect(vp('player', 'army-1', -9)).toEqual([0, 4])
  })

  test('the icons of the short tracks stand at 4 and 8', () => {
    if (southEast === undefined || western === undefined) throw new Error('The board has five theatres.')
    expect([3, 4, 7, 8, 11].map((lead) => bonus(southEast, lead))).toEqual([0, 1, 1, 2, 2])
    expect([4, 5, 9, 10, 14].map((lead) => bonus(western, lead))).toEqual([0, 1, 1, 2, 2])
  })

  test('the bonus is paid again when a later campaign is closed', () => {
    const on = { 'EE.2.1': 'bot army-1', 'EE.2.2': 'bot army-1' }
    const { situation } = placed('bot', 'army-1', 'EE.2.3', { on, markers: { EE: 9 }, closed: { EE: 1 } })
    expect(situation.bot.vp).toBe(5)
  })

  test('the next campaign is open then', () => {
    const { situation } = placed('bot', 'army-1', 'EE.1.2', nearlyFull(0))
    expect(situation.theatres[2]?.closed).toBe(1)
  })

  test('a campaign with an empty space stays open', () => {
    const match = placed('bot', 'army-1', 'EE.1.2', {})
    expect(match.situation.theatres[2]?.closed).toBe(0)
    expect(match.situation.bot.vp).toBe(0)
  })

  test('with the last campaign the theatre is closed, and nobody places there any more', () => {
    const on = { 'SEA.2.1': 'bot navy-1', 'SEA.2.2': 'player army-1' }
    const at = { on, closed: { SEA: 1 }, toMove: 'player', reserve: ['army-1', 'airforce-1'] } as const
    const match = matchAt(at)
    playerPlaces(match, 'army-1', 'SEA.2.3')
    expect(match.situation.theatres[4]?.closed).toBe(2)
    expect(match.situation.player.vp).toBe(4)
  })
})

describe('closing a theatre at its end cell', () => {
  /** South East Asia one cell from the bot's end, all spaces empty. */
  const bare: Position = { markers: { SEA: 10 }, reserve: [] }

  test('the side that reached it scores every campaign that is not closed yet, and 2 for the icons once', () => {
    const { situation } = placed('bot', 'task-force-navy', 'SEA.1.1', bare)
    // Campaigns 2 and 4, icons 2, propaganda 1 and 2 left over.
    expect(situation.bot.vp).toBe(2 + 4 + 2 + 1 + 2)
    expect(situation.theatres[4]).toMatchObject({ marker: 11, closed: 2 })
  })

  test('campaigns that were closed before are not scored again', () => {
    const { situation } = placed('bot', 'task-force-navy', 'SEA.2.1', { ...bare, closed: { SEA: 1 } })
    expect(situation.bot.vp).toBe(4 + 2 + 2)
  })

  test('the other side gets nothing', () => {
    expect(placed('bot', 'task-force-navy', 'SEA.1.1', bare).situation.player.vp).toBe(0)
  })

  test('every space left empty is resolved for the winner; blank and tactical ones give nothing', () => {
    const at = { markers: { AME: 10 }, on: { 'AME.1.1': 'player army-1' } }
    const match = placed('bot', 'airforce-1', 'AME.1.4', at, [
      ['drawWeapon', ['spy']],
      ['drawForBot', ['army-1', 'army-1']],
    ])
    expect(logTexts(match)).toEqual([
      'The bot places airforce 1 on Africa & Middle East, campaign 1, space 4 (Propaganda 1).',
      'The bot has 1 VP now (+1).',
      "Move the marker of Africa & Middle East to cell 11 on the bot's half.",
      '+10 VP for the bot: it closes Africa & Middle East at the end of its track (3 + 5, and 2 for the track).',
      'The bot has 11 VP now (+10).',
      'The bot resolves the space left empty: Africa & Middle East, campaign 1, space 3 (Research).',
      "Put spy from the special weapons into the bot's bag.",
      'The bot resolves the space left empty: Africa & Middle East, campaign 2, space 2 (Improved Industrial Production).',
      "Put army 1 and army 1 at the end of the bot's row (Improved Industrial Production).",
    ])
  })

  test('the bot resolves them top row first, left to right, a strategic advantage by the greatest change', () => {
    const match = placed('bot', 'task-force-navy', 'SEA.1.2', {
      markers: { WE: 1, PO: 1, EE: -1, AME: 1, SEA: 10 },
      reserve: [],
    })
    expect(logTexts(match).slice(5)).toEqual([
      'The bot resolves the space left empty: South East Asia, campaign 1, space 1 (Propaganda 2).',
      'The bot has 10 VP now (+2).',
      'The bot resolves the space left empty: South East Asia, campaign 1, space 3 (Strategic Advantage 1).',
      'Move the marker of Eastern Europe to the red cell.',
      'The bot resolves the space left empty: South East Asia, campaign 2, space 1 (Bombing).',
      'There is nothing to bomb.',
      'The bot resolves the space left empty: South East Asia, campaign 2, space 2 (Propaganda 2).',
      'The bot has 12 VP now (+2).',
    ])
  })

  test('you choose the order of yours', () => {
    const match = matchAt({
      toMove: 'player',
      markers: { SEA: -10 },
      reserve: ['task-force-navy'],
      row: ['army-1', 'army-2'],
    })
    playAnswers(match, ['space', 'SEA.1.2'])
    expect(match.question?.id).toBe('blitzkrieg.leftover')
    expect(optionIds(match)).toEqual(['SEA.1.1', 'SEA.1.3', 'SEA.2.1', 'SEA.2.2'])
    playerPlaces(
      match,
      '',
      '',
      ['leftover', 'SEA.2.1'],
      ['bomb', 'row-1'],
      ['leftover', 'SEA.1.3'],
      ['useStrategic', 'WE'],
    )
    expect(match.situation.player.vp).toBe(2 + 4 + 2 + 2 + 2)
    expect(match.situation.theatres[0]?.marker).toBe(-1)
  })

  test('where all that is left is alike the order is not asked', () => {
    const on = { 'SEA.1.3': 'bot army-1', 'SEA.2.1': 'bot navy-1', 'SEA.1.2': 'bot navy-1' }
    const match = matchAt({ toMove: 'player', markers: { SEA: -10 }, reserve: ['task-force-navy'], on })
    playerPlaces(match, 'task-force-navy', 'SEA.1.1')
    expect(match.situation.player.vp).toBe(2 + 2 + 4 + 2 + 2)
  })

  test.each([
    [
      'another amount of the same',
      { 'SEA.1.3': 'bot army-1', 'SEA.2.1': 'bot navy-1' },
      ['SEA.1.2', 'SEA.2.2'],
    ],
    [
      'another effect of the same amount',
      { 'SEA.1.3': 'bot army-1', 'SEA.2.2': 'bot army-1' },
      ['SEA.1.2', 'SEA.2.1'],
    ],
  ])('the order is asked where there is %s', (_, on, left) => {
    const match = matchAt({ toMove: 'player', markers: { SEA: -10 }, reserve: ['task-force-navy'], on })
    playAnswers(match, ['space', 'SEA.1.1'])
    expect(optionIds(match)).toEqual(left)
  })

  test('nobody places there any more', () => {
    const match = placed('bot', 'task-force-navy', 'SEA.1.1', bare)
    expect(match.situation.theatres[4]?.closed).toBe(2)
  })
})

test('a placement that fills the campaign and reaches the end scores the campaign first, then the rest', () => {
  const on = { 'SEA.1.1': 'bot navy-1', 'SEA.1.2': 'player army-1', 'SEA.2.2': 'scientist' }
  const match = placed('bot', 'task-force-navy', 'SEA.1.3', { on, markers: { SEA: 10 }, reserve: [] })
  expect(logTexts(match).slice(3)).toEqual([
    '+4 VP for the bot: it wins campaign 1 of South East Asia (including 2 for the track).',
    'The bot has 4 VP now (+4).',
    '+6 VP for the bot: it closes South East Asia at the end of its track (4, and 2 for the track).',
    'The bot has 10 VP now (+6).',
    'The bot resolves the space left empty: South East Asia, campaign 2, space 1 (Bombing).',
    'There is nothing to bomb.',
  ])
})

test('filling the last campaign at the end cell closes the theatre once', () => {
  const on = { 'SEA.2.1': 'bot navy-1', 'SEA.2.2': 'player army-1' }
  const match = placed('bot', 'task-force-navy', 'SEA.2.3', { on, markers: { SEA: 10 }, closed: { SEA: 1 } })
  expect(match.situation.bot.vp).toBe(4 + 2)
  expect(logTexts(match).filter((told) => told.includes('end of its track'))).toEqual([])
})
