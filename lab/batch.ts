import type { GameModule, Settings, Table } from '@opfor/kernel'
import { MatchCounter } from './counting.ts'
import { type Arm, armOf, type Experiment, type Seeds } from './experiment.ts'
import { playMatch, settingsOf } from './match.ts'
import { merged, type Totals } from './totals.ts'

interface Counter {
  readonly settings: Settings
  readonly counting: MatchCounter
}

/** Plays the matches of these seeds and counts. The same seeds always give the same totals, whoever plays them. */
export function playBatch<S>(game: GameModule<S>, experiment: Experiment, { from, to }: Seeds): Totals {
  const counters = new Map<Arm, Counter>()
  for (let seed = from; seed < to; seed += 1) {
    const arm = armOf(experiment, seed)
    const known = counters.get(arm)
    const counter = known ?? { settings: settingsOf(game, arm.wishes), counting: new MatchCounter() }
    if (known === undefined) counters.set(arm, counter)
    countMatch(game, experiment, counter, seed)
  }
  const totals: Record<string, unknown> = {}
  for (const [arm, { counting }] of counters) totals[arm.id] = counting.totals
  return merged({}, totals) as Totals
}

function countMatch<S>(
  game: GameModule<S>,
  { policy }: Experiment,
  { settings, counting }: Counter,
  seed: number,
): void {
  const { measures } = game
  const [seat = ''] = game.seats(settings)
  let questions = 0
  let before: S | undefined
  const turnEnds = (after: S): void => {
    const mode = before === undefined ? undefined : measures?.mode?.(before, after)
    if (measures === undefined || before === undefined || mode === undefined) return
    counting.acted(mode, measures.score(before, seat) - measures.score(after, seat))
  }
  counting.matchBegins(seed)
  const { situation, outcome, turns } = playMatch(game, settings, policy, seed, counting, {
    asked: ({ to }) => {
      if (to !== 'chance') questions += 1
    },
    turnBegins: ({ now }: Table<S>) => {
      turnEnds(now)
      before = now
    },
  })
  turnEnds(situation)
  counting.matchEnds({ outcome, turns, questions })
}
