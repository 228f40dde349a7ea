import { newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { fieldLines, type Form } from './form-lines.ts'
import { gameOf } from './testing/games.ts'

const game = gameOf('conflict-of-heroes')

test('a briefing shows the set-up, and entered data is added to a pack', () => {
  const match = newMatch(game)
  expect(game.briefing?.(match.situation).parts.length).toBeGreaterThan(3)
  const pack = game.grownPack?.(match.situation, match.journal.settings, undefined)
  expect(pack).toMatchObject({ ok: true, value: { opfor: 1 } })
})

test('a field with many options does not list them', () => {
  const options = Array.from({ length: 60 }, (_, at) => ({
    id: String(at),
    name: { id: 'x', text: `N${at}` },
  }))
  const form = { fields: { hex: { id: 'x', kind: 'choice', text: { id: 'x', text: 'Hex' }, options } } }
  expect(fieldLines(form as unknown as Form)).toEqual([
    '  hex: Hex, one of 60 by number or name, from 1 N0 to 60 N59',
  ])
})
