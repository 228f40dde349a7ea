/**
 * Measures greedy wins per difficulty and the costliest line: `npm run bench measured blitzkrieg 1000 200` writes
 * lab/measured/<game>.ts. Arguments: game, matches per level, seeds per dropped line (0: none). The found line is measured again
 * on more seeds, because few only identify it.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { editsOf, rankEdits, surveyErrorRate } from '../../../lab/edits/index.ts'
import { armsByLevel, defaultBudget, levelsOf, type Totals } from '../../../lab/index.ts'
import type { MeasuredResults } from '../../../lab/measured/measured-results.ts'
import { runTask, performSurvey } from '../../../lab/run-task.ts'

const [id = '', matches = '1000', seeds = '200'] = process.argv.slice(2)
const game = registry.find((each) => each.id === id)
if (game === undefined) throw new Error(`Unknown game ${id}.`)
const policy = { name: 'greedy', budget: defaultBudget } as const
const arms = armsByLevel(levelsOf(game))

function winsByLevel(): MeasuredResults['wins'] {
  const experiment = { game: id, policy, arms }
  const to = Number(matches) * arms.length
  const totals = runTask({ measure: experiment, seeds: { from: 0, to } }) as Totals
  const inHundred = (level: string): number => {
    const { won, games } = totals[level] ?? { won: { count: 0 }, games: 1 }
    return Math.round((100 * won.count) / games)
  }
  return Object.fromEntries(arms.map(({ id: level }) => [level, inHundred(level)]))
}

/** The dropped line that raises the win rate most; undefined if not significant. */
function costliestLine(): MeasuredResults['costliest'] {
  if (game === undefined || Number(seeds) === 0) return undefined
  const edits = editsOf(game, {}).edits.filter(({ kind }) => kind === 'drop')
  const ranked = (of: typeof edits, to: number) =>
    rankEdits(
      of,
      performSurvey({ survey: { game: id, policy, first: {}, edits: of }, seeds: { from: 0, to } }),
      0,
    )
  const [found] = ranked(edits, Number(seeds)).filter(
    ({ p, change }) => p <= surveyErrorRate && change.value > 0,
  )
  const [most] = found === undefined ? [] : ranked([found.edit], Number(matches))
  const [line = ''] = most?.edit.touched ?? []
  const list = game.declared.find(({ lines }) => lines.some((each) => each.id === line))?.id ?? ''
  return most === undefined ? undefined : { list, line, wins: Math.round(100 * most.change.value) }
}

const costliest = costliestLine()
const found: MeasuredResults = {
  rules: game.version,
  player: 'greedy',
  matches: Number(matches),
  wins: winsByLevel(),
  ...(costliest === undefined ? {} : { costliest }),
}
const file = path.join(import.meta.dirname, '../../../lab/measured', `${id}.ts`)
writeFileSync(
  file,
  `import type { MeasuredResults } from './measured.ts'

/** Made by \`npm run bench measured ${id} ${matches} ${seeds}\`. */
export const measured: MeasuredResults = ${JSON.stringify(found, undefined, 2)}
`,
)
console.log(`${file}: ${JSON.stringify(found)}`)
