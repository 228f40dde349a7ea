import type { Game } from '@opfor/kernel'
import type { ComparisonTotals, PolicyChoice, Totals } from '@opfor/lab'
import { errorRateOf, isComparison, type Study } from '@opfor/lab/study'
import { comparisonLines } from '../lab/comparison-lines.ts'
import { perSecond } from '../lab/progress.ts'
import { totalsLines } from '../lab/summary.ts'
import { applyStyle } from '../lines/output.ts'

export interface PartTotals {
  readonly policy: PolicyChoice
  readonly games: number
  readonly totals: Totals | ComparisonTotals
}

export function studyLines(game: Game, study: Study, parts: readonly PartTotals[]): readonly string[] {
  const error = errorRateOf(study.until)
  const intervals = intervalsText(study)
  const lines = parts.flatMap(({ policy, games, totals }) => {
    if ('arms' in study.of || !isComparison(totals))
      return [
        '',
        applyStyle('strong', `The ${policyText(policy)} player: ${games} matches`),
        ...(isComparison(totals) ? [] : totalsLines(game, totals, error)),
      ]
    const comparison = { game: game.id, policy, ...study.of }
    return ['', ...comparisonLines(game, { name: study.name, comparison, totals, error })]
  })
  return intervals === undefined ? lines : [...lines, '', intervals]
}

/** Undefined without a stopping rule. */
export function intervalsText({ until, of }: Study): string | undefined {
  const error = errorRateOf(until)
  if (error === undefined) return undefined
  const wrong = `if the study stops by itself, the interval misses the true value with a probability of at most ${Math.round(error * 100)} %`
  return 'arms' in of
    ? `The win rates by setting have the confidence intervals of the stopping rule: ${wrong}, for each win rate separately.`
    : `The change of the win rate has the confidence interval of the stopping rule: ${wrong}.`
}

export function policyText({ name, budget }: PolicyChoice): string {
  return name === 'searching' ? `${name} (${budget})` : name
}

export function stateText(study: {
  readonly state: string
  readonly workers: number
  readonly code?: string | undefined
}): string {
  const { state, workers, code } = study
  return state === 'running' && workers === 0 ? `running, no worker with code ${code ?? '-'}` : state
}

export function statusText(of: {
  readonly state: string
  readonly played: number
  readonly most: number
  readonly rate: number
  readonly workers: number
  readonly threads: number
  readonly code?: string | undefined
  readonly secondsLeft?: number | undefined
}): string {
  const { played, most, rate, workers, threads, secondsLeft } = of
  const state = stateText(of)
  const left = secondsLeft === undefined ? '' : `, ${clock(secondsLeft)} left`
  const by =
    state === 'running' ? `, ${perSecond(rate)}/s by ${workers} workers (${threads} threads)${left}` : ''
  return `${state}: ${played.toLocaleString('en')} of ${most.toLocaleString('en')} matches${by}`
}

function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return `${hours}:${String(minutes).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
