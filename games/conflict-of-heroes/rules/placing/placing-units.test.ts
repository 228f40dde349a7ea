import type { LiveMatch } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { freeHexes, mayPlace } from './placing-units.ts'
import type { Situation } from '../../table/situation.ts'
import { soloExample } from '../../testing/example.ts'
import { firefight, typed, wins } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

function inPlay() {
  const match = soloExample()
  playAnswers(
    match,
    ['yourSide', 3],
    ['yellow', false],
    ['parameter', false],
    ['parameter', false],
    ['sheet', 5],
  )
  return playAnswers(match, ...end)
}

function four(): LiveMatch<Situation> {
  const match = firefight({ guideline: '8', cards: 'real' })
  playAnswers(match, ['variant', 'no'], ...wins, ...wins.slice(2), ...wins.slice(2), ['side', 'german-1'])
  return playAnswers(match, ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
}

describe('in a mission nothing is refused because of where units began:', () => {
  test('a Defense Counter may lie where an enemy stood, and the rule is told', () => {
    const match = inPlay()
    playAnswers(
      match,
      ['mission', 'defenses'],
      ['tileDefenses', 1],
      ['drawDefense', ['wire']],
      ['sideUp', 'wire'],
    )
    expect(optionIds(match)).toContain('1-E13')
    expect(optionIds(match)).toContain('1-E12')
    expect(match.question?.text.text).toContain('where they are now')
  })

  test('a counter on the map may be moved anywhere', () => {
    const now = inPlay().situation
    expect(mayPlace(now, 'soviet', '1-E13')).toBe(true)
    expect(freeHexes(now, 'soviet')).toHaveLength(196)
    const { mission: _, ...before } = now
    expect(mayPlace(before, 'soviet', '1-E13')).toBe(false)
  })

  test('who goes into a Trench is not asked of those who began there', () => {
    const match = inPlay()
    playAnswers(match, ['mission', 'defenses'], ['tileDefenses', 1], ['drawDefense', ['trench']])
    playAnswers(match, ['sideUp', 'trench'], ['defenseHex', '1-D11'])
    expect(match.question?.id).toBe('coh.mission')
    expect(logTexts(match)).toContain(
      'A unit in that hex may go into the Trench at once, if the base game allows it.',
    )
  })
})

describe('G 4.2: units are placed by the player of their card', () => {
  test('nobody is told to place those of a team-mate', () => {
    const match = four()
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-05', 'vp'),
      ...typed('german-13', 'units'),
    )
    playAnswers(match, ...typed('soviet-13', 'vp'))
    const told = loggedByAnswers(match, ...typed('german-06', 'special', '0', ['place']))
    expect(told).toContain('No unit of the German player 1 waits beside the edge: nothing is placed.')
    expect(told.join()).not.toContain('those of German card 13')
  })

  test('into the Trench of a team-mate they go as their own player says', () => {
    const match = four()
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'vp'))
    playAnswers(match, ...typed('german-13', 'units', '0', ['units', 'place']), [
      'units',
      ['german Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-D06'], ...typed('soviet-13', 'vp'))
    playAnswers(match, ...typed('german-06', 'special', '0', ['defense']), ['defense', 1])
    playAnswers(match, ['drawDefense', ['trench']], ['sideUp', 'trench'], ['defenseHex', '1-D06'])
    const { seat } = match.situation.players.find(({ id }) => id === 'german-2') ?? {}
    expect(match.question).toMatchObject({ id: 'coh.takeIn', to: seat })
    expect(optionIds(match)).toEqual(['german Rifle 01'])
  })
})
