import {
  type Conversation,
  type Game,
  type GameModule,
  type Outcome,
  parseTranscript,
  resume,
  Tally,
} from '@opfor/kernel'
import { randomMatch, randomSimulation } from '@opfor/kernel/testing'
import { silentLines, spokenIn } from './silent-lines.ts'

/** A golden game of the folder `replays`. */
export interface Replay {
  readonly name: string
  readonly text: string
}

/** A match, and the situation at the end of each of its turns; set-up is the first. */
export interface Played {
  readonly match: Conversation<unknown>
  readonly turns: readonly unknown[]
}

/** What a game has shown of itself: matches played at random and its replays. */
export interface Showing {
  readonly game: Game
  readonly played: readonly Played[]
  readonly replays: readonly Replay[]
  readonly outcomes: readonly Outcome[]
  readonly spoken: readonly Iterable<string>[]
}

/**
 * Lets a game show itself: its replays, matches at random with a journal where a program can play it, and more without
 * one until every declared line has spoken, or there were enough.
 */
export function showing(game: Game, replays: readonly Replay[] = [], most = 200): Showing {
  const seeds = game.canSimulate ? Array.from({ length: most }, (_, seed) => seed) : []
  const played = seeds.filter((seed) => seed % 10 === 0).map((seed) => play(game, seed))
  const outcomes = played.flatMap(({ match }) => match.outcome ?? [])
  const tally = new Tally()
  const heard = [
    ...played.map(({ match }) => spokenIn(match)),
    ...replays.map((replay) => spokenIn(replayed(game, replay))),
  ]
  for (const seed of seeds) {
    if (seed % 10 === 0 && silentLines(game, tally.lines.keys(), ...heard).length === 0) break
    outcomes.push(randomSimulation(game, seed, tally).outcome)
  }
  return { game, played, replays, outcomes, spoken: [tally.lines.keys(), ...heard] }
}

/** The match that a replay tells. */
function replayed(game: Game, { name, text }: Replay): Conversation<unknown> {
  const journal = parseTranscript(game, text)
  const match = journal.ok ? resume(game, journal.value) : journal
  if (!match.ok) throw new Error(`${name}: ${match.problem}`)
  return match.value
}

function play(game: Game, seed: number): Played {
  const turns: unknown[] = []
  return { match: randomMatch(watched(game, turns), seed), turns }
}

/** The game, telling at the end of each turn how it stands there. */
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

/** The same value, in which nothing can be changed any more. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
