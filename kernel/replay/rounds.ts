import type { GameModule } from '../match/game-module.ts'
import type { Move } from './moves.ts'

/** Moves before the first turn or round are the set-up. */
export interface RoundOfMoves<S> {
  readonly counted: 'turn' | 'round' | 'setUp'
  readonly number: number
  readonly moves: readonly Move<S>[]
}

type Heading = Pick<RoundOfMoves<unknown>, 'counted' | 'number'>

/** Uses the layout's turn or round counter; otherwise rounds in which both sides move. */
export function roundsOf<S>(
  game: Pick<GameModule<S>, 'layout'>,
  moves: readonly Move<S>[],
): readonly RoundOfMoves<S>[] {
  const counted = moves.map((move) => headingOf(game, move.change.now))
  const headings = counted.some(({ counted: what }) => what !== 'setUp') ? counted : alternating(moves)
  const rounds: {
    readonly counted: RoundOfMoves<S>['counted']
    readonly number: number
    moves: Move<S>[]
  }[] = []
  for (const [at, move] of moves.entries()) {
    const { counted: what, number } = headings[at] ?? setUp
    const open = rounds.at(-1)
    if (open?.counted === what && open.number === number) open.moves.push(move)
    else rounds.push({ counted: what, number, moves: [move] })
  }
  return rounds
}

const setUp: Heading = { counted: 'setUp', number: 0 }

function headingOf<S>({ layout }: Pick<GameModule<S>, 'layout'>, situation: S): Heading {
  const { counters } = layout(situation)
  for (const counted of ['turn', 'round'] as const) {
    const number = counters.find(({ id }) => id === counted)?.value
    if (typeof number === 'number' && number > 0) return { counted, number }
  }
  return setUp
}

/** A new round begins when the first side moves again after the other. */
function alternating(moves: readonly Move<unknown>[]): readonly Heading[] {
  const first = moves[0]?.by
  let number = 1
  return moves.map(({ by }, at) => {
    if (by === first && at > 0 && moves[at - 1]?.by !== first) number += 1
    return { counted: 'round', number }
  })
}
