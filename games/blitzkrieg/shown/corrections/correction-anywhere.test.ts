import { countPieces, applyCorrection, diffLayouts, type SettingsInput } from '@opfor/kernel'
import * as fc from 'fast-check'
import { newMatch, playAtRandom } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blitzkrieg } from '../../index.ts'
import { layout } from '../../rules/layout.ts'
import { onHouseBoard } from '../../testing/position.ts'

describe('from any position to any other', () => {
  const reached = (seed: number, steps: number, wishes: SettingsInput) =>
    playAtRandom(newMatch(blitzkrieg, wishes, seed), seed, steps)
  const seeds = fc.record({ seed: fc.nat(), other: fc.nat(), steps: fc.nat(150), others: fc.nat(150) })
  const wishes: readonly (readonly [string, SettingsInput])[] = [
    ['on screen', {}],
    ['at the table', { options: { where: 'table' } }],
    ['on the house board', { options: { board: onHouseBoard() } }],
  ]

  test.each(wishes)('the differences, given as a correction, lead there: %s', (_, wish) => {
    fc.assert(
      fc.property(seeds, ({ seed, other, steps, others }) => {
        const from = reached(seed, steps, wish).situation
        const to = reached(other, others, wish).situation
        const next = applyCorrection(blitzkrieg, from, diffLayouts(layout(from), layout(to)))
        expect(next).toEqual({ ok: true, value: to })
      }),
      { numRuns: 60 },
    )
  })

  test.each(wishes)('the match plays on from there to its end, and no token is lost: %s', (_, wish) => {
    fc.assert(
      fc.property(seeds, ({ seed, other, steps, others }) => {
        const match = reached(seed, steps, wish)
        fc.pre(match.question !== undefined)
        const to = reached(other, others, wish).situation
        fc.pre(blitzkrieg.validateSituation?.(to) === undefined)
        expect(match.correct(diffLayouts(layout(match.situation), layout(to))).ok).toBe(true)
        playAtRandom(match, seed)
        expect(match.question).toBeUndefined()
        expect(countPieces(layout(match.situation))).toEqual(
          countPieces(layout(blitzkrieg.initialSituation(match.journal.settings))),
        )
      }),
      { numRuns: 60 },
    )
  })
})
