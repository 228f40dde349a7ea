import type { Attempt } from '../challenges/attempt-pages.ts'

type Row = Pick<Attempt, 'id' | 'day' | 'number' | 'state' | 'winner' | 'points' | 'started' | 'ended'>

/** An attempt as its player is told of it. */
export function attemptResponse({ id, day, number, state, winner, points, started, ended }: Row) {
  return {
    id,
    day,
    number,
    state,
    winner: winner ?? undefined,
    points: points ?? undefined,
    started: started.toISOString(),
    ended: ended?.toISOString(),
  }
}
