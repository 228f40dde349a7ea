import type { Parsed, Standing } from '@opfor/kernel'
import { findChallenge, listAttempts } from '@opfor/sync/api/challenges'
import type { Challenge, MyAttempt } from '@opfor/sync/api/shapes/challenge'
import { callApi } from '../server/server.ts'

/** Fetches the challenge of a day. */
export async function fetchChallenge(day: string): Promise<Parsed<Challenge>> {
  const result = await callApi(findChallenge, { params: { day } })
  return result.ok ? { ok: true, value: result.value.challenge } : result
}

/** Fetches the player's attempts of a day. */
export async function fetchMyAttempts(day: string): Promise<readonly MyAttempt[]> {
  const result = await callApi(listAttempts)
  return result.ok ? result.value.attempts.filter((each) => each.day === day) : []
}

/** The player's lead in victory points, from the counters of the layout. */
export function pointsAhead({ game, situation }: Standing): number {
  const { counters } = game.layout(situation)
  const of = (id: string): number => Number(counters.find((counter) => counter.id === id)?.value ?? 0)
  return of('vp.player') - of('vp.bot')
}
