import { chosenBy, narrowingLines, explanationText, candidatesAfter, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Stratagem } from '../../table/the-board/pieces.ts'
import { matchAt } from '../../testing/matches.ts'
import type { Position } from '../../testing/position.ts'

function played(stratagem: Stratagem, position: Position) {
  const match = matchAt(position)
  turn(match, ['stratagem', [stratagem]])
  return match
}

const onlyWest = { closed: { WE: 1, PO: 3, EE: 3, AME: 2, SEA: 2 } } as const

describe('Big Guns', () => {
  test('unit: only special weapons, if any is among those that may be placed', () => {
    const match = played('big-guns', { ...onlyWest, row: ['army-3', 'elite-army', 'spy', 'bomber-airforce'] })
    expect(candidatesAfter(match, 'unit', 'big-guns.3')).toEqual(['row-2', 'row-4'])
  })

  test('a special weapon that may not be placed there does not count', () => {
    const match = played('big-guns', { ...onlyWest, row: ['army-3', 'elite-navy', 'army-1'] })
    expect(chosenBy(match, 'position')).toBe('WE.2.2')
    expect(candidatesAfter(match, 'unit', 'big-guns.3')).toEqual(['row-1', 'row-3'])
  })

  test('among several special weapons a die decides, not the change', () => {
    const row = ['elite-army', 'elite-airforce', 'army-1']
    const match = played('big-guns', { ...onlyWest, row, markers: { WE: -3 } })
    expect(candidatesAfter(match, 'unit', 'big-guns.category')).toBeUndefined()
    expect(narrowingLines(match, 'unit')).toEqual(['3', 'tie'])
  })

  test('otherwise: only units that cause the greatest change', () => {
    const match = played('big-guns', {
      ...onlyWest,
      row: ['army-1', 'army-3', 'army-2'],
      markers: { WE: -2 },
    })
    expect(chosenBy(match, 'unit')).toBe('row-2')
    expect(explanationText(match, 'unit')).toMatchInlineSnapshot(`
      "1. it can legally be placed there: all
      2. it closes and wins the theatre or the campaign: none, skipped
      3. Big Guns: a special weapon: none, skipped
      3. Big Guns, otherwise: the greatest change [ruling: “What a placement counts”]: army 3 (slot 2) (army 1 (slot 1): your lead shrinks (5th of 7), army 3 (slot 2): your lead becomes a lead of the bot (1st of 7) and army 2 (slot 3): your lead becomes a tie (3rd of 7))
      Unit: army 3 (slot 2)"
    `)
  })

  test('it has no filter for theatre and position', () => {
    const match = played('big-guns', { row: ['army-1', 'elite-army'] })
    expect(explanationText(match, 'theatre') + explanationText(match, 'position')).not.toContain('Big Guns')
  })
})

describe('Counterattack', () => {
  test('theatre: where you lead', () => {
    const match = played('counterattack', { row: ['army-1', 'navy-1'], markers: { WE: -1, EE: -2, PO: 3 } })
    expect(candidatesAfter(match, 'theatre', 'counterattack.4')).toEqual(['WE', 'EE'])
  })

  test('a tie is a lead of nobody', () => {
    const match = played('counterattack', { row: ['army-1', 'navy-1'] })
    expect(explanationText(match, 'theatre')).toContain('4. Counterattack: you lead there: none, skipped')
  })

  test('unit: only those that cause the greatest change', () => {
    const match = played('counterattack', { row: ['army-1', 'army-2', 'airforce-2'], markers: { EE: -2 } })
    expect(candidatesAfter(match, 'unit', 'counterattack.category')).toEqual(['row-2', 'row-3'])
  })
})

describe('Economic Warfare', () => {
  test('theatre: with an industrial production or a bombing space, or both', () => {
    const match = played('economic-warfare', { row: ['army-1', 'navy-1'], closed: { AME: 1 } })
    expect(candidatesAfter(match, 'theatre', 'economic-warfare.4a')).toEqual(['WE', 'PO', 'EE', 'AME'])
  })

  test('theatre: both earn nothing extra', () => {
    const match = played('economic-warfare', { row: ['army-1', 'navy-1'], closed: { WE: 1, PO: 2 } })
    expect(candidatesAfter(match, 'theatre', 'economic-warfare.4a')).toEqual(['WE', 'PO', 'EE'])
    expect(candidatesAfter(match, 'theatre', '5')).toEqual(['WE', 'PO'])
  })

  test('theatre: Research Industry is no production space, and a covered space does not count', () => {
    const on = { 'EE.1.2': 'player army-1' }
    const match = played('economic-warfare', {
      row: ['army-1', 'airforce-1'],
      closed: { WE: 2 },
      on,
      markers: { EE: -9 },
    })
    expect(candidatesAfter(match, 'theatre', 'economic-warfare.4a')).toEqual(['PO'])
  })

  test('position: with 4 units or fewer, industrial production, then bombing', () => {
    const match = played('economic-warfare', { ...onlyWest, row: ['army-1', 'army-2'] })
    expect(chosenBy(match, 'position')).toBe('WE.2.2')
    const without = { ...onlyWest, row: ['army-1', 'army-2'], on: { 'WE.2.2': 'player army-1' } }
    expect(chosenBy(played('economic-warfare', without), 'position')).toBe('WE.2.1')
  })

  test('position: otherwise bombing, then industrial production', () => {
    const row = ['army-1', 'army-2', 'army-1', 'army-2', 'army-1']
    const match = played('economic-warfare', { ...onlyWest, row })
    expect(chosenBy(match, 'position')).toBe('WE.2.1')
    const without = { ...onlyWest, row, on: { 'WE.2.1': 'player army-1' } }
    expect(chosenBy(played('economic-warfare', without), 'position')).toBe('WE.2.2')
  })

  test('position: before the strategic advantage of the common list', () => {
    const closed = { ...onlyWest.closed, PO: 1, WE: 3 }
    const row = ['navy-1', 'navy-2', 'navy-1', 'navy-2', 'navy-1']
    expect(chosenBy(played('economic-warfare', { closed, row }), 'position')).toBe('PO.2.2')
  })
})

describe('For the Glory', () => {
  test('theatre: the most victory points for the open campaign, then one with a victory point space', () => {
    const closed = { WE: 1, PO: 1, EE: 1 }
    const match = played('for-the-glory', { row: ['army-1', 'navy-1'], closed })
    expect(candidatesAfter(match, 'theatre', 'for-the-glory.4a')).toEqual(['WE', 'PO', 'EE', 'AME'])
    expect(candidatesAfter(match, 'theatre', 'for-the-glory.4b')).toEqual(['EE', 'AME'])
  })

  test('theatre: the points come first, even where there is no victory point space', () => {
    const match = played('for-the-glory', { row: ['army-1', 'navy-1'], closed: { WE: 2 } })
    expect(chosenBy(match, 'theatre')).toBe('WE')
  })

  test('position: a victory point space', () => {
    const match = played('for-the-glory', { row: ['army-1', 'navy-1'] })
    expect(chosenBy(match, 'position')).toBe('AME.1.4')
  })
})

describe('Rapid Deployment', () => {
  test('unit: the leftmost that may be placed', () => {
    const match = played('rapid-deployment', { ...onlyWest, row: ['navy-1', 'army-1', 'army-2'] })
    expect(chosenBy(match, 'unit')).toBe('row-2')
    expect(explanationText(match, 'unit')).toMatchInlineSnapshot(`
      "1. it can legally be placed there: army 1 (slot 2) and army 2 (slot 3)
      2. it closes and wins the theatre or the campaign: none, skipped
      3. Rapid Deployment: the leftmost in the row: army 1 (slot 2) (army 1 (slot 2): slot 2 and army 2 (slot 3): slot 3)
      Unit: army 1 (slot 2)"
    `)
  })
})

describe('Research & Development', () => {
  test('theatre: with a research space, improved research or Research Industry', () => {
    const match = played('research-and-development', { row: ['army-1', 'navy-1'], closed: { WE: 2, PO: 1 } })
    expect(candidatesAfter(match, 'theatre', 'research-and-development.4')).toEqual(['WE', 'PO', 'AME'])
  })

  test('theatre: the space must be uncovered; whether a unit fits is asked later', () => {
    const on = { 'AME.1.3': 'player army-1' }
    const match = played('research-and-development', { row: ['army-1', 'army-2'], on })
    expect(candidatesAfter(match, 'theatre', 'research-and-development.4')).toEqual(['WE'])
    const navies = played('research-and-development', { row: ['navy-1', 'navy-2'], on })
    expect(candidatesAfter(navies, 'theatre', 'research-and-development.4')).toEqual(['WE', 'PO'])
  })

  test('position: a research space', () => {
    const match = played('research-and-development', { row: ['army-1', 'navy-1'] })
    expect(chosenBy(match, 'position')).toBe('AME.1.3')
  })

  test('position: Research Industry is one, before the strategic advantage of the common list', () => {
    const closed = { WE: 2, PO: 3, EE: 3, AME: 2, SEA: 2 }
    const match = played('research-and-development', { row: ['army-1', 'elite-army'], closed })
    expect(chosenBy(match, 'position')).toBe('WE.3.1')
    expect(candidatesAfter(match, 'unit', 'research-and-development.elsewhere.3')).toBeUndefined()
  })

  test('unit: on another space only special weapons, if possible', () => {
    const match = played('research-and-development', { ...onlyWest, row: ['army-1', 'elite-army', 'army-2'] })
    expect(chosenBy(match, 'unit')).toBe('row-2')
  })

  test('unit: on a research space the line is silent', () => {
    const match = played('research-and-development', { row: ['army-1', 'elite-army', 'army-2'] })
    expect(candidatesAfter(match, 'unit', 'research-and-development.elsewhere.3')).toBeUndefined()
  })
})

describe('Secure', () => {
  test('theatre: where the bot leads', () => {
    const match = played('secure', { row: ['army-1', 'navy-1'], markers: { WE: 1, EE: 2, PO: -3 } })
    expect(candidatesAfter(match, 'theatre', 'secure.4')).toEqual(['WE', 'EE'])
  })
})

test('Steamroll: the stratagem of the turn before, once more', () => {
  const match = matchAt({ stratagem: 'secure', row: ['army-1', 'navy-1'], markers: { WE: 1 } })
  turn(match, ['stratagem', ['steamroll']])
  expect(candidatesAfter(match, 'theatre', 'secure.4')).toEqual(['WE'])
})
