import type { Game } from '@opfor/kernel'
import { type PolicyChoice, estimateShare, type SurveyTotals } from '@opfor/lab'
import { type RankedEdit, type RejectedEdit, surveyErrorRate } from '@opfor/lab/edits'
import { localize } from '../text/language.ts'
import { provenanceLines } from './diff-page.ts'
import { percentText, pointsText, tableLines } from './table.ts'

export interface SurveyRun {
  readonly policy: PolicyChoice
  readonly games: number
  readonly workers: number
  readonly seconds: number
  readonly stopped: boolean
  /** Undefined if win rates mean nothing. */
  readonly margin: number | undefined
  readonly totals: SurveyTotals
  readonly refused: readonly RejectedEdit[]
  /** The only kind of edits that was played; undefined for all. */
  readonly only?: 'lines' | 'readings' | undefined
}

/** Ranked; without win rates, edits that changed nothing are listed below. */
export function linesTable(game: Game, run: SurveyRun, ranked: readonly RankedEdit[]): readonly string[] {
  const isMeasured = run.margin !== undefined
  const shown = isMeasured ? ranked : ranked.filter(hasChanged)
  const idle = ranked.slice(shown.length)
  const counted = ['turns with another decision', 'matches with one', 'seeds']
  const head = ['', 'edit', ...(isMeasured ? ['for the player', 'win rate, points', 'p'] : []), ...counted]
  const rows = shown.map((row, nth) => [
    String(nth + 1),
    row.edit.description,
    ...(isMeasured ? [knownText(row, run.margin), pointsText(row.change), pText(row.p)] : []),
    percentText(estimateShare(row.turnsChanged, row.turns)),
    percentText(estimateShare(row.matchesChanged, row.totals.games)),
    String(row.totals.games),
  ])
  return [
    ...tableLines(head, rows),
    '',
    ...notes(game, run, ranked.length),
    ...(idle.length === 0 ? [] : ['', ...idleLines(idle)]),
  ]
}

function hasChanged({ turnsChanged, matchesChanged }: RankedEdit): boolean {
  return turnsChanged + matchesChanged > 0
}

function idleLines(idle: readonly RankedEdit[]): readonly string[] {
  return [
    `${idle.length} edits changed no decision in these matches:`,
    '',
    ...idle.map(({ edit }) => `- ${edit.description}`),
  ]
}

export function linesPage(
  game: Game,
  run: SurveyRun,
  ranked: readonly RankedEdit[],
  command: string,
): string {
  return `${[
    `# Which ${run.only === 'readings' ? 'reading' : 'line'} of ${game.title} matters?`,
    '',
    ...provenanceLines(game, command),
    ...introduction(run),
    ...linesTable(game, run, ranked),
    ...(run.refused.length === 0
      ? []
      : ['', 'Not played, because the game does not allow it:', '', ...run.refused.map(refusedText)]),
  ].join('\n')}\n`
}

/** Explains the table to readers who do not know the lab. */
function introduction({ policy, margin, only }: SurveyRun): readonly string[] {
  const edits =
    only === 'readings'
      ? 'Each row is another reading of one unclear rule.'
      : `Each row is one change of the opponent: a line is left out ("without"), two neighbours change places ("swapped")${only === 'lines' ? '' : ', or another reading of an unclear rule'}.`
  const wins =
    margin === undefined
      ? 'The answers of the player are random.'
      : `The player is a program (${policy.name}). "Easier" and "harder" are for that player, and known; how much is only known within the interval, which is wide where few seeds were needed.`
  return [`${edits} A seed is one match with the same dice and draws for both. ${wins}`, '']
}

function notes(game: Game, run: SurveyRun, edits: number): readonly string[] {
  const { policy, games, seconds, workers, stopped, margin } = run
  const matches = Object.values(run.totals).reduce((sum, each) => sum + each.games, 0)
  const played = `${edits} edits, each against the printed opponent on the same seeds, at most ${games}, by the ${policy.name} player: ${matches} pairs of matches in ${Math.round(seconds)} s with ${workers} workers${stopped ? ', interrupted' : ''}.`
  const turns =
    'Turns: each turn of the printed opponent is played again by the changed one, from the same situation with the same dice and answers. Matches: those of the same seed, up to the first decision that differs. Both with their 95 % intervals.'
  if (margin === undefined) {
    const restsOn = game.labAssumptions === undefined ? [] : [localize(game.labAssumptions)]
    return [
      played,
      'With random answers: win rates would mean nothing. The edits are ranked by the turns that they change.',
      ...restsOn,
      turns,
    ]
  }
  const rate = Math.round(surveyErrorRate * 100)
  return [
    played,
    turns,
    `Win rate: how many points more often the player wins against the changed opponent. The intervals hold all together and at any time with a probability of ${100 - rate} % (betting confidence sequences, with the error divided by the number of edits). p is adjusted by Holm's method, which needs no assumption about what the edits have in common: they share their seeds. An edit is played until its interval excludes zero, or is within ${(margin * 100).toFixed(1)} points of it.`,
  ]
}

function pText(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3)
}

function knownText({ known, p, change }: RankedEdit, margin = 0): string {
  if (known === 'changed' || p <= surveyErrorRate) return change.value > 0 ? 'easier' : 'harder'
  return known === 'within' ? `within ${(margin * 100).toFixed(1)}` : 'not known'
}

function refusedText({ description: told, problem }: RejectedEdit): string {
  return `- ${told}. ${problem}`
}
