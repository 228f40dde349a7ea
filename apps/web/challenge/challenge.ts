import type { Parsed, Standing } from '@opfor/kernel'
import { findChallenge, listAttempts } from '@opfor/sync/api/challenges'
import type { Challenge, MyAttempt } from '@opfor/sync/api/shapes/challenge'
import { ask } from '../server/server.ts'

/** A day's challenge. */
export async function challengeOf(day: string): Promise<Parsed<Challenge>> {
  const said = await ask(findChallenge, { params: { day } })
  return said.ok ? { ok: true, value: said.value.challenge } : said
}

/** The player's own attempts on a day. */
export async function myAttempts(day: string): Promise<readonly MyAttempt[]> {
  const said = await ask(listAttempts)
  return said.ok ? said.value.attempts.filter((each) => each.day === day) : []
}

/** How many victory points the player is ahead: the counters of the layout say it. */
export function leadOf({ game, situation }: Standing): number {
  const { counters } = game.layout(situation)
  const of = (id: string): number => Number(counters.find((counter) => counter.id === id)?.value ?? 0)
  return of('vp.player') - of('vp.bot')
}
