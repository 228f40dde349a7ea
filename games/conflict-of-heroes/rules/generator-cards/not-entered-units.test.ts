import { format } from '@opfor/kernel'
import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { duel, solo, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

describe('G 3.1, the units of a bottom that are told later:', () => {
  const hiding = () => {
    const match = playAnswers(solo(), ...typed('german-05', 'vp'), ...typed('soviet-05', 'units', '+1'))
    playAnswers(match, ...typed('german-06', 'vp'), ...typed('soviet-06', 'units', '+2'))
    return playAnswers(match, ...typed('german-07', 'vp'), ...typed('soviet-08', 'special'))
  }

  test('they come beside the entry edge, and are noted on their own card', () => {
    const match = hiding()
    const told = loggedByAnswers(
      match,
      ['hideCard', 'soviet-05'],
      ['units', ['soviet Rifle 01', 'soviet Rifle 02']],
      ['rumorHex', '1-K03'],
    )
    expect(told).toContain(
      'Put Soviet Rifle 01 and Soviet Rifle 02 beside the entry edge of the Soviet player.',
    )
    const bottoms = match.situation.plays.filter(({ half }) => half === 'bottom')
    expect(bottoms).toEqual([
      {
        card: 'soviet-05',
        half: 'bottom',
        by: 'soviet',
        told: { section: 'units', caps: 1, units: ['Rifle 01', 'Rifle 02'] },
      },
      { card: 'soviet-06', half: 'bottom', by: 'soviet', told: { section: 'units', caps: 2 } },
    ])
  })

  test('where none is told even then, nothing is put anywhere', () => {
    const match = hiding()
    const told = loggedByAnswers(match, ['hideCard', 'soviet-05'], ['units', []])
    expect(told.join()).not.toContain('beside the entry edge')
    expect(match.situation.units).toEqual({})
  })
})

test('G 3.9: the bottom of a Condition Card is none whose units are missing', () => {
  const match = playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['conditions']))
  playAnswers(match, ['conditions', ['condition-1', 'condition-2']], ['conditionTop', 'condition-1'])
  playAnswers(
    match,
    ['conditionTopCaps', '0'],
    ['conditionCaps', '0'],
    ['lasts', true],
    ...typed('soviet-05', 'vp'),
  )
  playAnswers(match, ...typed('german-14', 'special'))
  expect(match.situation.plays).toContainEqual(
    expect.objectContaining({ card: 'condition-2', half: 'bottom' }),
  )
  expect(optionIds(match)).toEqual(['none'])
  const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => format(each)))
  expect(lines.filter((line) => line.startsWith('Not named'))).toEqual([])
})
