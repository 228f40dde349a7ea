/** Random matches over all sheets: `npm run prove sheets 100000`. */
import process from 'node:process'
import { proveMatches } from './prove-matches.ts'

const { matches, withJournal, turns, violations } = proveMatches(Number(process.argv[2] ?? 1000))
process.stdout.write(
  `${matches} matches (${withJournal} with a journal), ${turns} turns, with random answers: ${violations.length} violations\n`,
)
for (const each of violations.slice(0, 20)) process.stdout.write(`${each}\n`)
process.exitCode = violations.length === 0 ? 0 : 1
