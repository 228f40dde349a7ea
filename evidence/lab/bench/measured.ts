/**
 * Measures how often the greedy player wins at each difficulty, and which line costs it most; writes lab/measured/<game>.ts:
 *
 *     npm run bench measured blitzkrieg 1000 200
 *
 * The arguments are the game, the matches per level, and the seeds on which each line is dropped (0: no line is). The line that
 * is found is dropped again on as many seeds as a level has matches: the few seeds tell which line it is, not how much it costs.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import { editsOf, rankedEdits, surveyError } from '../../../lab/edits/index.ts'
import { armsFor, defaultBudget, levelsOf, type Totals } from '../../../lab/index.ts'
import type { Measured } from '../../../lab/measured/measured.ts'
import { perform, performSurvey } from '../../../lab/perform.ts'

const [id = '', matches = '1000', seeds = '200'] = process.argv.slice(2)
const game = shelf.find((each) => each.id === id)
if (game === undefined) throw new Error(`Unknown game ${id}.`)
const policy = { name: 'greedy', budget: defaultBudget } as const
const arms = armsFor(levelsOf(game))

/** The number of wins of 100 matches at each level. */
function winsByLevel(): Measured['wins'] {
  const experiment = { game: id, policy, arms }
  const to = Number(matches) * arms.length
  const totals = perform({ measure: experiment, seeds: { from: 0, to } }) as Totals
  const inHundred = (level: string): number => {
    const { won, games } = totals[level] ?? { won: { count: 0 }, games: 1 }
    return Math.round((100 * won.count) / games)
  }
  return Object.fromEntries(arms.map(({ id: level }) => [level, inHundred(level)]))
}

/** The dropped line that raises the win rate most, if that is certain. */
function costliestLine(): Measured['costliest'] {
  if (game === undefined || Number(seeds) === 0) return undefined
  const edits = editsOf(game, {}).edits.filter(({ kind }) => kind === 'drop')
  const ranked = (of: typeof edits, to: number) =>
    rankedEdits(
      of,
      performSurvey({ survey: { game: id, policy, first: {}, edits: of }, seeds: { from: 0, to } }),
      0,
    )
  const [found] = ranked(edits, Number(seeds)).filter(({ p, change }) => p <= surveyError && change.value > 0)
  const [most] = found === undefined ? [] : ranked([found.edit], Number(matches))
  const [line = ''] = most?.edit.touched ?? []
  const list = game.declared.find(({ lines }) => lines.some((each) => each.id === line))?.id ?? ''
  return most === undefined ? undefined : { list, line, wins: Math.round(100 * most.change.value) }
}

const costliest = costliestLine()
const found: Measured = {
  rules: game.version,
  player: 'greedy',
  matches: Number(matches),
  wins: winsByLevel(),
  ...(costliest === undefined ? {} : { costliest }),
}
const file = path.join(import.meta.dirname, '../../../lab/measured', `${id}.ts`)
writeFileSync(
  file,
  `import type { Measured } from './measured.ts'

/** Made by \`npm run bench measured ${id} ${matches} ${seeds}\`. */
export const measured: Measured = ${JSON.stringify(found, undefined, 2)}
`,
)
console.log(`${file}: ${JSON.stringify(found)}`)
