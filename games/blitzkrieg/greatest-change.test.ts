import { chosenBy, explained, keptBy, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { category, categoryOf } from './greatest-change.ts'
import { matchAt, placed } from './testing/matches.ts'

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
    expect(explained(match, 'strategic')).toMatchInlineSnapshot(`
      "category of the change, 1 the greatest: all equal (Western Europe 4, Pacific Ocean 4, Eastern Europe 4 and South East Asia 4)
      a larger lead is more extreme: existing lead, in categories 4 and 5 [ruling: What makes a change the greater one inside its category?]: Pacific Ocean (Western Europe 2, Pacific Ocean 7, Eastern Europe 5 and South East Asia 3)
      Strategic advantage: Pacific Ocean"
    `)
  })

  test('inside 5 the larger lead of yours', () => {
    expect(chosenBy(used({ WE: -4, PO: -5, EE: -9, SEA: -4 }), 'strategic')).toBe('EE')
  })

  test('inside 1 to 3 a tie, which the order of theatres decides', () => {
    const match = used({ WE: 1, PO: -2, EE: -1, SEA: 1 })
    expect(explained(match, 'strategic')).toMatchInlineSnapshot(`
      "category of the change, 1 the greatest: Pacific Ocean and Eastern Europe (Western Europe 4, Pacific Ocean 1, Eastern Europe 1 and South East Asia 4)
      a larger lead is more extreme: existing lead, in categories 4 and 5 [ruling: What makes a change the greater one inside its category?]: all equal (Pacific Ocean 0 and Eastern Europe 0)
      tie. top before bottom [ruling: Which theatre stands above which?]: Pacific Ocean (of Pacific Ocean and Eastern Europe)
      Strategic advantage: Pacific Ocean"
    `)
  })

  test('a lead one short of the end cannot grow: it is no change of the fourth kind', () => {
    const match = used({ WE: 13, PO: 1, EE: 1, SEA: 1 })
    expect(chosenBy(match, 'strategic')).toBe('PO')
    expect(explained(match, 'strategic')).toContain('(Western Europe 6, Pacific Ocean 4')
  })

  test('other reading of ties: the larger movement of the marker', () => {
    const markers = { WE: 12, PO: 9, EE: 2, SEA: 9 }
    const by = (reading: string) =>
      placed('bot', 'army-1', 'AME.1.1', { markers }, [], { rulings: { 'blitzkrieg.changeTies': reading } })
    expect(chosenBy(by('lead'), 'strategic')).toBe('WE')
    expect(chosenBy(by('shift'), 'strategic')).toBe('PO')
    expect(explained(by('shift'), 'strategic')).toMatchInlineSnapshot(`
      "category of the change, 1 the greatest: all equal (Western Europe 4, Pacific Ocean 4, Eastern Europe 4 and South East Asia 4)
      a larger movement is more extreme: movement of the marker, in categories 4 and 5 [ruling: What makes a change the greater one inside its category?]: Pacific Ocean and Eastern Europe (Western Europe 1, Pacific Ocean 3, Eastern Europe 3 and South East Asia 1)
      tie. top before bottom [ruling: Which theatre stands above which?]: Pacific Ocean (of Pacific Ocean and Eastern Europe)
      Strategic advantage: Pacific Ocean"
    `)
  })
})

describe('a unit causes the greatest change', () => {
  const plain = { options: { stratagems: false } }
  const chosen = (row: readonly string[], marker: number, reading = 'lead') => {
    const at = { row, stratagem: 'counterattack', markers: { EE: marker }, closed: { EE: 1 } } as const
    const match = matchAt(
      { ...at, on: { 'EE.2.1': 'player army-1' } },
      { ...plain, rulings: { 'blitzkrieg.changeTies': reading } },
    )
    turn(match)
    return match
  }

  test('the best category that some unit reaches', () => {
    expect(
      keptBy(chosen(['army-1', 'army-2', 'army-3', 'general'], -2), 'unit', 'counterattack.category'),
    ).toEqual(['row-3'])
    expect(
      keptBy(chosen(['army-1', 'army-2', 'navy-3', 'general'], -2), 'unit', 'counterattack.category'),
    ).toEqual(['row-2'])
  })

  test('inside the first three categories all stay', () => {
    const match = chosen(['army-2', 'army-3', 'army-1'], -1)
    expect(keptBy(match, 'unit', 'counterattack.category')).toEqual(['row-1', 'row-2'])
    expect(keptBy(match, 'unit', 'counterattack.lead.extreme')).toEqual(['row-1', 'row-2'])
  })

  test('inside the fifth the existing lead is the same for all units: all stay', () => {
    expect(keptBy(chosen(['army-1', 'army-3'], -9), 'unit', 'counterattack.lead.extreme')).toEqual([
      'row-1',
      'row-2',
    ])
  })

  test('other reading of ties: the larger movement', () => {
    const match = chosen(['army-1', 'army-3'], -9, 'shift')
    expect(keptBy(match, 'unit', 'counterattack.shift.shift')).toEqual(['row-2'])
  })

  test('a unit that moves nothing changes nothing: it comes last', () => {
    expect(keptBy(chosen(['airforce-0', 'army-1'], -9), 'unit', 'counterattack.category')).toEqual(['row-2'])
  })

  test('the whole placement is tried: the tactical space first', () => {
    const row = ['army-1', 'army-2', 'army-1', 'navy-1', 'navy-1']
    const match = matchAt({ row, stratagem: 'counterattack', markers: { EE: -2 } }, plain)
    turn(match)
    expect(explained(match, 'unit')).toMatchInlineSnapshot(`
      "1. it may legally be placed there: army 1 (slot 1), army 2 (slot 2) and army 1 (slot 3)
      2. it must win and either is as good: it closes and wins the theatre or the campaign [ruling: Closing the whole theatre or only its campaign: which comes first, for position and unit?]: none, passed over
      Counterattack: category of the change, 1 the greatest: army 2 (slot 2) (army 1 (slot 1) 3, army 2 (slot 2) 1 and army 1 (slot 3) 3)
      Unit: army 2 (slot 2)"
    `)
  })
})
