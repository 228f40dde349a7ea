/**
 * Records matches with the current rules into `games/<game>/kept`; every later version must be able to open them. Existing
 * files are never overwritten.
 *
 *     npm run keep                  records all recipes without a file
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import type { Game, Journal } from '@opfor/kernel'
import { recordMatch, recordReplay } from './record-match.ts'
import { recipes } from './recipes.ts'

const root = path.dirname(path.dirname(import.meta.dirname))

function formatJournal({ entries, ...head }: Journal): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`
}

function replayText({ id }: Game, name: string): string {
  return readFileSync(path.join(root, 'games', id, 'replays', `${name}.txt`), 'utf8')
}

for (const game of shelf) {
  const folder = path.join(root, 'games', game.id, 'kept')
  mkdirSync(folder, { recursive: true })
  for (const recipe of recipes[game.id] ?? []) {
    const file = path.join(folder, `${recipe.name}.json`)
    if (existsSync(file)) continue
    const journal =
      'replay' in recipe ? recordReplay(game, replayText(game, recipe.replay)) : recordMatch(game, recipe)
    writeFileSync(file, formatJournal(journal))
    console.log(`${game.id}/${recipe.name}: ${journal.entries.length} entries`)
  }
}
