/** Plays the `>` lines of every golden transcript again and writes down what the rules say now; git shows what changed. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import { makeTranscript, parseTranscript } from '@opfor/kernel'

const root = path.dirname(import.meta.dirname)
let failed = 0
for (const game of shelf) {
  const folder = path.join(root, 'games', game.id, 'replays')
  const names = existsSync(folder) ? globSync('*.txt', { cwd: folder }).toSorted() : []
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
}
process.exitCode = failed === 0 ? 0 : 1
