/**
 * Updates all snapshots: golden transcripts (by replaying their `>` lines), explained decisions, and the compatibility of
 * kept matches. Review the result with git diff.
 *
 *     npm run bless                 all games
 *     npm run bless -- admiral      one game
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import {
  explainedDecisions,
  germanFor,
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
for (const id of unknown)
  console.error(`Unknown game ${id}. Available: ${shelf.map((game) => game.id).join(', ')}.`)
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
  writeFileSync(explainedFile(game), explainedDecisions(game, replaysOf(game), germanFor(game.id)))
}

/** Parses the digests of a list of kept matches, by name. */
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
      console.error(`${game.id}/kept/${name}.json has changed: kept matches must not be recorded again.`)
    }
  writeFileSync(file, `${lines.join('\n')}\n`)
  const diverging = lines.filter((line) => !line.includes(' plays on: ')).length
  console.log(`${game.title}: ${lines.length} kept matches, ${diverging} of them diverge`)
}
process.exitCode = failed === 0 ? 0 : 1
