import { answer, offered } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf } from './situation.ts'
import { discardRest, solo, typed } from './testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 6.3', () => {
  test('tooFewAdded: two Command Cards are removed, and CAPs have added one: the second may be any card', () => {
    const match = solo({}, by('removed', 'added'))
    answer(match, ...typed('german-05', 'units', '+1'))
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 4], ['markerStart', 0], ['end', 20])
    answer(match, ['soloHandicap', 'cards2'], ['remove', ['55']])
    expect(match.question?.id).toBe('coh.remove')
    expect(offered(match)).toHaveLength(39)
    answer(match, ['remove', ['20']])
    expect(missionOf(match.situation).deck.rest).toHaveLength(38)
    expect(match.question?.id).toBe('coh.mission')
  })

  test('tooFewAdded: or only the card that CAPs added is removed', () => {
    const match = solo(
      {},
      {
        rulings: { ...by('removed', 'added').rulings, ...by('tooFewAdded', 'none').rulings },
      },
    )
    answer(match, ...typed('german-05', 'units', '+1'))
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 4], ['markerStart', 0], ['end', 20])
    answer(match, ['soloHandicap', 'cards2'], ['remove', ['55']])
    expect(match.question?.id).toBe('coh.mission')
  })
})
