import { isOptionOffered } from '@opfor/kernel'
import { newMatch, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { bloodAndPlunder } from '../index.ts'

const told = (
  options: Readonly<Record<string, string>>,
  rulings: Readonly<Record<string, string>> = {},
): string => logTexts(newMatch(bloodAndPlunder, { options, rulings })).join('\n')

test('without a map the table, its terrain, its objectives and who stands where are told before the first question', () => {
  const all = told({ battle: 'land', way: 'asked' })
  expect(all).toContain(
    'The table of this battle: 36 by 36 inches, the OPFOR\'s home edge is at the top. (x"/y") is x inches from the left and y from the bottom.',
  )
  expect(all).toContain('Terrain: Church (5" by 5") around (17.5"/22.5"), Low wall (6" by 0.5")')
  expect(all).toContain('Objectives: The well (18"/17"), The storehouse (8"/24") and The mill (29"/19.5").')
  expect(all).toContain('The OPFOR: 7 Garrison Line (17"/28"), 8 Town Muskets (11"/21"),')
  expect(all).toContain('Your side: 7 Captain\'s Company (15"/5"),')
})

test('ships are told with their bows, and who is aboard of them', () => {
  const all = told({ battle: 'sea', way: 'asked' })
  expect(all).toMatch(/The OPFOR: Guard Ship \(20"\/33", .*\), 7 Garrison Line aboard Guard Ship,/)
  expect(all).not.toContain('Objectives:')
})

test('where you deploy the OPFOR by hand, the units are told without places', () => {
  const all = told({ battle: 'land', way: 'asked' }, { 'blood-and-plunder.whoDeploys': 'before' })
  expect(all).toContain('The OPFOR: 7 Garrison Line, 8 Town Muskets,')
})

test('a map shows the table by itself, and what scores is told all the same', () => {
  const all = told({ battle: 'land', way: 'map' })
  expect(all).not.toContain('Terrain:')
  expect(all).toContain('The battle lasts 6 turns.')
  expect(all).toContain('decide now what an objective is worth: this battle does not say.')
  expect(all).toContain(
    'the OPFOR gets one at 8, 16 and 24 models lost, you at 7, 14 and 21; a side with no units left has 4.',
  )
})

test('what only a map computes is settled only with a map', () => {
  const offered = (way: string): readonly string[] =>
    bloodAndPlunder.options
      .filter((option) => isOptionOffered(option, { way }))
      .map(({ question }) => question.id)
  const ofMaps = ['targetNumbers', 'intoMelee', 'widths', 'control', 'grapple']
  expect(offered('map')).toEqual(expect.arrayContaining(ofMaps))
  expect(offered('asked').filter((id) => ofMaps.includes(id))).toEqual([])
})
