import { type Decision, MatchRecorder } from '@opfor/kernel'
import { firstDifferentDecision } from './decision-recorder.ts'
import { playMatch } from './match.ts'
import type { Opponent, OpponentPair } from './opponents.ts'
import type { PolicyChoice } from './policies/policies.ts'
import { type RecordedMatch, type RecordedTurn, recordMatch } from './recorded-match.ts'
import { withReadings, replayTurn, replayTurnAnswers } from './replay-turn.ts'

/** Each opponent's decision; one may be missing. */
export interface ChangedDecision {
  readonly seed: number
  /** Undefined if whole matches were compared. */
  readonly turn: number | undefined
  readonly first: Decision | undefined
  readonly second: Decision | undefined
}

/** Returns at most `most`. */
export function changedDecisions<S>(
  pair: OpponentPair<S>,
  policy: PolicyChoice,
  seeds: readonly number[],
  most: number,
): readonly ChangedDecision[] {
  const all: ChangedDecision[] = []
  for (const seed of seeds) {
    if (all.length >= most) break
    all.push(...(pair.differIn === 'options' ? inMatches(pair, policy, seed) : inTurns(pair, policy, seed)))
  }
  return all.slice(0, most)
}

/** The second opponent replays each turn of the first match. */
function inTurns<S>(
  { first, second }: OpponentPair<S>,
  policy: PolicyChoice,
  seed: number,
): readonly ChangedDecision[] {
  const match: RecordedMatch<S> = recordMatch(first.game, first.settings, policy, seed)
  return match.recorded.flatMap((turn) => {
    const { nth, asks } = replayTurn(second.game, second.rulings, turn, seed)
    if (nth === undefined || asks) return []
    const told = (by: Opponent<S>) => toldInTurn(by, turn, seed)[nth]
    return [{ seed, turn: turn.turns, first: told(first), second: told(second) }]
  })
}

function toldInTurn<S>({ game, rulings }: Opponent<S>, turn: RecordedTurn<S>, seed: number) {
  const story = new MatchRecorder<S>(() => ({ steps: 0, turns: turn.turns }))
  replayTurnAnswers(game, withReadings(turn.situation, rulings), turn, seed, story)
  return decisionsOf(story)
}

function inMatches<S>(
  { first, second }: OpponentPair<S>,
  policy: PolicyChoice,
  seed: number,
): readonly ChangedDecision[] {
  const [mine, theirs] = [first, second].map(({ game, settings }) => {
    const story = new MatchRecorder<S>(() => ({ steps: 0, turns: 0 }))
    playMatch(game, settings, policy, seed, story)
    return decisionsOf(story)
  })
  const made = (decisions: readonly Decision[] = []) =>
    decisions.map(({ by, chosen }) => ({ list: by.id, chosen: chosen?.id ?? '', line: '' }))
  const nth = firstDifferentDecision(made(mine), made(theirs))
  return nth === undefined ? [] : [{ seed, turn: undefined, first: mine?.[nth], second: theirs?.[nth] }]
}

function decisionsOf<S>({ told }: MatchRecorder<S>): readonly Decision[] {
  return told.filter((one) => one.kind === 'decision').filter(({ by }) => by.kind !== 'chart')
}
