import { playAnswers, optionIds, logTexts, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { movement } from './fighting.ts'
import { unitOf } from '../../table/the-board/pieces.ts'
import { matchAt, placed, playerPlaces } from '../../testing/matches.ts'
import { type Position, situation, theatre } from '../../testing/position.ts'

const moved = (side: 'bot' | 'player', kind: string, position: Position): number => {
  const now = situation({ row: [], ...position })
  return movement(now, side, unitOf(kind), theatre(now, 'WE'))
}
const markers = (match: ReturnType<typeof placed>): readonly number[] =>
  match.situation.theatres.map(({ marker }) => marker)

describe('officers', () => {
  test('alone a general or an admiral moves the marker by 1', () => {
    expect([moved('bot', 'general', {}), moved('bot', 'admiral', {})]).toEqual([1, 1])
  })

  test('a general counts own armies and airforces in the theatre, itself included', () => {
    const on = { 'WE.1.2': 'bot army-3', 'WE.1.3': 'bot airforce-1', 'WE.1.1': 'bot navy-1' }
    expect(moved('bot', 'general', { on })).toBe(3)
  })

  test('an admiral counts own navies and airforces', () => {
    const on = { 'WE.1.1': 'bot navy-3', 'WE.1.3': 'bot airforce-1', 'WE.1.2': 'bot army-1' }
    expect(moved('bot', 'admiral', { on })).toBe(3)
  })

  test('units in all campaigns of the theatre count, those of other theatres do not', () => {
    const on = { 'WE.1.2': 'bot army-1', 'WE.2.1': 'bot army-1', 'EE.1.1': 'bot army-1' }
    expect(moved('bot', 'general', { on, closed: { WE: 1 } })).toBe(3)
  })

  test("the enemy's units do not count", () => {
    expect(moved('bot', 'general', { on: { 'WE.1.2': 'player army-1' } })).toBe(1)
  })

  test('special weapons do not count', () => {
    expect(moved('bot', 'general', { on: { 'WE.1.2': 'elite-army' } })).toBe(1)
  })

  test('an officer counts as a unit of its arm: an admiral as a navy, a general as an army', () => {
    expect(moved('bot', 'admiral', { on: { 'WE.1.1': 'bot admiral' } })).toBe(2)
    expect(moved('bot', 'general', { on: { 'WE.1.1': 'bot admiral' } })).toBe(1)
    expect(moved('bot', 'general', { on: { 'WE.1.2': 'bot general' } })).toBe(2)
  })

  test('once it lies there, an officer is still counted once', () => {
    const match = placed('player', 'general', 'WE.1.2', { on: { 'WE.1.3': 'player army-1' } }, [
      ['drawWeapon', ['spy']],
    ])
    expect(markers(match)[0]).toBe(-2)
  })
})

describe('blitz', () => {
  test('after it is resolved you may place another unit in the same theatre', () => {
    const match = matchAt({ toMove: 'player', reserve: ['airforce-0', 'army-1'] })
    playAnswers(match, ['space', 'EE.1.1'], ['unitPlaced', 'airforce-0'])
    expect(match.question?.id).toBe('blitzkrieg.blitz')
    expect(optionIds(match)).toEqual(['EE.1.2', 'stop'])
  })

  test('you need not', () => {
    const match = matchAt({ toMove: 'player', reserve: ['airforce-0', 'army-1'] })
    playerPlaces(match, 'airforce-0', 'EE.1.1', ['blitz', 'stop'])
    expect(match.situation.player.reserve).toContain('army-1')
    expect(match.situation.toMove).toBe('bot')
  })

  test('where it filled the campaign, the next one is open for the second unit', () => {
    const match = matchAt({
      toMove: 'player',
      reserve: ['airforce-0', 'army-1'],
      on: { 'EE.1.1': 'bot army-1' },
    })
    playAnswers(match, ['space', 'EE.1.2'], ['unitPlaced', 'airforce-0'])
    turnTo(match, 'blitzkrieg.blitz')
    expect(optionIds(match)).toEqual(['EE.2.1', 'EE.2.2', 'EE.2.3', 'stop'])
  })

  test('where it closed the theatre, there is no second placement', () => {
    const at = {
      toMove: 'player',
      reserve: ['blitz-army', 'army-1'],
      markers: { EE: -13 },
      closed: { EE: 2 },
      on: { 'EE.3.2': 'bot army-1', 'EE.3.3': 'bot army-1', 'EE.3.4': 'bot army-1' },
    } as const
    const match = matchAt(at)
    playerPlaces(match, 'blitz-army', 'EE.3.5', ['bomb', 'row-1'])
    expect(match.situation.theatres[2]?.closed).toBe(3)
    expect(match.situation.toMove).toBe('bot')
  })

  test('a second blitz unit gives a third placement', () => {
    const match = matchAt({
      toMove: 'player',
      reserve: ['airforce-0', 'army-1', 'blitz-army'],
      closed: { EE: 2 },
    })
    playerPlaces(
      match,
      'airforce-0',
      'EE.3.5',
      ['blitz', 'EE.3.2'],
      ['unitPlaced', 'blitz-army'],
      ['blitz', 'EE.3.4'],
    )
    expect(match.situation.theatres[2]?.spaces[2]).toEqual([
      '',
      'blitz-army',
      '',
      'player army-1',
      'player airforce-0',
    ])
  })
})

function turnTo(match: ReturnType<typeof matchAt>, id: string): void {
  while (match.question !== undefined && match.question.id !== id)
    match.answer(match.question.write(match.question.sample(() => 0)), 'seed')
}

test('a task force does not resolve the effect of its space', () => {
  const match = placed('player', 'task-force-navy', 'SEA.1.1', {})
  expect(match.situation.player.vp).toBe(0)
  expect(markers(match)[4]).toBe(-5)
})

describe('bombers', () => {
  test('resolve the effect of the space and bomb as well', () => {
    const match = placed('player', 'bomber-navy', 'SEA.1.1', { row: ['army-1', 'army-2'] }, [
      ['bomb', 'row-1'],
    ])
    expect(match.situation.player.vp).toBe(2)
    expect(match.situation.bot.reserve).toEqual(['army-2'])
  })

  test('on a bombing space a bomber bombs twice', () => {
    const match = placed('bot', 'bomber-navy', 'PO.1.1', { reserve: ['army-1', 'army-2'] })
    expect(match.situation.player.reserve).toEqual([])
  })
})

describe('the nuclear bomb', () => {
  test('moves 7 here and every other open theatre 2 against its owner', () => {
    const at = { closed: { SEA: 2 }, markers: { SEA: 3 } }
    expect(markers(placed('bot', 'nuclear-bomb', 'WE.2.2', { ...at, closed: { SEA: 2, WE: 1 } }))).toEqual([
      7, -2, -2, -2, 3,
    ])
    expect(markers(placed('player', 'nuclear-bomb', 'EE.1.1', at))).toEqual([2, 2, -8, 2, 3])
  })

  test('elsewhere it stops one short of the end cell of the enemy', () => {
    const at = { markers: { PO: -13, EE: -12 }, closed: { WE: 1 } }
    expect(markers(placed('bot', 'nuclear-bomb', 'WE.2.2', at))).toEqual([7, -13, -13, -2, -2])
  })
})

describe('the spy', () => {
  test("takes arm, strength and abilities of the enemy's last unit", () => {
    const last = { bot: 'task-force-navy' }
    const match = placed('player', 'spy', 'SEA.1.1', { last })
    expect([match.situation.player.vp, markers(match)[4]]).toEqual([0, -5])
  })

  test('after a blitz unit it is a blitz unit', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1', 'spy'], last: { bot: 'airforce-0' } })
    playerPlaces(match, 'spy', 'EE.1.1', ['blitz', 'EE.1.2'])
    expect(match.situation.theatres[2]?.spaces[0]).toEqual(['spy', 'player army-1'])
  })

  test('an officer is copied with its own count', () => {
    const on = { 'WE.1.3': 'player army-1' }
    const match = placed('player', 'spy', 'WE.1.2', { on, last: { bot: 'general' } })
    expect(markers(match)[0]).toBe(-2)
  })

  test('a spy that copied is copied as what it was', () => {
    const match = placed('player', 'spy', 'SEA.1.1', { last: { bot: 'navy-3' } })
    expect(match.situation.player.last).toBe('navy-3')
  })
})

describe('the scientist', () => {
  test('resolves the effect of a space in a campaign that is not open yet, and moves nothing', () => {
    const match = placed('player', 'scientist', 'SEA.2.2', {})
    expect(match.situation.player.vp).toBe(2)
    expect(markers(match)[4]).toBe(0)
  })

  test('a campaign that it filled early is scored when it would open', () => {
    const on = {
      'AME.1.1': 'bot army-1',
      'AME.1.2': 'bot navy-1',
      'AME.1.3': 'player army-1',
      'AME.2.1': 'player army-1',
      'AME.2.2': 'scientist',
      'AME.2.3': 'player navy-1',
    }
    const match = placed('player', 'army-2', 'AME.1.4', { on })
    expect(match.situation.theatres[3]?.closed).toBe(2)
    expect(match.situation.player.vp).toBe(1 + 3 + 5)
    expect(logTexts(match)).toContain('+5 VP for you: you win campaign 2 of Africa & Middle East.')
  })
})

test('the last unit of each side is remembered, and who placed last', () => {
  const match = matchAt({ toMove: 'player', reserve: ['airforce-1', 'army-1'] })
  playerPlaces(match, 'airforce-1', 'EE.1.1')
  expect(match.situation).toMatchObject({ lastBy: 'player', player: { last: 'airforce-1' } })
  turn(match)
  expect(match.situation.lastBy).toBe('bot')
})
