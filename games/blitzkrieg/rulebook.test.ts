import { chosenBy, explanationText, candidatesAfter, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt } from './testing/matches.ts'
import type { Position } from './testing/position.ts'

/** Example 1 of the leaflet: no research space left in Western Europe, four empty spaces in the Pacific Ocean. */
const example1: Position = {
  row: ['admiral', 'airforce-1', 'navy-2', 'navy-1', 'army-2'],
  closed: { WE: 1, PO: 1, EE: 1 },
  on: { 'WE.2.1': 'bot army-1', 'EE.2.1': 'player army-1', 'AME.1.4': 'player navy-1' },
  markers: { WE: 2, PO: 1, EE: -1, AME: -1 },
}

/** Example 2: all open campaigns but one give 3 VP, and one of these has a propaganda space left. */
const example2: Position = {
  row: ['navy-1', 'airforce-1', 'navy-2', 'army-2', 'admiral'],
  closed: { WE: 1, PO: 1, EE: 1 },
  on: { 'PO.2.4': 'bot army-1', 'AME.1.4': 'player navy-1' },
  markers: { WE: 2, PO: 1, EE: -1, AME: -1 },
}

describe('Example 1: Research & Development', () => {
  const played = (roll: number) => {
    const match = matchAt(example1)
    turn(match, ['stratagem', ['research-and-development']], ['unit.tie', roll])
    return match
  }
  const match = played(1)

  test('1 to 3: nothing can be closed; the stratagem keeps three theatres, the Pacific Ocean is the emptiest', () => {
    expect(explanationText(match, 'theatre')).toMatchInlineSnapshot(`
      "1. one placement can close and win the theatre: none, skipped
      2. one placement can close and win its campaign: none, skipped
      3. a unit can legally be placed there: all
      4. Research & Development: it has a free research space: Pacific Ocean, Eastern Europe and Africa & Middle East
      5a. the most empty spaces in the open campaign: Pacific Ocean (Pacific Ocean: 4, Eastern Europe: 2 and Africa & Middle East: 3)
      Theatre: Pacific Ocean"
    `)
  })

  test('4: the research space is chosen', () => {
    expect(explanationText(match, 'position')).toMatchInlineSnapshot(`
      "1. it can close and win the theatre or the campaign: none, skipped
      2. a unit can legally be placed there: all
      3. Research & Development: a research space: Pacific Ocean, campaign 2, space 1 (Improved Research)
      Position: Pacific Ocean, campaign 2, space 1 (Improved Research)"
    `)
  })

  test('5: the army may not be placed there, a die selects among the other four', () => {
    expect(explanationText(match, 'unit')).toMatchInlineSnapshot(`
      "1. it can legally be placed there: admiral (slot 1), airforce 1 (slot 2), navy 2 (slot 3) and navy 1 (slot 4)
      2. it closes and wins the theatre or the campaign: none, skipped
      7. the die, counted from the left: 1 is admiral (slot 1) (of admiral (slot 1), airforce 1 (slot 2), navy 2 (slot 3) and navy 1 (slot 4))
      Unit: admiral (slot 1)"
    `)
  })

  test.each([
    [1, 'row-1'],
    [2, 'row-2'],
    [3, 'row-3'],
    [4, 'row-4'],
    [5, 'row-1'],
    [6, 'row-2'],
  ] as const)('5: a roll of %i selects %s', (roll, slot) => {
    expect(chosenBy(played(roll), 'unit')).toBe(slot)
  })
})

describe('Example 2: For the Glory', () => {
  const played = (roll: number, position = example2) => {
    const match = matchAt(position)
    turn(match, ['stratagem', ['for-the-glory']], ['unit.tie', roll])
    return match
  }
  const match = played(1)

  test('1 and 2: nothing can be closed; South East Asia is out, Eastern Europe has the propaganda space', () => {
    expect(explanationText(match, 'theatre')).toMatchInlineSnapshot(`
      "1. one placement can close and win the theatre: none, skipped
      2. one placement can close and win its campaign: none, skipped
      3. a unit can legally be placed there: all
      4. For the Glory: the most VP for the open campaign: Western Europe, Pacific Ocean, Eastern Europe and Africa & Middle East (Western Europe: 3, Pacific Ocean: 3, Eastern Europe: 3, Africa & Middle East: 3 and South East Asia: 2)
      4. For the Glory: it has a free VP space: Eastern Europe
      Theatre: Eastern Europe"
    `)
  })

  test('2: the propaganda space is chosen', () => {
    expect(explanationText(match, 'position')).toMatchInlineSnapshot(`
      "1. it can close and win the theatre or the campaign: none, skipped
      2. a unit can legally be placed there: all
      3. For the Glory: a VP space: Eastern Europe, campaign 2, space 1 (Propaganda 1)
      Position: Eastern Europe, campaign 2, space 1 (Propaganda 1)"
    `)
  })

  test('3: the airforce and the army may be placed there, and a die decides', () => {
    expect(explanationText(match, 'unit')).toMatchInlineSnapshot(`
      "1. it can legally be placed there: airforce 1 (slot 2) and army 2 (slot 4)
      2. it closes and wins the theatre or the campaign: none, skipped
      7. the die, counted from the left: 1 is airforce 1 (slot 2) (of airforce 1 (slot 2) and army 2 (slot 4))
      Unit: airforce 1 (slot 2)"
    `)
  })

  test.each([
    [1, 'row-2'],
    [2, 'row-4'],
    [3, 'row-2'],
    [4, 'row-4'],
    [5, 'row-2'],
    [6, 'row-4'],
  ] as const)('3: a roll of %i selects %s', (roll, slot) => {
    expect(chosenBy(played(roll), 'unit')).toBe(slot)
  })

  test('Note: with that space covered, the tie-breaks select Western Europe', () => {
    const covered = played(1, { ...example2, on: { ...example2.on, 'EE.2.1': 'player army-1' } })
    expect(explanationText(covered, 'theatre')).toMatchInlineSnapshot(`
      "1. one placement can close and win the theatre: none, skipped
      2. one placement can close and win its campaign: none, skipped
      3. a unit can legally be placed there: all
      4. For the Glory: the most VP for the open campaign: Western Europe, Pacific Ocean, Eastern Europe and Africa & Middle East (Western Europe: 3, Pacific Ocean: 3, Eastern Europe: 3, Africa & Middle East: 3 and South East Asia: 2)
      4. For the Glory: it has a free VP space: none, skipped
      5a. the most empty spaces in the open campaign: Western Europe, Pacific Ocean and Africa & Middle East (Western Europe: 3, Pacific Ocean: 3, Eastern Europe: 2 and Africa & Middle East: 3)
      5b. the most VP for the open campaign: all equal (3)
      5c. the topmost, then the leftmost [ruling: “Theatre order”]: Western Europe (Western Europe: number 1 in that order, Pacific Ocean: number 4 in that order and Africa & Middle East: number 3 in that order)
      Theatre: Western Europe"
    `)
  })

  test.each(['columns', 'height'])('Note: it fits the order of theatres by %s', (order) => {
    const position = { ...example2, on: { ...example2.on, 'EE.2.1': 'player army-1' } }
    const other = matchAt(position, { rulings: { 'blitzkrieg.theatreOrder': order } })
    turn(other, ['stratagem', ['for-the-glory']])
    expect(chosenBy(other, 'theatre')).toBe('WE')
    expect(candidatesAfter(other, 'theatre', '5')).toEqual(['WE', 'PO', 'AME'])
  })
})
