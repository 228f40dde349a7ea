import type { GameModule, Settings, Table } from '@opfor/kernel'
import { MatchTotalsCounter } from './match-counter.ts'
import { type Arm, armOfSeed, type Experiment, type SeedRange } from './experiment.ts'
import { playMatch, requireSettings } from './match.ts'
import { mergeTotals, type Totals } from './totals.ts'

interface ArmCounter {
  readonly settings: Settings
  readonly counter: MatchTotalsCounter
}

/** Deterministic: the same seeds give the same totals on any machine. */
export function playBatch<S>(game: GameModule<S>, experiment: Experiment, { from, to }: SeedRange): Totals {
  const counters = new Map<Arm, ArmCounter>()
  for (let seed = from; seed < to; seed += 1) {
    const arm = armOfSeed(experiment, seed)
    const known = counters.get(arm)
    const counter = known ?? {
      settings: requireSettings(game, arm.settings),
      counter: new MatchTotalsCounter(),
    }
    if (known === undefined) counters.set(arm, counter)
    countMatch(game, experiment, counter, seed)
  }
  const totals: Record<string, unknown> = {}
  for (const [arm, { counter }] of counters) totals[arm.id] = counter.totals
  return mergeTotals({}, totals) as Totals
}

function countMatch<S>(
  game: GameModule<S>,
  { policy }: Experiment,
  { settings, counter }: ArmCounter,
  seed: number,
): void {
  const { heuristics } = game
  const [seat = ''] = game.seats(settings)
  let questions = 0
  let before: S | undefined
  const endTurn = (after: S): void => {
    const mode = before === undefined ? undefined : heuristics?.mode?.(before, after)
    if (heuristics === undefined || before === undefined || mode === undefined) return
    counter.turnEnded(mode, heuristics.score(before, seat) - heuristics.score(after, seat))
  }
  counter.matchStarted(seed)
  const { situation, outcome, turns } = playMatch(game, settings, policy, seed, counter, {
    asked: ({ to }) => {
      if (to !== 'chance') questions += 1
    },
    turnBegins: ({ now }: Table<S>) => {
      endTurn(now)
      before = now
    },
  })
  endTurn(situation)
  counter.matchEnded({ outcome, turns, questions })
}
