import type { Game } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { recordedDiffers, recordedFiles } from './recorded-files.ts'
import { registry } from '../../../games/index.ts'
import { variants } from './recorded-variants.ts'

/** All games but drafts, or those affected by a change. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = registry.filter(({ id, stage }) => stage !== 'draft' && (wanted?.includes(id) ?? true))

describe.each<Game>(games)('the recorded matches of $title', (game) => {
  const recorded = recordedFiles(game)

  test.each(variants)('open after $name', ({ harmless, of }) => {
    const later = of(game)
    const parted = recorded.filter((file) => recordedDiffers(later, file) !== undefined)
    if (harmless) expect(parted.map(({ name }) => name)).toEqual([])
    else expect(parted.length).toBeGreaterThan(recorded.length / 3)
  })
})
