import type { Game } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { keptDiffers, keptFiles } from '../evidence/games/bench/kept-files.ts'
import { shelf } from './index.ts'
import { variants } from './kept-variants.ts'

/** The games that are tried: all but drafts, or those that a change touches. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = shelf.filter(({ id, stage }) => stage !== 'draft' && (wanted?.includes(id) ?? true))

describe.each<Game>(games)('the kept matches of $title', (game) => {
  const kept = keptFiles(game)

  test.each(variants)('open after $name', ({ harmless, of }) => {
    const later = of(game)
    const parted = kept.filter((file) => keptDiffers(later, file) !== undefined)
    if (harmless) expect(parted.map(({ name }) => name)).toEqual([])
    else expect(parted.length).toBeGreaterThan(kept.length / 3)
  })
})
