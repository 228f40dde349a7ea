import { format } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { effectName, type EffectKind, printedBoard, type Space } from './board.ts'

const campaigns = printedBoard.theatres.flatMap((theatre) => theatre.campaigns)
const spaces = campaigns.flatMap((campaign) => campaign.spaces)
const amounts = (effect: EffectKind): readonly number[] =>
  spaces.filter((space) => space.effect === effect).map((space) => space.amount)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

describe('the printed board', () => {
  test('has 5 theatres, 13 campaigns and 41 spaces', () => {
    expect([printedBoard.theatres.length, campaigns.length, spaces.length]).toEqual([5, 13, 41])
  })

  test('its campaigns are worth 45 VP together', () => {
    expect(sum(campaigns.map((campaign) => campaign.vp))).toBe(45)
  })

  test.each([
    ['WE', 9, 10, [2, 3, 5]],
    ['PO', 9, 10, [2, 3, 5]],
    ['EE', 10, 11, [2, 3, 6]],
    ['AME', 7, 8, [3, 5]],
    ['SEA', 6, 6, [2, 4]],
  ] as const)('%s: %i spaces, %i VP, by campaign %j', (id, count, vp, each) => {
    const theatre = printedBoard.theatres.find((one) => one.id === id)
    expect(sum((theatre?.campaigns ?? []).map((campaign) => campaign.spaces.length))).toBe(count)
    expect(theatre?.campaigns.map((campaign) => campaign.vp)).toEqual(each)
    expect(sum(each)).toBe(vp)
  })

  test.each([
    ['WE', 14, 5, 10],
    ['PO', 14, 5, 10],
    ['EE', 14, 5, 10],
    ['AME', 11, 4, 8],
    ['SEA', 11, 4, 8],
  ] as const)('the track of %s ends at %i, with bonus icons at %i and %i', (id, end, first, second) => {
    const theatre = printedBoard.theatres.find((one) => one.id === id)
    expect([theatre?.end, theatre?.bonus]).toEqual([end, [first, second]])
  })

  test('from the top: Eastern Europe after Western Europe, then Africa, the Pacific and South East Asia', () => {
    const byHeight = printedBoard.theatres.toSorted((one, other) => one.height - other.height)
    expect(byHeight.map((theatre) => theatre.id)).toEqual(['WE', 'EE', 'AME', 'PO', 'SEA'])
  })
})

describe('the effects', () => {
  test.each([
    ['production', [1, 1, 1, 1, 2]],
    ['research', [1, 1, 1, 2, 2]],
    ['researchIndustry', [1]],
    ['bombing', [1, 1, 1, 1, 1]],
    ['strategic', [1, 2, 3, 3, 3]],
    ['tactical', [1, 1, 2, 2]],
    ['propaganda', [1, 1, 1, 1, 2, 2, 2, 2]],
    ['none', [0, 0, 0, 0, 0, 0, 0, 0]],
  ] as const)('%s: %j', (effect, expected) => {
    expect(amounts(effect).toSorted((one, other) => one - other)).toEqual(expected)
  })

  test('propaganda is worth 12 VP together', () => {
    expect(sum(amounts('propaganda'))).toBe(12)
  })

  test('no campaign holds two research spaces, so improved before plain never matters on this board', () => {
    const research = (space: Space): boolean => ['research', 'researchIndustry'].includes(space.effect)
    expect(campaigns.filter((campaign) => campaign.spaces.filter(research).length > 1)).toEqual([])
  })

  test('the last space of each final campaign has no effect, nor that of WE 2, PO 2 and EE 2', () => {
    const blank = printedBoard.theatres.flatMap((theatre) =>
      theatre.campaigns.flatMap((campaign, at) =>
        campaign.spaces.at(-1)?.effect === 'none' ? [`${theatre.id}${at + 1}`] : [],
      ),
    )
    expect(blank).toEqual(['WE2', 'WE3', 'PO2', 'PO3', 'EE2', 'EE3', 'AME2', 'SEA2'])
  })
})

test('every space has its own id, made of theatre, campaign and place from the left', () => {
  expect(new Set(spaces.map((space) => space.id)).size).toBe(41)
  expect(spaces[0]?.id).toBe('WE.1.1')
  expect(spaces.at(-1)?.id).toBe('SEA.2.3')
})

test('terrain, left to right', () => {
  const letters = { land: 'L', sea: 'S', landSea: 'LS' } as const
  const rows = campaigns.map((campaign) => campaign.spaces.map((space) => letters[space.terrain]).join(' '))
  expect(rows).toEqual([
    'S L LS',
    'L L LS',
    'LS L LS',
    'S S',
    'S S S LS',
    'S LS LS',
    'L L',
    'L L LS',
    'L L L L L',
    'L S LS LS',
    'L S LS',
    'S LS LS',
    'S L LS',
  ])
})

test.each([
  ['production', 1, 'Industrial Production'],
  ['production', 2, 'Improved Industrial Production'],
  ['research', 1, 'Research'],
  ['research', 2, 'Improved Research'],
  ['researchIndustry', 1, 'Research Industry'],
  ['bombing', 1, 'Bombing'],
  ['strategic', 3, 'Strategic Advantage 3'],
  ['tactical', 2, 'Tactical Advantage 2'],
  ['propaganda', 1, 'Propaganda 1'],
  ['none', 0, 'no effect'],
] as const)('%s %i is called %s', (effect, amount, name) => {
  expect(format(effectName(effect, amount))).toBe(name)
})
