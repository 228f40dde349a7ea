import { type Game, format } from '@opfor/kernel'
import {
  type ArmTotals,
  type Experiment,
  estimateMean,
  meanOf,
  mergeTotals,
  type ModeTotals,
  quantile,
  estimateShare,
  shareEstimator,
  sumOf,
  type Totals,
} from '@opfor/lab'
import { applyStyle } from '../lines/output.ts'
import { perSecond } from './progress.ts'
import { meanText, percentText, tableLines } from './table.ts'

export interface LabRun {
  readonly game: string
  readonly policy: Experiment['policy']
  readonly games: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly workers: number
  readonly totals: Totals
}

export function labSummaryLines(game: Game, run: LabRun): readonly string[] {
  const { games, seconds, workers, totals } = run
  const title = `${game.title}: ${games} matches, ${run.policy.name} player`
  const speed = `${seconds.toFixed(1)} s, ${perSecond(run.gamesPerSecond)} matches per second, ${workers} workers`
  return [applyStyle('strong', title), applyStyle('faint', speed), ...totalsLines(game, totals)]
}

/** `error` is the error rate of a study with a stopping rule. */
export function totalsLines(game: Game, totals: Totals, error?: number): readonly string[] {
  const all = mergeArms(totals)
  if (all === undefined) return []
  return [
    '',
    ...winRateTable(totals, error),
    ...(game.labAssumptions === undefined ? [] : [format(game.labAssumptions)]),
    '',
    ...endingTable(game, all),
    ...modeTable(game, all),
    '',
    ...lineTable(game, all),
    ...unusedLines(game, all),
  ]
}

function mergeArms(totals: Totals): ArmTotals | undefined {
  const [first, ...rest] = Object.values(totals)
  return first === undefined ? undefined : rest.reduce((all, arm) => mergeTotals(all, arm), first)
}

function winRateTable(totals: Totals, error: number | undefined): readonly string[] {
  return tableLines(
    ['difficulty', 'matches', 'the player wins', 'turns: mean', 'shortest to longest', 'questions per turn'],
    Object.entries(totals).map(([id, arm]) => [
      id,
      String(arm.games),
      percentText(shareEstimator(error)(arm.won.count, arm.games)),
      meanText(meanOf(arm.length)),
      `${quantile(arm.length, 0)} to ${quantile(arm.length, 1)}`,
      (sumOf(arm.questions) / sumOf(arm.length)).toFixed(2),
    ]),
  )
}

function endingTable(game: Game, all: ArmTotals): readonly string[] {
  return tableLines(
    ['how it ended', 'share of the matches'],
    game.endings.map(({ id, name }) => [
      format(name),
      percentText(estimateShare(all.ways[id]?.count ?? 0, all.games)),
    ]),
  )
}

function modeTable(game: Game, all: ArmTotals): readonly string[] {
  const none: ModeTotals = { turns: 0, gain: 0, squares: 0, opened: 0, openedWon: 0, seeds: [] }
  const offered = game.heuristics?.modes ?? []
  if (offered.length === 0 || Object.keys(all.modes).length === 0) return []
  return [
    '',
    ...tableLines(
      ['mode of the opponent', 'turns', 'its gain per turn, by our score', 'the player wins if it was first'],
      offered.map(({ id, name }) => {
        const { turns, gain, squares, opened, openedWon } = all.modes[id] ?? none
        return [
          format(name),
          String(turns),
          meanText(estimateMean(turns, gain, squares)),
          percentText(estimateShare(openedWon, opened)),
        ]
      }),
    ),
  ]
}

function lineTable(game: Game, all: ArmTotals): readonly string[] {
  const rows = game.declared.flatMap(({ lines }) =>
    lines.map((line) => {
      const { checked, decided } = all.lines[line.id] ?? { checked: 0, decided: 0 }
      const part = checked === 0 ? '-' : `${((100 * decided) / checked).toFixed(1)}%`
      return [line.id, String(checked), String(decided), part, (decided / all.games).toFixed(2)]
    }),
  )
  return tableLines(['line', 'reached', 'decided', 'of these', 'decided per match'], rows)
}

/** Lists lines never reached, and lines reached but never decisive. */
function unusedLines(game: Game, all: ArmTotals): readonly string[] {
  const lines = game.declared.flatMap((each) => each.lines)
  const never = lines.filter(({ id }) => (all.lines[id]?.checked ?? 0) === 0)
  const idle = lines.filter(({ id }) => all.lines[id]?.decided === 0)
  const dice = lines
    .filter(({ how }) => how === 'tie')
    .map(({ id, text }) => `${id} (${format(text)}): ${all.lines[id]?.decided ?? 0}`)
  return [
    '',
    `Never reached: ${never.map(({ id }) => id).join(', ') || 'none'}.`,
    `Reached and never decided: ${idle.map(({ id }) => id).join(', ') || 'none'}.`,
    `Ties broken: ${dice.join('; ') || 'none'}.`,
  ]
}
