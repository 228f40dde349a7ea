import {
  type LiveMatch,
  type Game,
  type GameModule,
  type MatchOutcome,
  parseTranscript,
  resumeMatch,
  LineCounts,
} from '@opfor/kernel'
import { randomMatch, randomSimulation } from '@opfor/kernel/testing'
import { unreachedLines, reachedLines } from './unreached-lines.ts'

/** A golden game of the folder `replays`. */
export interface Replay {
  readonly name: string
  readonly text: string
}

export interface Played {
  readonly match: LiveMatch<unknown>
  readonly turns: readonly unknown[]
}

export interface ContractContext {
  readonly game: Game
  readonly played: readonly Played[]
  readonly replays: readonly Replay[]
  readonly outcomes: readonly MatchOutcome[]
  readonly spoken: readonly Iterable<string>[]
}

/** Plays until every declared line was reached, or `most`; journals only for games a program can play. */
export function showing(game: Game, replays: readonly Replay[] = [], most = 200): ContractContext {
  const seeds = game.canSimulate ? Array.from({ length: most }, (_, seed) => seed) : []
  const played = seeds.filter((seed) => seed % 10 === 0).map((seed) => play(game, seed))
  const outcomes = played.flatMap(({ match }) => match.outcome ?? [])
  const tally = new LineCounts()
  const heard = [
    ...played.map(({ match }) => reachedLines(match)),
    ...replays.map((replay) => reachedLines(replayed(game, replay))),
  ]
  for (const seed of seeds) {
    if (seed % 10 === 0 && unreachedLines(game, tally.lines.keys(), ...heard).length === 0) break
    outcomes.push(randomSimulation(game, seed, tally).outcome)
  }
  return { game, played, replays, outcomes, spoken: [tally.lines.keys(), ...heard] }
}

function replayed(game: Game, { name, text }: Replay): LiveMatch<unknown> {
  const journal = parseTranscript(game, text)
  const match = journal.ok ? resumeMatch(game, journal.value) : journal
  if (!match.ok) throw new Error(`${name}: ${match.problem}`)
  return match.value
}

function play(game: Game, seed: number): Played {
  const turns: unknown[] = []
  return { match: randomMatch(watched(game, turns), seed), turns }
}

function watched<S>(game: GameModule<S>, turns: S[]): GameModule<S> {
  return {
    ...game,
    *setup(table) {
      yield* game.setup(table)
      turns.push(frozen(table.now))
    },
    *turn(table) {
      yield* game.turn(table)
      turns.push(frozen(table.now))
    },
  }
}

/** Deep-freezes the value in place. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
