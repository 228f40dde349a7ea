import { chosenBy, explanationText, candidatesAfter, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { category, categoryOf } from './greatest-change.ts'
import { matchAt, placed } from '../../testing/matches.ts'

describe('Greatest Change', () => {
  test('1: from a lead of yours to a lead of the bot', () => {
    expect(category(-1, 1, false)).toBe(1)
  })

  test('2: from a tie to a lead of the bot', () => {
    expect(category(0, 1, false)).toBe(2)
  })

  test('3: from a lead of yours to a tie', () => {
    expect(category(-1, 0, false)).toBe(3)
  })

  test('4: a lead of the bot grows', () => {
    expect(category(1, 2, false)).toBe(4)
  })

  test('5: a lead of yours shrinks', () => {
    expect(category(-3, -1, false)).toBe(5)
  })

  test('6: any other change that does not let you win a campaign or theatre', () => {
    expect(category(2, 2, false)).toBe(6)
  })

  test('7: any other change', () => {
    expect(category(-2, -2, true)).toBe(7)
  })

  test('a marker that stays where it is has not changed anything: the sixth, or the seventh', () => {
    expect([category(0, 0, false), category(-2, -2, false), category(2, 2, false)]).toEqual([6, 6, 6])
    expect([category(0, 0, true), category(-2, -2, true)]).toEqual([7, 7])
  })

  test('a campaign that ends in a tie is not won by you', () => {
    const trial = { reachesEnd: false, fills: true, last: false }
    expect(categoryOf(0, { ...trial, marker: 0 })).toBe(6)
    expect(categoryOf(-1, { ...trial, marker: -1 })).toBe(7)
  })

  test('a lead that shrinks stays the fifth even where you win the campaign by it', () => {
    expect(category(-3, -1, true)).toBe(5)
  })
})

describe('a strategic advantage goes where it is the greatest change', () => {
  const used = (markers: Readonly<Record<string, number>>, where = 'AME.1.1') =>
    placed('bot', 'army-1', where, { markers })

  test('1 before 2', () => {
    expect(chosenBy(used({ WE: 0, PO: 0, EE: -2, SEA: 0 }), 'strategic')).toBe('EE')
  })

  test('2 before 3', () => {
    expect(chosenBy(used({ WE: -3, PO: -3, EE: 0, SEA: -3 }), 'strategic')).toBe('EE')
  })

  test('3 before 4', () => {
    expect(chosenBy(used({ WE: 5, PO: 5, EE: -3, SEA: 5 }), 'strategic')).toBe('EE')
  })

  test('4 before 5', () => {
    expect(chosenBy(used({ WE: -9, PO: -9, EE: 1, SEA: -9 }), 'strategic')).toBe('EE')
  })

  test('5 before 6', () => {
    expect(chosenBy(used({ WE: 13, PO: 13, EE: -9, SEA: 10 }), 'strategic')).toBe('EE')
  })

  test('inside 4 the larger lead', () => {
    const match = used({ WE: 2, PO: 7, EE: 5, SEA: 3 })
    expect(explanationText(match, 'strategic')).toMatchInlineSnapshot(`
      "the greatest change: all equal (a lead of the bot grows (4th of 7))
      the largest lead so far [ruling: “More extreme”]: Pacific Ocean (Western Europe: 2, Pacific Ocean: 7, Eastern Europe: 5 and South East Asia: 3)
      Strategic advantage: Pacific Ocean"
    `)
  })

  test('inside 5 the larger lead of yours', () => {
    expect(chosenBy(used({ WE: -4, PO: -5, EE: -9, SEA: -4 }), 'strategic')).toBe('EE')
  })

  test('inside 1 to 3 a tie, which the order of theatres decides', () => {
    const match = used({ WE: 1, PO: -2, EE: -1, SEA: 1 })
    expect(explanationText(match, 'strategic')).toMatchInlineSnapshot(`
      "the greatest change: Pacific Ocean and Eastern Europe (Western Europe: a lead of the bot grows (4th of 7), Pacific Ocean: your lead becomes a lead of the bot (1st of 7), Eastern Europe: your lead becomes a lead of the bot (1st of 7) and South East Asia: a lead of the bot grows (4th of 7))
      the most empty spaces in the open campaign: all equal (2)
      the most VP for the open campaign: all equal (2)
      the topmost, then the leftmost [ruling: “Theatre order”]: Eastern Europe (Pacific Ocean: number 4 in that order and Eastern Europe: number 2 in that order)
      Strategic advantage: Eastern Europe"
    `)
  })

  test('a lead one short of the end cannot grow: it is no change of the fourth kind', () => {
    const match = used({ WE: 13, PO: 1, EE: 1, SEA: 1 })
    expect(chosenBy(match, 'strategic')).toBe('SEA')
    expect(explanationText(match, 'strategic')).toContain(
      '(Western Europe: another change or none, and you win nothing (6th of 7), Pacific Ocean: a lead of the bot grows (4th of 7)',
    )
  })

  test('other reading of ties: the larger movement of the marker', () => {
    const markers = { WE: 12, PO: 9, EE: 2, SEA: 9 }
    const by = (reading: string) =>
      placed('bot', 'army-1', 'AME.1.1', { markers }, [], { rulings: { 'blitzkrieg.changeTies': reading } })
    expect(chosenBy(by('lead'), 'strategic')).toBe('WE')
    expect(chosenBy(by('shift'), 'strategic')).toBe('EE')
    expect(explanationText(by('shift'), 'strategic')).toMatchInlineSnapshot(`
      "the greatest change: all equal (a lead of the bot grows (4th of 7))
      the largest movement of the marker [ruling: “More extreme”]: Pacific Ocean and Eastern Europe (Western Europe: 1, Pacific Ocean: 3, Eastern Europe: 3 and South East Asia: 1)
      the most empty spaces in the open campaign: all equal (2)
      the most VP for the open campaign: all equal (2)
      the topmost, then the leftmost [ruling: “Theatre order”]: Eastern Europe (Pacific Ocean: number 4 in that order and Eastern Europe: number 2 in that order)
      Strategic advantage: Eastern Europe"
    `)
  })
})

describe('a unit causes the greatest change', () => {
  const plain = { options: { stratagems: false } }
  const chosen = (row: readonly string[], marker: number, reading = 'lead') => {
    const at = { row, drawn: 'counterattack', markers: { EE: marker }, closed: { EE: 1 } } as const
    const match = matchAt(
      { ...at, on: { 'EE.2.1': 'player army-1' } },
      { ...plain, rulings: { 'blitzkrieg.changeTies': reading } },
    )
    turn(match)
    return match
  }

  test('the best category that some unit reaches', () => {
    expect(
      candidatesAfter(
        chosen(['army-1', 'army-2', 'army-3', 'general'], -2),
        'unit',
        'counterattack.category',
      ),
    ).toEqual(['row-3'])
    expect(
      candidatesAfter(
        chosen(['army-1', 'army-2', 'navy-3', 'general'], -2),
        'unit',
        'counterattack.category',
      ),
    ).toEqual(['row-2'])
  })

  test('inside the first three categories all stay', () => {
    const match = chosen(['army-2', 'army-3', 'army-1'], -1)
    expect(candidatesAfter(match, 'unit', 'counterattack.category')).toEqual(['row-1', 'row-2'])
    expect(candidatesAfter(match, 'unit', 'counterattack.lead.extreme')).toBeUndefined()
  })

  test('inside the fifth the existing lead is the same for all units: all stay', () => {
    expect(candidatesAfter(chosen(['army-1', 'army-3'], -9), 'unit', 'counterattack.lead.extreme')).toEqual([
      'row-1',
      'row-2',
    ])
  })

  test('other reading of ties: the larger movement', () => {
    const match = chosen(['army-1', 'army-3'], -9, 'shift')
    expect(candidatesAfter(match, 'unit', 'counterattack.shift.shift')).toEqual(['row-2'])
  })

  test('a unit that moves nothing changes nothing: it comes last', () => {
    expect(candidatesAfter(chosen(['airforce-0', 'army-1'], -9), 'unit', 'counterattack.category')).toEqual([
      'row-2',
    ])
  })

  test('the whole placement is tried: the tactical space first', () => {
    const row = ['army-1', 'army-2', 'army-1', 'navy-1', 'navy-1']
    const match = matchAt({ row, drawn: 'counterattack', markers: { EE: -2 } }, plain)
    turn(match)
    expect(explanationText(match, 'unit')).toMatchInlineSnapshot(`
      "1. it can legally be placed there: army 1 (slot 1), army 2 (slot 2) and army 1 (slot 3)
      2. it closes and wins the theatre or the campaign: none, skipped
      3. Counterattack: the greatest change [ruling: “What a placement counts”]: army 2 (slot 2) (army 1 (slot 1): your lead becomes a tie (3rd of 7), army 2 (slot 2): your lead becomes a lead of the bot (1st of 7) and army 1 (slot 3): your lead becomes a tie (3rd of 7))
      Unit: army 2 (slot 2)"
    `)
  })
})
