import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Game } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import { registry } from '../../../games/index.ts'
import { type Replay, type ContractContext, showing } from './contract-context.ts'
import { templateGame } from '../../../games/template-game/index.ts'

function replaysOf({ id }: Game): readonly Replay[] {
  const folder = path.join(import.meta.dirname, '../../../games', id, 'replays')
  if (!existsSync(folder)) return []
  return globSync('**/*.txt', { cwd: folder })
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
}

/** All games, or those affected by a change. */
const wanted = process.env['OPFOR_GAMES']?.split(' ')
const games = [smallGame, templateGame, ...registry].filter(({ id }) => wanted?.includes(id) ?? true)

describe.each<Game>(games)('$title keeps the contract of the shelf:', (game) => {
  let shown: ContractContext

  beforeAll(() => {
    shown = showing(game, replaysOf(game))
  })

  test.each(contract)('$says', ({ broken }) => {
    expect(broken(shown).slice(0, 10)).toEqual([])
  })
})

test('no two games on the shelf share an id', () => {
  const ids = registry.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
