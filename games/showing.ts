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
import { spokenIn } from './silent-lines.ts'

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

/** Lets a game show itself: matches at random where a program can play it, a tenth of them with a journal, and its replays. */
export function showing(game: Game, replays: readonly Replay[] = [], matches = 200): Showing {
  const seeds = game.canSimulate ? Array.from({ length: matches }, (_, seed) => seed) : []
  const tally = new Tally()
  const played = seeds.filter((seed) => seed % 10 === 0).map((seed) => play(game, seed))
  const simulations = seeds
    .filter((seed) => seed % 10 !== 0)
    .map((seed) => randomSimulation(game, seed, tally))
  const ended = played.flatMap(({ match }) => match.outcome ?? [])
  return {
    game,
    played,
    replays,
    outcomes: [...ended, ...simulations.map(({ outcome }) => outcome)],
    spoken: [
      tally.lines.keys(),
      ...played.map(({ match }) => spokenIn(match)),
      ...replays.map((replay) => spokenIn(replayed(game, replay))),
    ],
  }
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
