import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Terrain } from '../../table/the-board/board.ts'
import { fits } from './fighting.ts'
import { legalSpaces } from './player-turn.ts'
import { unitOf } from '../../table/the-board/pieces.ts'
import { openTheatres } from '../../table/situation.ts'
import { matchAt } from '../../testing/matches.ts'
import { type Position, situation, space } from '../../testing/position.ts'

const now = situation({})
const spaceOn: Readonly<Record<Terrain, string>> = { land: 'WE.1.2', sea: 'WE.1.1', landSea: 'WE.1.3' }
const legal = (position: Position): readonly string[] => {
  const at = situation(position)
  return legalSpaces(at, openTheatres(at)).map(({ id }) => id)
}

describe('placing: the terrain', () => {
  test.each([
    ['army-1', true, false],
    ['general', true, false],
    ['elite-army', true, false],
    ['navy-1', false, true],
    ['admiral', false, true],
    ['bomber-navy', false, true],
    ['airforce-1', true, true],
    ['airforce-0', true, true],
    ['bomber-airforce', true, true],
    ['scientist', true, true],
    ['nuclear-bomb', true, false],
  ] as const)('%s: on land %s, at sea %s, and on both together', (kind, land, sea) => {
    const may = (terrain: Terrain): boolean => fits(now, unitOf(kind), space(now, spaceOn[terrain]))
    expect([may('land'), may('sea'), may('landSea')]).toEqual([land, sea, true])
  })
})

describe('placing: where', () => {
  test('only in the open campaign of a theatre, in any column', () => {
    expect(legal({ reserve: ['airforce-1'] }).filter((id) => id.startsWith('WE'))).toEqual([
      'WE.1.1',
      'WE.1.2',
      'WE.1.3',
    ])
  })

  test('not where a unit lies already', () => {
    expect(legal({ reserve: ['airforce-1'], on: { 'WE.1.1': 'bot navy-1' } })).not.toContain('WE.1.1')
  })

  test('the next campaign once the first is closed', () => {
    expect(legal({ reserve: ['airforce-1'], closed: { WE: 1 } })).toEqual(
      expect.arrayContaining(['WE.2.1', 'WE.2.2', 'WE.2.3']),
    )
  })

  test('nowhere in a closed theatre', () => {
    expect(legal({ reserve: ['airforce-1'], closed: { WE: 3 } }).filter((id) => id.startsWith('WE'))).toEqual(
      [],
    )
  })

  test('only spaces that some unit of the reserve may lie on are offered', () => {
    expect(legal({ reserve: ['navy-1'] })).toEqual([
      'WE.1.1',
      'WE.1.3',
      'PO.1.1',
      'PO.1.2',
      'AME.1.2',
      'AME.1.3',
      'AME.1.4',
      'SEA.1.1',
      'SEA.1.2',
      'SEA.1.3',
    ])
  })

  test('a scientist goes into campaigns that are not open yet, but not into closed ones', () => {
    const spaces = legal({ reserve: ['scientist'], closed: { WE: 1 } }).filter((id) => id.startsWith('WE'))
    expect(spaces).toEqual(['WE.2.1', 'WE.2.2', 'WE.2.3', 'WE.3.1', 'WE.3.2', 'WE.3.3'])
  })

  test('a spy goes where the unit it copies may go, and nowhere before the enemy has placed one', () => {
    expect(legal({ reserve: ['spy'] })).toEqual([])
    expect(legal({ reserve: ['spy'], last: { bot: 'army-1' } })).toEqual(legal({ reserve: ['army-1'] }))
  })
})

describe('placing: what is asked', () => {
  test('the space, then the unit among those that may lie there', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1', 'army-2', 'navy-1'] })
    expect(match.question?.id).toBe('blitzkrieg.space')
    playAnswers(match, ['space', 'WE.1.2'])
    expect(optionIds(match)).toEqual(['army-1', 'army-2'])
  })

  test('not the unit where only one may lie there', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1', 'navy-1'] })
    playAnswers(match, ['space', 'WE.1.2'])
    expect(match.situation.theatres[0]?.spaces[0]?.[1]).toBe('player army-1')
  })

  test('not the space where there is only one', () => {
    const match = matchAt({
      toMove: 'player',
      reserve: ['army-1', 'army-2'],
      closed: { PO: 3, EE: 3, AME: 2, SEA: 2 },
      on: { 'WE.1.3': 'bot army-1' },
    })
    expect(match.question?.id).toBe('blitzkrieg.unitPlaced')
  })

  test('identical units are offered once', () => {
    const match = matchAt({ toMove: 'player', reserve: ['army-1', 'army-1', 'army-2'] })
    playAnswers(match, ['space', 'WE.1.2'])
    expect(match.question?.options).toHaveLength(2)
  })
})
