/**
 * Updates all snapshots: golden transcripts (by replaying their `>` lines), and explained
 * decisions. Review the result with git diff.
 *
 *     npm run snapshots                 all games
 *     npm run snapshots -- admiral      one game
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import {
  explainedDecisions,
  germanFor,
  explainedFile,
  replaysOf,
} from '@opfor/evidence/games/recorded/recorded-files'
import { makeTranscript, parseTranscript } from '@opfor/kernel'

const root = path.dirname(import.meta.dirname)
const requested = process.argv.slice(2)
const games = registry.filter(({ id }) => requested.length === 0 || requested.includes(id))
const unknown = requested.filter((id) => !registry.some((game) => game.id === id))
let failed = unknown.length
for (const id of unknown)
  console.error(`Unknown game ${id}. Available: ${registry.map((game) => game.id).join(', ')}.`)
for (const game of games) {
  const folder = path.join(root, 'games', game.id, 'replays')
  const names = existsSync(folder) ? globSync('**/*.txt', { cwd: folder }).toSorted() : []
  const counts = { same: 0, changed: 0 }
  for (const name of names) {
    const file = path.join(folder, name)
    const before = readFileSync(file, 'utf8')
    const journal = parseTranscript(game, before)
    const after = journal.ok ? makeTranscript(game, journal.value) : journal
    if (!after.ok) {
      failed += 1
      console.error(`${game.id}/${name}: ${after.problem}`)
    } else if (after.value === before) counts.same += 1
    else {
      counts.changed += 1
      writeFileSync(file, after.value)
      console.log(`${game.id}/${name}: changed`)
    }
  }
  console.log(`${game.title}: ${counts.changed} of ${names.length} transcripts changed`)
  writeFileSync(explainedFile(game), explainedDecisions(game, replaysOf(game), germanFor(game.id)))
}

process.exitCode = failed === 0 ? 0 : 1
