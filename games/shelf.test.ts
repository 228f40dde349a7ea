import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Game } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import { shelf } from './index.ts'
import { type Replay, type Showing, showing } from './showing.ts'
import { templateGame } from './template-game/index.ts'

function replaysOf({ id }: Game): readonly Replay[] {
  const folder = path.join(import.meta.dirname, id, 'replays')
  if (!existsSync(folder)) return []
  return globSync('*.txt', { cwd: folder })
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
}

/** The games that are tried: all, or those that a change touches. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = [smallGame, templateGame, ...shelf].filter(({ id }) => wanted?.includes(id) ?? true)

describe.each<Game>(games)('$title keeps the contract of the shelf:', (game) => {
  let shown: Showing

  beforeAll(() => {
    shown = showing(game, replaysOf(game))
  })

  test.each(contract)('$says', ({ broken }) => {
    expect(broken(shown).slice(0, 10)).toEqual([])
  })
})

test('no two games on the shelf share an id', () => {
  const ids = shelf.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
