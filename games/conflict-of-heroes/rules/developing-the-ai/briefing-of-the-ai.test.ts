import { type LiveMatch, format } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import type { Situation } from '../../table/situation.ts'
import { missionByForms } from '../../testing/matches.ts'

function linesOf(match: LiveMatch<Situation>): readonly string[] {
  return briefing(match.situation).parts.flatMap(({ lines }) => lines.map((line) => format(line)))
}

describe('G 5.5: the briefing says where the Mission Track marker lies', () => {
  test.each([
    [0, 'Mission Track marker: before space 1.'],
    [3, 'Mission Track marker: on space 3.'],
  ])('begun on %i', (start, line) => {
    expect(linesOf(missionByForms({ start }))).toContain(line)
  })
})
