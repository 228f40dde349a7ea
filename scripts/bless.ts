/**
 * Plays the `>` lines of every golden transcript again and writes down what the rules say now, some decisions with all
 * their reasons, and what becomes of every kept match; git shows what changed.
 *
 *     npm run bless                 of every game
 *     npm run bless -- admiral      of one
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import {
  explainedDecisions,
  explainedFile,
  keptFiles,
  keptLine,
  keptList,
  replaysOf,
} from '@opfor/games/kept'
import { makeTranscript, parseTranscript } from '@opfor/kernel'

const root = path.dirname(import.meta.dirname)
const requested = process.argv.slice(2)
const games = shelf.filter(({ id }) => requested.length === 0 || requested.includes(id))
const unknown = requested.filter((id) => !shelf.some((game) => game.id === id))
let failed = unknown.length
for (const id of unknown) console.error(`There is no game ${id} on the shelf.`)
for (const game of games) {
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
  writeFileSync(explainedFile(game), explainedDecisions(game, replaysOf(game)))
}

/** The digest of each kept match, by its name, as it was written down. */
function digestsIn(list: string): ReadonlyMap<string, string> {
  return new Map(list.split('\n').map((line) => line.split(' ', 2) as [string, string]))
}

for (const game of games) {
  const lines = keptFiles(game).map((each) => keptLine(game, each))
  if (lines.length === 0) continue
  const file = keptList(game)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const now = digestsIn(lines.join('\n'))
  for (const [name, digest] of digestsIn(before.trimEnd()))
    if (name !== '' && now.get(name) !== digest) {
      failed += 1
      console.error(`${game.id}/kept/${name}.json was made anew: a kept match stays as it was recorded.`)
    }
  writeFileSync(file, `${lines.join('\n')}\n`)
  const diverging = lines.filter((line) => !line.includes(' plays on: ')).length
  console.log(`${game.title}: ${lines.length} kept matches, ${diverging} of them part from the rules`)
}
process.exitCode = failed === 0 ? 0 : 1
