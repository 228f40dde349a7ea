import { bad, type Game, good, type Parsed, settled, type SettingsInput } from '@opfor/kernel'
import {
  armsFor,
  type Comparison,
  type ComparisonTotals,
  pairedChange,
  share,
  shareEstimator,
} from '@opfor/lab'
import { print, printJson, styled } from '../output.ts'
import { type LabRequest, type LabFlags, parseFlags, parseSettings } from './flags.ts'
import { changedLines } from './changed-lines.ts'
import { runInPool } from './pool.ts'
import { Progress } from './progress.ts'
import { percentText, pointsText, table } from './table.ts'

/** The additional flags of `lab diff`. */
export interface DiffFlags extends LabFlags {
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly everyRuling?: boolean
}

interface ComparedArms {
  readonly name: string
  readonly comparison: Comparison
  readonly totals: ComparisonTotals
  readonly seconds: number
}

const emptyTotals: ComparisonTotals = {
  games: 0,
  decisions: 0,
  won: { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 },
  same: 0,
  otherwise: { count: 0, seeds: [] },
  changed: {},
}

/** Plays two settings on the same seeds and prints the differences. */
export async function diff(id: string, flags: DiffFlags): Promise<Parsed<number>> {
  const request = parseFlags(id, flags)
  if (!request.ok) return request
  const { game, levels, settings } = request.value
  const base =
    armsFor(flags.difficulty === undefined ? [] : levels.slice(0, 1), settings)[0]?.settings ?? settings
  const pairs =
    flags.everyRuling === true ? good(everyReading(game, base)) : pairsFromFlags(game, base, flags)
  if (!pairs.ok) return pairs
  const all: ComparedArms[] = []
  for (const { name, first, second } of pairs.value) {
    const { comparison, stopped } = await compare(request.value, name, first, second)
    all.push(comparison)
    if (stopped) break
  }
  if (flags.json === true) printJson(all.map((each) => comparisonJson(each)))
  else if (flags.everyRuling === true) print(...rulingsTable(all))
  else print(...all.flatMap((each) => comparisonLines(game, each, `, ${each.seconds.toFixed(1)} s`)))
  return good(0)
}

interface Pair {
  readonly name: string
  readonly first: SettingsInput
  readonly second: SettingsInput
}

/** Pairs of the default with each other reading of every ruling. */
function everyReading(game: Game, base: SettingsInput): readonly Pair[] {
  return game.rulings.flatMap(({ id, readings, standard }) =>
    Object.keys(readings)
      .filter((reading) => reading !== standard)
      .map((reading) => ({
        name: `${id}=${reading}`,
        first: base,
        second: { ...base, rulings: { ...base.rulings, [id]: reading } },
      })),
  )
}

function pairsFromFlags(
  game: Game,
  base: SettingsInput,
  { first, second }: DiffFlags,
): Parsed<readonly Pair[]> {
  const one = withOverrides(game, base, first)
  if (!one.ok) return one
  const other = withOverrides(game, base, second)
  if (!other.ok) return other
  if (first.length + second.length === 0)
    return bad('Specify --first and --second name=value, or --every-ruling.')
  const name = `${first.join(' ') || 'standard'} against ${second.join(' ') || 'standard'}`
  return good([{ name, first: one.value, second: other.value }])
}

/** The settings with the options and rulings that were given as name=value. */
function withOverrides(game: Game, base: SettingsInput, pairs: readonly string[]): Parsed<SettingsInput> {
  const isRuling = (pair: string): boolean => game.rulings.some(({ id }) => pair.startsWith(`${id}=`))
  const more = parseSettings(
    game,
    pairs.filter((pair) => !isRuling(pair)),
    pairs.filter(isRuling),
  )
  if (!more.ok) return more
  const settings = {
    options: { ...base.options, ...more.value.options },
    rulings: { ...base.rulings, ...more.value.rulings },
  }
  const checked = settled(game, settings)
  return checked.ok ? good(settings) : checked
}

async function compare(
  { game, policy, seeds, workers }: LabRequest,
  name: string,
  first: SettingsInput,
  second: SettingsInput,
) {
  const comparison: Comparison = { game: game.id, policy, first, second }
  const progress = new Progress(seeds.to - seeds.from)
  const { totals } = await runInPool<ComparisonTotals>({
    seeds,
    workers,
    task: (chunk) => ({ compare: comparison, seeds: chunk }),
    progress: (done) => progress.at(done),
    stopped: () => progress.stopped,
    empty: emptyTotals,
  })
  const { seconds, stopped } = progress
  progress.end()
  return { comparison: { name, comparison, totals, seconds }, stopped }
}

function comparisonJson({ name, comparison, totals, seconds }: ComparedArms): unknown {
  const { won, games } = totals
  return { name, ...comparison, games, seconds, change: change(won, games), totals }
}

function change({ firstOnly, secondOnly }: ComparisonTotals['won'], games: number, error?: number) {
  return pairedChange(firstOnly, secondOnly, games, shareEstimator(error))
}

function changedMatches({ changed }: ComparisonTotals): number {
  return Object.values(changed).reduce((sum, { count }) => sum + count, 0)
}

function rulingsTable(all: readonly ComparedArms[]): readonly string[] {
  return table(
    [
      'ruling, other reading',
      'matches with another decision',
      'one decision in',
      'otherwise',
      'win rate, points',
    ],
    all.map(({ name, totals }) => {
      const { games, decisions, otherwise, won } = totals
      const changed = changedMatches(totals)
      return [
        `\`${name.slice(name.indexOf('.') + 1)}\``,
        percentText(share(changed, games)),
        changed === 0 ? '-' : String(Math.round(decisions / changed)),
        percentText(share(otherwise.count, games)),
        pointsText(change(won, games)),
      ]
    }),
  )
}

/** The result of a comparison as text. */
export function comparisonLines(
  game: Game,
  {
    name,
    comparison,
    totals,
    error,
  }: Omit<ComparedArms, 'seconds'> & { readonly error?: number | undefined },
  how = '',
): readonly string[] {
  const { games, decisions, same, otherwise, won } = totals
  const changed = changedMatches(totals)
  return [
    styled('strong', `${game.title}: ${name}`),
    styled('faint', `${games} seeds, each played twice by the ${comparison.policy.name} player${how}`),
    '',
    `A decision differed at some point: ${percentText(share(changed, games))} of the matches; ${
      changed === 0 ? 'never' : `one decision in ${Math.round(decisions / changed)}`
    }.`,
    `Same decisions, different game: ${percentText(share(otherwise.count, games))}.`,
    `Identical match: ${percentText(share(same, games))}.`,
    `The player wins ${percentText(share(won.both + won.firstOnly, games))} with the first and ${percentText(
      share(won.both + won.secondOnly, games),
    )} with the second: ${pointsText(change(won, games, error))} points.`,
    ...changedLines(game, comparison, totals),
  ]
}
