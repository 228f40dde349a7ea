import type { Journal, Parsed } from '@opfor/kernel'
import { hex, replayRanked, sha256, utf8 } from '@opfor/sync'
import { findResult } from '@opfor/sync/api/challenges'
import type { Challenge, LeaderboardRow } from '@opfor/sync/api/shapes/challenge'
import { callApi } from '../server/server.ts'
import { openGame } from '../registry/registry.ts'
import { pointsAhead } from './challenge.ts'

/** The outcome of checking a result: the replayed match, or what is wrong with it. */
export type CheckedResult =
  | { readonly match: Journal }
  | { readonly wrong: string }
  | { readonly unlike: true }

/** Replays a result of a past day on this device, with the day's revealed secret. */
export async function checkResult(challenge: Challenge, row: LeaderboardRow): Promise<Parsed<CheckedResult>> {
  const { day, secret = '', commitment, wishes } = challenge
  const result = await callApi(findResult, { params: { day, attempt: row.attempt ?? '' } })
  if (!result.ok) return result
  const game = await openGame(challenge.game)
  if (game === undefined) return { ok: false, problem: '' }
  const { match, bodies } = result.value
  if (hex(sha256(utf8(secret))) !== commitment) return { ok: true, value: { unlike: true } }
  const ranked = replayRanked({ game, match, settings: wishes, secret }, bodies)
  if (!ranked.ok) return { ok: true, value: { wrong: ranked.problem } }
  const { conversation } = ranked.value
  const same =
    (conversation.outcome?.winner === 'player') === row.won && pointsAhead(conversation) === row.points
  return { ok: true, value: same ? { match: conversation.journal } : { unlike: true } }
}
