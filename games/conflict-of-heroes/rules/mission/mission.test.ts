import { type Edit, format } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Situation } from '../../table/situation.ts'
import { corrected, standing } from '../../testing/corrected.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { briefing } from '../completion/briefing.ts'

test('G 3.7.3: where all Defense Counters lie on the maps meanwhile, a tile places none and nothing is told of a cup', () => {
  const match = solo()
  discardRest(match)
  playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
  playAnswers(match, ['mission', 'defenses'])
  const kinds = ['hasty', 'bunker', 'wire', 'trench', 'roadBlock', 'mine']
  const all = kinds.map((kind): Edit => ({ move: `defense ${kind}`, from: 'supply', to: '1-B03', count: 12 }))
  expect(corrected(match, ...all).join()).not.toContain('The AI gets Defense Counters')
  expect(standing(match)).toBe('mission')
})

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const linesOf = (now: Situation): readonly string[] =>
  briefing(now).parts.flatMap(({ lines }) => lines.map((line) => format(line)))

describe('Low Risk moves are those of the units of the card:', () => {
  test('units that were chosen for another card are free', () => {
    const match = solo()
    playAnswers(
      match,
      ['play', 'german-04-bottom'],
      ['play', 'soviet-03-bottom'],
      ['play', 'german-02-bottom'],
    )
    playAnswers(
      match,
      ...typed('soviet-16', 'vp'),
      ['chosen', ['soviet Rifle 05']],
      ...typed('german-05', 'vp'),
    )
    playAnswers(match, ...typed('soviet-10', 'vp', '0', ['chosen']), ['chosen', ['soviet NKVD 21']])
    discardRest(match)
    playAnswers(match, ['yourSide', 2], ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    playAnswers(match, ['symbol', 'shield'], ...end, ['mission', 'stays'])
    expect(logTexts(match)).toContain('Low Risk moves only: Soviet Rifle 05.')
    const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => format(each)))
    expect(lines).toContain('Tile 16: Low Risk moves only for Soviet Rifle 05.')
  })
})

test('G 6.1: Low Risk moves are reminded of where no unit was named, and not where all are lost', () => {
  const match = solo()
  playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'], ['play', 'german-02-bottom'])
  playAnswers(match, ...typed('soviet-16', 'vp'), ['chosen', []])
  discardRest(match)
  playAnswers(match, ['yourSide', 2], ['symbol', 'shield'], ...begun, ['mission', 'stays'])
  const reminder = 'Tile 16: Low Risk moves only for the units that were chosen for its card.'
  expect(logTexts(match)).toContain(reminder)
  expect(linesOf(match.situation)).toContain(reminder)
  const plays = match.situation.plays.map((play) => ({ ...play, picked: ['soviet Rifle 05'] }))
  const rifle = { at: 'lost', by: 'soviet', card: 'soviet-03' }
  const units = { ...match.situation.units, 'soviet Rifle 05': rifle }
  expect(linesOf({ ...match.situation, plays, units }).join()).not.toContain('Low Risk')
})
