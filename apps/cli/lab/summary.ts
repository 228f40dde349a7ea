import { type Game, say } from '@opfor/kernel'
import {
  type ArmTotals,
  mean,
  meanOf,
  merge,
  type ModeTotals,
  quantile,
  share,
  shareEstimator,
  sumOf,
  type Totals,
} from '@opfor/lab'
import { styled } from '../output.ts'
import type { LabRun } from './lab-run.ts'
import { perSecond } from './progress.ts'
import { meanText, percentText, table } from './table.ts'

/** The summary of a run as text. */
export function summary(game: Game, run: LabRun): readonly string[] {
  const { games, seconds, workers, totals } = run
  const title = `${game.title}: ${games} matches, ${run.policy.name} player`
  const speed = `${seconds.toFixed(1)} s, ${perSecond(run.gamesPerSecond)} matches per second, ${workers} workers`
  return [styled('strong', title), styled('faint', speed), ...totalsLines(game, totals)]
}

/** The totals as text; `error` is the error rate of a study with a stopping rule. */
export function totalsLines(game: Game, totals: Totals, error?: number): readonly string[] {
  const all = mergeArms(totals)
  if (all === undefined) return []
  return [
    '',
    ...winRateTable(totals, error),
    ...(game.figuresRestOn === undefined ? [] : [say(game.figuresRestOn)]),
    '',
    ...endingTable(game, all),
    ...modeTable(game, all),
    '',
    ...lineTable(game, all),
    ...unusedLines(game, all),
  ]
}

/** The totals of all settings of a run. */
function mergeArms(totals: Totals): ArmTotals | undefined {
  const [first, ...rest] = Object.values(totals)
  return first === undefined ? undefined : rest.reduce((all, arm) => merge(all, arm), first)
}

function winRateTable(totals: Totals, error: number | undefined): readonly string[] {
  return table(
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
  return table(
    ['how it ended', 'share of the matches'],
    game.endings.map(({ id, name }) => [say(name), percentText(share(all.ways[id]?.count ?? 0, all.games))]),
  )
}

function modeTable(game: Game, all: ArmTotals): readonly string[] {
  const none: ModeTotals = { turns: 0, gain: 0, squares: 0, opened: 0, openedWon: 0, seeds: [] }
  const offered = game.measures?.modes ?? []
  if (offered.length === 0 || Object.keys(all.modes).length === 0) return []
  return [
    '',
    ...table(
      ['mode of the opponent', 'turns', 'its gain per turn, by our score', 'the player wins if it was first'],
      offered.map(({ id, name }) => {
        const { turns, gain, squares, opened, openedWon } = all.modes[id] ?? none
        return [
          say(name),
          String(turns),
          meanText(mean(turns, gain, squares)),
          percentText(share(openedWon, opened)),
        ]
      }),
    ),
  ]
}

function lineTable(game: Game, all: ArmTotals): readonly string[] {
  const rows = game.declared.flatMap(({ lines }) =>
    lines.map((line) => {
      const { spoke, decided } = all.lines[line.id] ?? { spoke: 0, decided: 0 }
      const part = spoke === 0 ? '-' : `${((100 * decided) / spoke).toFixed(1)}%`
      return [line.id, String(spoke), String(decided), part, (decided / all.games).toFixed(2)]
    }),
  )
  return table(['line', 'reached', 'decided', 'of these', 'decided per match'], rows)
}

/** Lines that were never reached, and lines that were reached and never decided. */
function unusedLines(game: Game, all: ArmTotals): readonly string[] {
  const lines = game.declared.flatMap((each) => each.lines)
  const never = lines.filter(({ id }) => (all.lines[id]?.spoke ?? 0) === 0)
  const idle = lines.filter(({ id }) => all.lines[id]?.decided === 0)
  const dice = lines
    .filter(({ how }) => how === 'tie')
    .map(({ id, text }) => `${id} (${say(text)}): ${all.lines[id]?.decided ?? 0}`)
  return [
    '',
    `Never reached: ${never.map(({ id }) => id).join(', ') || 'none'}.`,
    `Reached and never decided: ${idle.map(({ id }) => id).join(', ') || 'none'}.`,
    `Ties broken: ${dice.join('; ') || 'none'}.`,
  ]
}
