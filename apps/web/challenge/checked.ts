import type { Journal, Parsed } from '@opfor/kernel'
import { hex, replayRanked, sha256, utf8 } from '@opfor/sync'
import { findResult } from '@opfor/sync/api/challenges'
import type { Challenge, LeaderboardRow } from '@opfor/sync/api/shapes/challenge'
import { ask } from '../server/server.ts'
import { openGame } from '../shelf/shelf.ts'
import { leadOf } from './challenge.ts'

/** What checking a result came to: its match, to be looked at; or what is wrong with it. */
export type Checked = { readonly match: Journal } | { readonly wrong: string } | { readonly unlike: true }

/** Replays a result of a day that is over, on this device: with the secret that was promised, chance by chance. */
export async function checkResult(challenge: Challenge, row: LeaderboardRow): Promise<Parsed<Checked>> {
  const { day, secret = '', commitment, wishes } = challenge
  const said = await ask(findResult, { params: { day, attempt: row.attempt ?? '' } })
  if (!said.ok) return said
  const game = await openGame(challenge.game)
  if (game === undefined) return { ok: false, problem: '' }
  const { match, bodies } = said.value
  if (hex(sha256(utf8(secret))) !== commitment) return { ok: true, value: { unlike: true } }
  const ranked = replayRanked({ game, match, settings: wishes, secret }, bodies)
  if (!ranked.ok) return { ok: true, value: { wrong: ranked.problem } }
  const { conversation } = ranked.value
  const same = (conversation.outcome?.winner === 'player') === row.won && leadOf(conversation) === row.points
  return { ok: true, value: same ? { match: conversation.journal } : { unlike: true } }
}
