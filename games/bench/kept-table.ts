/**
 * Prints what becomes of every kept match under the rules as they are and under later ones with something planted in
 * them: a row a match, a column a change. `+` plays on; a number is how many of its steps still agree.
 *
 *     npm run bench kept
 */
import { type Game, type Json, parseJournal, reopen } from '@opfor/kernel'
import { shelf } from '../index.ts'
import { variants } from '../kept-variants.ts'
import { keptFiles } from './kept-files.ts'

function opens(game: Game, text: string): string {
  const journal = parseJournal(JSON.parse(text) as Json, game)
  if (!journal.ok) return 'refused'
  const { match, departs } = reopen(game, { journal: journal.value })
  const steps = match.steps.length
  return departs === undefined ? '+' : `${steps} of ${steps + departs.rest.length}`
}

const columns = ['as it is', ...variants.map(({ name }) => name)]
const totals = columns.map(() => ({ on: 0, parted: 0, refused: 0 }))
for (const game of shelf) {
  console.log(`\n${game.title}`)
  console.log(`${''.padEnd(34)}${columns.map((name) => name.padEnd(19)).join('')}`)
  const games = [game, ...variants.map(({ of }) => of(game))]
  for (const { name, text } of keptFiles(game)) {
    const cells = games.map((each) => opens(each, text))
    for (const [at, cell] of cells.entries()) {
      const total = totals[at]
      if (total !== undefined) total[cell === '+' ? 'on' : cell === 'refused' ? 'refused' : 'parted'] += 1
    }
    console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padEnd(19)).join('')}`.trimEnd())
  }
}
console.log('')
for (const [at, name] of columns.entries()) {
  const { on = 0, parted = 0, refused = 0 } = totals[at] ?? {}
  console.log(`${name.padEnd(20)} ${on} play on, ${parted} open where they part, ${refused} refused`)
}
