import { chosenBy, explanationText, candidatesAfter, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt } from '../../testing/matches.ts'
import type { Position } from '../../testing/position.ts'

const plain = { options: { stratagems: false } }
const all: Readonly<Record<string, number>> = { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 2 }

/** The bot's turn with one space left to place on, which has no effect. */
function played(row: readonly string[], position: Position = {}) {
  const on = { 'WE.2.1': 'player army-1', 'WE.2.2': 'player army-1' }
  const match = matchAt({ row, on, closed: { ...all, WE: 1 }, markers: { WE: -9 }, ...position }, plain)
  turn(match)
  return match
}

/** With two spaces left nothing is closed; the left one is industrial production. */
const open = { on: { 'WE.2.1': 'player army-1' } } as const

test('1: only units that may be placed there', () => {
  const match = played(['navy-1', 'army-1', 'airforce-1', 'admiral'], open)
  expect(candidatesAfter(match, 'unit', '1')).toEqual(['row-2', 'row-3'])
})

describe('2: units that close and win', () => {
  test('a campaign', () => {
    const match = played(['army-1', 'army-3', 'navy-2'], { markers: { WE: -1 } })
    expect(candidatesAfter(match, 'unit', 'wins.either.2')).toEqual(['row-2', 'row-3'])
  })

  test('a theatre', () => {
    const match = played(['army-1', 'army-3'], { ...open, markers: { WE: 11 } })
    expect(candidatesAfter(match, 'unit', 'wins.either.2')).toEqual(['row-2'])
  })

  test('not units that close and do not win', () => {
    const match = played(['army-1', 'army-2'], { markers: { WE: -9 } })
    expect(explanationText(match, 'unit')).toContain('none, skipped')
  })

  test('come before what the stratagem asks for', () => {
    const match = played(['army-1', 'army-3'], { markers: { WE: -1 }, drawn: 'rapid-deployment' })
    expect(chosenBy(match, 'unit')).toBe('row-2')
  })
})

describe("3: the stratagem's filter", () => {
  test('is applied if possible', () => {
    const match = played(['army-1', 'army-3'], { drawn: 'rapid-deployment' })
    expect(chosenBy(match, 'unit')).toBe('row-1')
  })

  test('is passed over where it would leave nobody', () => {
    const match = played(['army-1', 'army-3'], { drawn: 'research-and-development' })
    expect(candidatesAfter(match, 'unit', 'research-and-development.elsewhere.3')).toEqual(['row-1', 'row-2'])
  })
})

describe('4: on a space without effect', () => {
  test('not a unit of value 0, if there is another', () => {
    expect(candidatesAfter(played(['airforce-0', 'army-1', 'navy-1']), 'unit', 'noEffect.4')).toEqual([
      'row-2',
      'row-3',
    ])
  })

  test('a spy that copied a unit of value 0 counts as one', () => {
    const match = played(['spy', 'army-1', 'navy-1'], { last: { player: 'airforce-0' } })
    expect(candidatesAfter(match, 'unit', 'noEffect.4')).toEqual(['row-2', 'row-3'])
  })

  test('on a space with an effect the line is silent', () => {
    const match = played(['airforce-0', 'army-1', 'navy-1'], open)
    expect(candidatesAfter(match, 'unit', 'noEffect.4', 0)).toBeUndefined()
  })

  test('alone it is placed all the same', () => {
    expect(chosenBy(played(['airforce-0']), 'unit')).toBe('row-1')
  })
})

describe('5: on the last empty space of the campaign', () => {
  test('not a blitz unit, if there is another', () => {
    expect(candidatesAfter(played(['blitz-army', 'army-1', 'navy-1']), 'unit', 'lastSpace.5')).toEqual([
      'row-2',
      'row-3',
    ])
  })

  test('a spy that copied a blitz unit counts as one', () => {
    const match = played(['spy', 'army-1', 'navy-1'], { last: { player: 'blitz-army' } })
    expect(candidatesAfter(match, 'unit', 'lastSpace.5')).toEqual(['row-2', 'row-3'])
  })

  test('with two spaces left the line is silent', () => {
    expect(candidatesAfter(played(['blitz-army', 'army-1'], open), 'unit', 'lastSpace.5', 0)).toBeUndefined()
  })

  test('wherever the last empty space lies in the row', () => {
    const match = played(['blitz-army', 'army-1'], {
      on: { 'WE.2.2': 'player army-1', 'WE.2.3': 'player army-1' },
    })
    expect(candidatesAfter(match, 'unit', 'lastSpace.5')).toEqual(['row-2'])
  })
})

describe('6: with 20 VP or more', () => {
  test('only the highest strength', () => {
    const match = played(['army-1', 'army-3', 'navy-3', 'airforce-2'], { vp: [20, 0] })
    expect(candidatesAfter(match, 'unit', '20VP.real.6')).toEqual(['row-2', 'row-3'])
  })

  test('with 19 the line is silent', () => {
    expect(
      candidatesAfter(played(['army-1', 'army-3'], { vp: [19, 0] }), 'unit', '20VP.real.6'),
    ).toBeUndefined()
  })

  test('an officer counts with its real movement, a spy as copied, a scientist as 3', () => {
    const on = { ...open.on, 'WE.1.1': 'bot army-1', 'WE.1.2': 'bot army-1', 'WE.1.3': 'bot army-2' }
    const match = played(['general', 'army-3', 'scientist', 'spy'], {
      on,
      vp: [20, 0],
      last: { player: 'army-2' },
    })
    expect(explanationText(match, 'unit')).toMatchInlineSnapshot(`
      "1. it can legally be placed there: all
      2. it closes and wins the theatre or the campaign: none, skipped
      6. the bot has 20 VP or more: the highest strength [ruling: “Highest strength”]: general (slot 1) (general (slot 1): 4, army 3 (slot 2): 3, scientist (slot 3): 3 and spy (slot 4): 2)
      Unit: general (slot 1)"
    `)
  })
})

describe('7: a die selects among the rest', () => {
  const five = ['army-1', 'army-2', 'navy-1', 'navy-2', 'airforce-1']
  const rolled = (row: readonly string[], roll: number) => {
    const match = matchAt(
      {
        row,
        closed: { ...all, WE: 1 },
        on: { 'WE.2.1': 'player army-3', 'WE.2.2': 'player army-3' },
        markers: { WE: -9 },
      },
      plain,
    )
    turn(match, ['unit.tie', roll])
    return chosenBy(match, 'unit')
  }

  test.each([1, 2, 3, 4, 5])('%i is that one from the left', (roll) => {
    expect(rolled(five, roll)).toBe(`row-${roll}`)
  })

  test('beyond the last it begins again', () => {
    expect(rolled(five, 6)).toBe('row-1')
    expect(rolled(['army-1', 'navy-1'], 5)).toBe('row-1')
  })

  test('the seventh and later can never be selected', () => {
    const eight = [...five, 'army-1', 'navy-1', 'general']
    expect([1, 2, 3, 4, 5, 6].map((roll) => rolled(eight, roll))).toEqual([
      'row-1',
      'row-2',
      'row-3',
      'row-4',
      'row-5',
      'row-6',
    ])
  })

  test('it is not rolled for one', () => {
    const match = played(['army-1'])
    expect(match.journal.entries.some((entry) => 'q' in entry && entry.q === 'blitzkrieg.unit.tie')).toBe(
      false,
    )
  })
})
