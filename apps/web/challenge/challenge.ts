import type { Parsed, Standing } from '@opfor/kernel'
import { findChallenge, listAttempts } from '@opfor/sync/api/challenges'
import type { Challenge, MyAttempt } from '@opfor/sync/api/shapes/challenge'
import { callApi } from '../server/server.ts'

/** A day's challenge. */
export async function fetchChallenge(day: string): Promise<Parsed<Challenge>> {
  const result = await callApi(findChallenge, { params: { day } })
  return result.ok ? { ok: true, value: result.value.challenge } : result
}

/** The player's own attempts on a day. */
export async function fetchMyAttempts(day: string): Promise<readonly MyAttempt[]> {
  const result = await callApi(listAttempts)
  return result.ok ? result.value.attempts.filter((each) => each.day === day) : []
}

/** How many victory points the player is ahead: the counters of the layout say it. */
export function pointsAhead({ game, situation }: Standing): number {
  const { counters } = game.layout(situation)
  const of = (id: string): number => Number(counters.find((counter) => counter.id === id)?.value ?? 0)
  return of('vp.player') - of('vp.bot')
}
