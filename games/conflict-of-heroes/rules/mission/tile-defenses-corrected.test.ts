import type { Edit } from '@opfor/kernel'
import { answer } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { corrected, standing } from '../../testing/corrected.ts'
import { discardRest, solo } from '../../testing/matches.ts'

test('G 3.7.3: where all Defense Counters lie on the maps meanwhile, a tile places none and nothing is told of a cup', () => {
  const match = solo()
  discardRest(match)
  answer(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
  answer(match, ['mission', 'defenses'])
  const kinds = ['hasty', 'bunker', 'wire', 'trench', 'roadBlock', 'mine']
  const all = kinds.map((kind): Edit => ({ move: `defense ${kind}`, from: 'supply', to: '1-B03', count: 12 }))
  expect(corrected(match, ...all).join()).not.toContain('The AI gets Defense Counters')
  expect(standing(match)).toBe('mission')
})
