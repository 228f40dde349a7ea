import { chosenBy, explanationText, candidatesAfter, turn } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { matchAt } from '../../testing/matches.ts'
import { onHouseBoard, type Position } from '../../testing/position.ts'

const plain = { options: { stratagems: false } }
const six = ['army-1', 'army-1', 'army-1', 'navy-1', 'navy-1', 'navy-1']
const all: Readonly<Record<string, number>> = { WE: 3, PO: 3, EE: 3, AME: 2, SEA: 2 }

function played(theatre: string, campaign: number, position: Position = {}) {
  const match = matchAt({ row: six, ...position, closed: { ...all, [theatre]: campaign - 1 } }, plain)
  turn(match)
  return match
}

const chosen = (theatre: string, campaign: number, position: Position = {}): string | undefined =>
  chosenBy(played(theatre, campaign, position), 'position')

describe('1: a position that closes and wins', () => {
  test('the theatre', () => {
    const match = played('AME', 2, { row: ['army-1', 'navy-1'], markers: { AME: 8 } })
    expect(candidatesAfter(match, 'position', 'either.1')).toEqual(['AME.2.1'])
  })

  test('or the campaign', () => {
    const match = played('AME', 2, {
      row: ['army-1', 'navy-1'],
      on: { 'AME.2.1': 'player army-2', 'AME.2.3': 'player army-2' },
    })
    expect(chosenBy(match, 'position')).toBe('AME.2.2')
  })

  test('before what the stratagem asks for', () => {
    const at = { row: ['army-1', 'navy-1'], markers: { EE: 11 }, drawn: 'for-the-glory' } as const
    expect(chosen('EE', 3, at)).toBe('EE.3.2')
  })
})

test('2: positions where no unit may be placed are ignored', () => {
  const match = played('WE', 1, { row: ['navy-1', 'navy-1'] })
  expect(candidatesAfter(match, 'position', '2')).toEqual(['WE.1.1', 'WE.1.3'])
})

describe("3: the stratagem's filter", () => {
  test('is applied if possible', () => {
    expect(chosen('EE', 2, { drawn: 'for-the-glory' })).toBe('EE.2.1')
  })

  test('is passed over where it would leave nobody', () => {
    const match = played('WE', 2, { drawn: 'for-the-glory' })
    expect(explanationText(match, 'position')).toContain('3. For the Glory: a VP space: none, skipped')
  })

  test('is applied after legality: an illegal research space does not count', () => {
    expect(chosen('WE', 1, { row: ['navy-1', 'navy-1'], drawn: 'research-and-development' })).toBe('WE.1.1')
  })
})

describe('4: if several are left, the first of this list', () => {
  test('a: propaganda, if the bot has 20 VP or more', () => {
    expect(chosen('EE', 3, { vp: [20, 0] })).toBe('EE.3.4')
    expect(chosen('EE', 3, { vp: [19, 0] })).not.toBe('EE.3.4')
  })

  test('b: strategic advantage', () => {
    expect(chosen('EE', 3)).toBe('EE.3.3')
  })

  test('b comes before c', () => {
    expect(chosen('EE', 3, { vp: [0, 9] })).toBe('EE.3.3')
  })

  test('c: propaganda, if you lead by 3 VP or more', () => {
    const on = { 'EE.3.3': 'player army-2' }
    expect(chosen('EE', 3, { vp: [0, 3], on })).toBe('EE.3.4')
    expect(chosen('EE', 3, { vp: [0, 2], on })).toBe('EE.3.1')
  })

  test('d: industrial production, if the bot has 4 units or fewer', () => {
    expect(chosen('WE', 1, { row: six.slice(1, 5) })).toBe('WE.1.1')
    expect(chosen('WE', 1, { row: six.slice(1) })).toBe('WE.1.2')
  })

  test('d counts the row before the placement', () => {
    expect(chosen('WE', 2, { row: ['army-1', 'army-1', 'army-1', 'army-2'] })).toBe('WE.2.2')
    expect(chosen('WE', 2, { row: ['army-1', 'army-1', 'army-1', 'army-2', 'army-2'] })).toBe('WE.2.1')
  })

  test('d comes after c', () => {
    expect(chosen('WE', 1, { row: ['army-1', 'navy-1'], vp: [0, 3] })).toBe('WE.1.3')
  })

  test('e: research', () => {
    expect(chosen('WE', 1)).toBe('WE.1.2')
    expect(chosen('EE', 2)).toBe('EE.2.2')
  })

  test('e: Improved Research before Research, where a board has both in one campaign', () => {
    const board = onHouseBoard((each) =>
      each.start === 'open' ? { ...each, spaces: ['L:research1', 'L:research2', 'L:none'] } : each,
    )
    const match = matchAt({ row: ['army-1', 'army-2'] }, { options: { stratagems: false, board } })
    turn(match)
    expect(chosenBy(match, 'position')).toBe('SEA.1.2')
  })

  test('e: Research Industry counts as research', () => {
    expect(chosen('WE', 3, { on: { 'WE.3.2': 'player army-2' } })).toBe('WE.3.1')
  })

  test('f: bombing', () => {
    expect(chosen('WE', 2)).toBe('WE.2.1')
    expect(chosen('PO', 3)).toBe('PO.3.1')
  })

  test('g: tactical advantage', () => {
    expect(chosen('EE', 1)).toBe('EE.1.1')
    expect(chosen('EE', 3, { on: { 'EE.3.3': 'player army-2', 'EE.3.1': 'player army-2' } })).toBe('EE.3.2')
  })

  test('h: industrial production', () => {
    expect(chosen('WE', 2, { on: { 'WE.2.1': 'player army-2' } })).toBe('WE.2.2')
  })

  test('i: propaganda', () => {
    expect(chosen('PO', 3, { on: { 'PO.3.1': 'player navy-2' } })).toBe('PO.3.2')
  })

  test('spaces without effect come last', () => {
    const on = { 'PO.2.1': 'player navy-2', 'PO.2.3': 'player navy-2' }
    expect(chosen('PO', 2, { on })).toBe('PO.2.2')
  })

  test('if still tied, left before right', () => {
    const match = played('SEA', 1, { on: { 'SEA.1.3': 'player army-1' } })
    expect(chosenBy(match, 'position')).toBe('SEA.1.1')
    expect(explanationText(match, 'position')).toMatchInlineSnapshot(`
      "1. it can close and win the theatre or the campaign: none, skipped
      2. a unit can legally be placed there: all
      4b. strategic advantage: none, skipped
      4e. improved research: none, skipped
      4e. research: none, skipped
      4f. bombing: none, skipped
      4g. tactical advantage: none, skipped
      4h. industrial production: none, skipped
      4i. propaganda: all
      4j. left before right: South East Asia, campaign 1, space 1 (Propaganda 2) (of South East Asia, campaign 1, space 1 (Propaganda 2) and South East Asia, campaign 1, space 2 (Propaganda 1))
      Position: South East Asia, campaign 1, space 1 (Propaganda 2)"
    `)
  })
})

test('the whole explanation without a stratagem', () => {
  expect(explanationText(played('WE', 2), 'position')).toMatchInlineSnapshot(`
    "1. it can close and win the theatre or the campaign: none, skipped
    2. a unit can legally be placed there: all
    4b. strategic advantage: none, skipped
    4e. improved research: none, skipped
    4e. research: none, skipped
    4f. bombing: Western Europe, campaign 2, space 1 (Bombing)
    Position: Western Europe, campaign 2, space 1 (Bombing)"
  `)
})
