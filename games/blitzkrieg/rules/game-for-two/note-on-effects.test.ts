import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt, placed } from '../../testing/matches.ts'

describe('Note on Effects: the bot plays', () => {
  test('on industrial production: the units go to the end of its row', () => {
    const at = { row: ['navy-1', 'army-2'] }
    const { situation } = placed('bot', 'navy-1', 'WE.1.1', at, [['drawForBot', ['general']]])
    expect(situation.bot.reserve).toEqual(['army-2', 'general'])
  })

  test('on improved industrial production: both units go to the end of its row, in the order drawn', () => {
    const at = { row: ['navy-1', 'army-2'], closed: { AME: 1 } }
    const { situation } = placed('bot', 'navy-1', 'AME.2.2', at, [['drawForBot', ['general', 'army-1']]])
    expect(situation.bot.reserve).toEqual(['army-2', 'general', 'army-1'])
  })

  test('on research: the special weapon goes into its draw bag, not into the row and not into the cup', () => {
    const { situation } = placed('bot', 'army-1', 'WE.1.2', {}, [['drawWeapon', ['spy']]])
    expect(situation.bot.bag).toContain('spy')
    expect(situation.bot.reserve).not.toContain('spy')
    expect(situation.cup).not.toContain('spy')
    expect(situation.pool).toHaveLength(15)
  })

  test('on research industry: the special weapon goes to the end of the row', () => {
    const at = { row: ['army-1', 'navy-1'], closed: { WE: 2 } }
    const { situation } = placed('bot', 'army-1', 'WE.3.1', at, [['drawWeapon', ['spy']]])
    expect(situation.bot.reserve).toEqual(['navy-1', 'spy'])
  })

  test('on strategic advantage: another open theatre, by the greatest change, never onto the end cell', () => {
    const { situation } = placed('bot', 'army-1', 'AME.1.1', {
      markers: { AME: -5, SEA: 9, WE: 2, PO: 2, EE: 2 },
    })
    expect(situation.theatres.map(({ marker }) => marker)).toEqual([2, 2, 2, -4, 10])
  })

  test('on tactical advantage: in that theatre as for anyone', () => {
    expect(placed('bot', 'army-1', 'EE.1.1', {}).situation.theatres[2]?.marker).toBe(2)
  })

  test('on propaganda: it receives the points as anyone', () => {
    expect(placed('bot', 'navy-1', 'SEA.1.1', {}).situation.bot.vp).toBe(2)
  })

  test('a scientist: an airforce of strength 3', () => {
    const match = placed('bot', 'scientist', 'SEA.1.1', {})
    expect(match.situation.theatres[4]?.marker).toBe(3)
    expect(match.situation.bot.vp).toBe(2)
  })

  test('a scientist only in the open campaign', () => {
    const closed = { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 0 }
    const on = { 'SEA.1.1': 'player navy-1', 'SEA.1.2': 'player navy-1' }
    const match = matchAt({ row: ['scientist'], closed, on }, { options: { stratagems: false } })
    expect(match.situation.theatres[4]?.spaces[0]?.[2]).toBe('scientist')
  })

  test('a spy: what you placed last', () => {
    const { situation } = placed('bot', 'spy', 'SEA.1.1', { last: { player: 'navy-3' } })
    expect(situation.theatres[4]?.marker).toBe(3)
  })

  test('a spy after your scientist: an airforce of strength 3', () => {
    const { situation } = placed('bot', 'spy', 'SEA.1.1', { last: { player: 'scientist' } })
    expect(situation.theatres[4]?.marker).toBe(3)
  })

  test('a spy while you have placed nothing may not be placed', () => {
    const match = matchAt({ row: ['spy'] }, { options: { stratagems: false } })
    expect(match.outcome?.way).toBe('bot-cannot-place')
  })
})

describe('Note on Effects: you play a bombing effect', () => {
  const toBomb = (row: readonly string[]): readonly string[] => {
    const match = matchAt({ toMove: 'player', reserve: ['navy-1'], row })
    playAnswers(match, ['space', 'PO.1.1'])
    return match.question?.id === 'blitzkrieg.bomb' ? optionIds(match) : []
  }

  test('you choose among the units of the row that are no special weapons', () => {
    expect(toBomb(['army-1', 'spy', 'general', 'elite-army'])).toEqual(['row-1', 'row-3'])
  })

  test('where all are special weapons you choose among these', () => {
    expect(toBomb(['spy', 'elite-army'])).toEqual(['row-1', 'row-2'])
  })

  test("it goes back into the bot's draw bag, a special weapon too", () => {
    const { situation } = placed('player', 'navy-1', 'PO.1.1', { row: ['spy'] })
    expect(situation.bot).toMatchObject({ reserve: [], bag: expect.arrayContaining(['spy']) as unknown })
    expect(situation.pool).not.toContain('spy')
  })

  test('the only unit that can be bombed is not asked for', () => {
    const match = placed('player', 'navy-1', 'PO.1.1', { row: ['spy', 'army-1'] })
    expect(logTexts(match)).toContain("You bomb: army 1 (slot 2) goes back into the bot's bag.")
  })

  test('a bomber of yours bombs by the same rule', () => {
    const { situation } = placed('player', 'bomber-airforce', 'PO.2.4', {
      closed: { PO: 1 },
      row: ['spy', 'army-1'],
    })
    expect(situation.bot.reserve).toEqual(['spy'])
  })
})
