import { chosenBy, explanationText, candidatesAfter, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt } from '../../testing/matches.ts'
import type { Position } from '../../testing/position.ts'

const plain = { options: { stratagems: false } }

function played(position: Position) {
  const match = matchAt(position, plain)
  turn(match)
  return match
}

describe('1: a theatre that one placement closes and wins', () => {
  test('at its end cell', () => {
    const match = played({ row: ['army-3', 'navy-1'], markers: { WE: 12, PO: -1 } })
    expect(candidatesAfter(match, 'theatre', '1')).toEqual(['WE'])
    expect(chosenBy(match, 'theatre')).toBe('WE')
  })

  test('at its end cell by way of a tactical space', () => {
    const on = { 'EE.3.3': 'player army-1', 'EE.3.4': 'player army-1' }
    const match = played({ row: ['army-1', 'navy-1'], on, markers: { EE: 11 }, closed: { EE: 2 } })
    expect(candidatesAfter(match, 'theatre', '1')).toEqual(['EE'])
  })

  test('at its end cell by an officer, a scientist or a spy, each with its real movement', () => {
    const on = { 'WE.1.2': 'bot army-1', 'WE.1.3': 'bot army-1' }
    const reached = (unit: string) =>
      candidatesAfter(
        played({
          row: [unit, 'navy-1'],
          on,
          markers: { WE: 11 },
          closed: { WE: 2 },
          last: { player: 'army-3' },
        }),
        'theatre',
        '1',
      )
    for (const unit of ['general', 'scientist', 'spy']) expect(reached(unit)).toEqual(['WE'])
    expect(reached('army-2')).toHaveLength(5)
  })

  test('by the last space, where scientists have filled the campaigns that come later', () => {
    const on = {
      'SEA.1.1': 'player navy-1',
      'SEA.1.2': 'player army-1',
      'SEA.2.1': 'player navy-1',
      'SEA.2.2': 'player army-1',
      'SEA.2.3': 'player army-1',
    }
    const match = played({ row: ['army-1', 'navy-1'], on })
    expect(candidatesAfter(match, 'theatre', '1')).toEqual(['SEA'])
  })

  test('by the last space of its last campaign, in the lead', () => {
    const on = { 'SEA.2.1': 'player navy-1', 'SEA.2.2': 'player army-1' }
    const match = played({ row: ['army-1', 'navy-1'], on, closed: { SEA: 1 } })
    expect(candidatesAfter(match, 'theatre', '1')).toEqual(['SEA'])
  })

  test('not by the last space where it would end on the red cell or behind', () => {
    const on = { 'SEA.2.1': 'player navy-1', 'SEA.2.2': 'player army-1' }
    for (const marker of [-1, -2]) {
      const match = played({ row: ['army-1', 'navy-1'], on, closed: { SEA: 1 }, markers: { SEA: marker } })
      expect(chosenBy(match, 'theatre')).not.toBe('SEA')
    }
  })

  test('not where only an illegal unit would do it', () => {
    const on = { 'PO.3.2': 'player navy-1', 'PO.3.3': 'player navy-1' }
    const match = played({ row: ['army-3', 'navy-1'], on, closed: { PO: 2 }, markers: { PO: -2 } })
    expect(chosenBy(match, 'theatre')).not.toBe('PO')
  })

  test('before a campaign that one placement closes and wins', () => {
    const on = { 'EE.1.1': 'player army-1', 'SEA.2.1': 'player navy-1', 'SEA.2.2': 'player army-1' }
    const match = played({ row: ['army-1', 'navy-1'], on, closed: { SEA: 1 } })
    expect(chosenBy(match, 'theatre')).toBe('SEA')
  })
})

describe('2: a campaign that one placement closes and wins', () => {
  test('by its last space, in the lead', () => {
    const match = played({ row: ['army-1', 'navy-1'], on: { 'EE.1.1': 'player army-1' } })
    expect(candidatesAfter(match, 'theatre', '2')).toEqual(['EE'])
    expect(chosenBy(match, 'theatre')).toBe('EE')
  })

  test('a tie is not a win', () => {
    const match = played({
      row: ['army-1', 'navy-1'],
      on: { 'EE.1.1': 'player army-1' },
      markers: { EE: -1 },
    })
    expect(candidatesAfter(match, 'theatre', '2')).toHaveLength(5)
  })

  test('judged by the whole placement: the tactical space before the movement', () => {
    const match = played({
      row: ['army-1', 'navy-1'],
      on: { 'EE.1.2': 'player army-1' },
      markers: { EE: -1 },
    })
    expect(candidatesAfter(match, 'theatre', '2')).toEqual(['EE'])
  })

  test('a task force does not gain from the tactical space', () => {
    const on = { 'EE.1.2': 'player army-1' }
    const won = (marker: number) =>
      candidatesAfter(
        played({ row: ['task-force-army', 'navy-1'], on, markers: { EE: marker } }),
        'theatre',
        '2',
      )
    expect(won(-4)).toEqual(['EE'])
    expect(won(-5)).toHaveLength(5)
  })

  test('an officer counts with its real movement', () => {
    const on = { 'EE.1.1': 'bot army-1' }
    expect(chosenBy(played({ row: ['general', 'navy-1'], on, markers: { EE: -1 } }), 'theatre')).toBe('EE')
  })

  test('a spy counts as what it copies', () => {
    const at = { row: ['spy', 'navy-1'], on: { 'EE.1.1': 'player army-1' }, markers: { EE: -2 } }
    expect(chosenBy(played({ ...at, last: { player: 'army-3' } }), 'theatre')).toBe('EE')
    expect(chosenBy(played({ ...at, last: { player: 'army-2' } }), 'theatre')).not.toBe('EE')
  })

  test('several that can be won all stay, and the next lines decide', () => {
    const on = { 'EE.1.1': 'player army-1', 'WE.1.1': 'player navy-1', 'WE.1.2': 'player army-1' }
    const match = played({ row: ['army-1', 'navy-1'], on: { ...on, 'AME.1.1': 'player army-2' } })
    expect(candidatesAfter(match, 'theatre', '2')).toEqual(['WE', 'EE'])
    expect(chosenBy(match, 'theatre')).toBe('WE')
  })

  test('the stratagem chooses among those that can be won', () => {
    const on = { 'EE.1.1': 'player army-1', 'WE.1.1': 'player navy-1', 'WE.1.2': 'player army-1' }
    const match = played({ row: ['army-1', 'navy-1'], on, markers: { EE: 1 }, drawn: 'secure' })
    expect(chosenBy(match, 'theatre')).toBe('EE')
  })
})

describe('3: a theatre where no unit may be placed', () => {
  test('is ignored', () => {
    const match = played({ row: ['army-1', 'army-1'], closed: { WE: 3, EE: 3, AME: 2 } })
    expect(candidatesAfter(match, 'theatre', '3')).toEqual(['SEA'])
  })

  test('is ignored even if it has the most empty spaces', () => {
    const match = played({ row: ['army-1', 'army-1'], closed: { PO: 1, AME: 2 } })
    expect(candidatesAfter(match, 'theatre', '3')).toEqual(['WE', 'PO', 'EE', 'SEA'])
    const covered = played({
      row: ['army-1', 'army-2'],
      closed: { PO: 1 },
      on: { 'PO.2.4': 'player army-1' },
    })
    expect(candidatesAfter(covered, 'theatre', '3')).toEqual(['WE', 'EE', 'AME', 'SEA'])
  })
})

describe("4: the stratagem's filter", () => {
  test('is applied if possible', () => {
    const match = played({ row: ['army-1', 'navy-1'], drawn: 'secure', markers: { EE: 1 } })
    expect(candidatesAfter(match, 'theatre', 'secure.4')).toEqual(['EE'])
  })

  test('and passed over where it would leave nobody', () => {
    const match = played({ row: ['army-1', 'navy-1'], drawn: 'secure' })
    expect(candidatesAfter(match, 'theatre', 'secure.4')).toHaveLength(5)
    expect(explanationText(match, 'theatre')).toContain('4. Secure: the bot leads there: none, skipped')
  })
})

describe('5: if several are left', () => {
  test('the most empty spaces in the open campaign', () => {
    const match = played({ row: ['army-1', 'navy-1'] })
    expect(candidatesAfter(match, 'theatre', '5')).toEqual(['AME'])
  })

  test('then the most victory points for the open campaign', () => {
    const match = played({ row: ['army-1', 'navy-1'], closed: { AME: 1 }, on: {} })
    expect(candidatesAfter(match, 'theatre', '5')).toEqual(['WE', 'AME', 'SEA'])
    expect(candidatesAfter(match, 'theatre', '6')).toEqual(['AME'])
  })

  test('then top before bottom: WE, EE, AME, PO, SEA', () => {
    const order = (start: Record<string, number>, on: Record<string, string>): readonly string[] => {
      const closed = { ...start }
      const markers = { WE: -9, PO: -9, EE: -9, AME: -9, SEA: -9 }
      return [1, 2, 3, 4].map(() => {
        const match = played({ row: ['airforce-1', 'airforce-2'], closed, on, markers })
        const id = chosenBy(match, 'theatre') ?? ''
        closed[id] = id === 'AME' || id === 'SEA' ? 2 : 3
        return id
      })
    }
    const threeVP = order(
      { WE: 1, PO: 1, EE: 1, SEA: 2 },
      { 'PO.2.1': 'player navy-1', 'AME.1.1': 'player army-1' },
    )
    const twoVP = order({ AME: 2 }, { 'WE.1.1': 'player navy-1', 'SEA.1.1': 'player navy-1' })
    expect(threeVP).toEqual(['WE', 'EE', 'AME', 'PO'])
    expect(twoVP).toEqual(['WE', 'EE', 'PO', 'SEA'])
  })
})

test('the whole explanation without a stratagem', () => {
  const match = played({ row: ['army-1', 'navy-1'], closed: { AME: 1 } })
  expect(explanationText(match, 'theatre')).toMatchInlineSnapshot(`
    "1. one placement can close and win the theatre: none, skipped
    2. one placement can close and win its campaign: none, skipped
    3. a unit can legally be placed there: all
    5a. the most empty spaces in the open campaign: Western Europe, Africa & Middle East and South East Asia (Western Europe: 3, Pacific Ocean: 2, Eastern Europe: 2, Africa & Middle East: 3 and South East Asia: 3)
    5b. the most VP for the open campaign: Africa & Middle East (Western Europe: 2, Africa & Middle East: 5 and South East Asia: 2)
    Theatre: Africa & Middle East"
  `)
})
