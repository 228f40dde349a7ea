import type { Attempt } from '../challenges/attempt-pages.ts'

type Row = Pick<Attempt, 'id' | 'day' | 'number' | 'state' | 'winner' | 'points' | 'started' | 'ended'>

/** Converts an attempt to its response. */
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
