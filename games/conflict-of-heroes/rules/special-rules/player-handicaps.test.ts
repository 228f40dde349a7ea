import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 6.3', () => {
  /** Only cards added by CAPs may be removed. */
  const onlyAdded = (caps: string) => {
    const match = solo({}, by('removed', 'only'))
    playAnswers(match, ...typed('german-05', 'units', caps))
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 4], ['markerStart', 0], ['end', 20])
    return playAnswers(match, ['soloHandicap', 'cards2'])
  }

  test('removed: only those that CAPs added, as many of them as there are', () => {
    const match = onlyAdded('+1')
    expect(optionIds(match)).toEqual(['55'])
    playAnswers(match, ['remove', ['55']])
    expect(missionOf(match.situation).deck.rest).toHaveLength(39)
    expect(match.question?.id).toBe('coh.mission')
  })

  test('removed: only those that CAPs added, and none where there is none', () => {
    const match = onlyAdded('0')
    expect(match.question?.id).toBe('coh.mission')
    expect(missionOf(match.situation).deck.rest).toHaveLength(39)
    expect(logTexts(match)).toContain('CAPs have added no Command Card to the deck: none is removed.')
  })
})
