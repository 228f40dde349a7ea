import { randomBytes } from 'node:crypto'
import { shelf } from '@opfor/games'
import type { Situation } from '@opfor/games/blitzkrieg/view'
import { chance, type Game, type SettingsInput } from '@opfor/kernel'
import { type RankedSetup, hex, sha256, utf8 } from '@opfor/sync'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { notFound, HttpError } from '../http/http-error.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000
const levels = ['easy', 'medium', 'hard'] as const

/** The challenge of a day: the same settings for all players. */
export interface Challenge {
  readonly day: string
  readonly wishes: SettingsInput
  readonly version: number
  readonly secret: string
  /** The hash of the secret, published from the start, so that the secret cannot be changed later. */
  readonly commitment: string
}

/** The day of a timestamp, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The game of the daily challenge. */
export function challengeGame(): Game {
  const game = shelf.find(({ id }) => id === 'blitzkrieg')
  if (game === undefined) throw new Error('The game of the daily challenge is not registered.')
  return game
}

/** The lead of the player in victory points. */
export function pointsOf(situation: unknown): number {
  const { player, bot } = situation as Situation
  return player.vp - bot.vp
}

/** The settings of a day: easy, medium and hard in turn; on some days with extra victory points for the bot. */
export function settingsOf(day: string): SettingsInput {
  const count = Math.floor(Date.parse(day) / dayInMilliseconds)
  return {
    options: {
      difficulty: levels[count % levels.length] ?? 'easy',
      where: 'screen',
      extraVP: chance(count, 0, 0, 4) === 0 ? 2 : 0,
    },
  }
}

/** Returns the challenge of a day. The one of today is created by the first request and shared by all processes. */
export async function getOrCreateChallenge(db: Kysely<Database>, day: string, now: Date): Promise<Challenge> {
  const existing = await findChallenge(db, day)
  if (existing !== undefined) return existing
  if (day !== dayOf(now)) throw notFound('challenge')
  const secret = randomBytes(32).toString('hex')
  const { id: game, version } = challengeGame()
  await db
    .insertInto('challenge')
    .values({
      day,
      game,
      version,
      wishes: JSON.stringify(settingsOf(day)),
      secret,
      commitment: hex(sha256(utf8(secret))),
    })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const created = await findChallenge(db, day)
  if (created === undefined) throw notFound('challenge')
  return created
}

async function findChallenge(db: Kysely<Database>, day: string): Promise<Challenge | undefined> {
  const row = await db.selectFrom('challenge').selectAll().where('day', '=', day).executeTakeFirst()
  return row === undefined ? undefined : { ...row, wishes: JSON.parse(row.wishes) as SettingsInput }
}

/** The parameters to play and to verify an attempt. */
export function rankedSetupOf({ wishes, secret, version }: Challenge, match: string): RankedSetup {
  const game = challengeGame()
  if (version !== game.version)
    throw new HttpError(
      409,
      'otherRules',
      'The rules have changed since this challenge started, so it is over.',
    )
  return { game, match, settings: wishes, secret }
}
