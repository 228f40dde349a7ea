/**
 * Records matches into `evidence/games/<game>/recorded`; every later version must open them. Until 1.0.0, matches that no longer
 * agree with the rules are recorded again (docs/recorded-matches.md). `npm run record` for all games, `npm run record -- admiral` for
 * one.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import type { Game, Journal } from '@opfor/kernel'
import { recordedDiffers } from './recorded.ts'
import { recordMatch } from './record-match.ts'
import { type Recipe, recipes } from './recipes.ts'

const games = path.dirname(import.meta.dirname)
const requested = process.argv.slice(2)

function formatJournal({ entries, ...head }: Journal): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`
}

/** Records only if the match is missing or no longer agrees. */
function record(game: Game, recipe: Recipe, file: string): string {
  const differs = existsSync(file)
    ? recordedDiffers(game, { name: recipe.name, text: readFileSync(file, 'utf8') })
    : 'new'
  if (differs === undefined) return 'same'
  const journal = recordMatch(game, recipe)
  writeFileSync(file, formatJournal(journal))
  return `${differs} (recorded, ${journal.entries.length} entries)`
}

for (const game of registry) {
  if (requested.length > 0 && !requested.includes(game.id)) continue
  const folder = path.join(games, game.id, 'recorded')
  const wanted = recipes[game.id] ?? []
  mkdirSync(folder, { recursive: true })
  for (const name of globSync('*.json', { cwd: folder }))
    if (!wanted.some((recipe) => `${recipe.name}.json` === name)) {
      rmSync(path.join(folder, name))
      console.log(`${game.id}/${name}: removed`)
    }
  for (const recipe of wanted)
    console.log(
      `${game.id}/${recipe.name}: ${record(game, recipe, path.join(folder, `${recipe.name}.json`))}`,
    )
}
