import { type LiveMatch, format } from '@opfor/kernel'
import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './briefing.ts'
import type { Situation } from '../../table/situation.ts'
import { discardRest, solo } from '../../testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

function linesOf(match: LiveMatch<Situation>): readonly string[] {
  return briefing(match.situation).parts.flatMap(({ lines }) => lines.map((line) => format(line)))
}

describe('G 6.3: the briefing has the CAPs with which you begin', () => {
  const begun = (reading: string) => {
    const match = solo({}, by('fewerCaps', reading))
    discardRest(match)
    playAnswers(
      match,
      ['yourSide', 1],
      ['sheet', 1],
      ['markerStart', 0],
      ['end', 20],
      ['soloHandicap', 'caps1'],
    )
    return linesOf(match)
  }

  test('fewer in the first Round', () => {
    expect(begun('first')).toContain('Command marker of the German player: 3.')
    expect(begun('first')).toContain('The German player: 3 of 4 CAPs this Round, Action Cards each Round: 1.')
  })

  test('fewer in every Round', () => {
    expect(begun('every')).toContain('Command marker of the German player: 3.')
    expect(begun('every')).toContain('The German player: 3 CAPs, Action Cards each Round: 1.')
  })
})
