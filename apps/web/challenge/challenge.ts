import {
  anything,
  type Conversation,
  type Json,
  listOf,
  optional,
  type Parsed,
  read,
  record,
  type Shape,
  text,
  type SettingsInput,
} from '@opfor/kernel'
import { ask, parsedReply } from '../server/server.ts'

/** A day's challenge. */
export interface Challenge {
  readonly day: string
  readonly game: string
  readonly version: Json
  readonly wishes: SettingsInput
  readonly commitment: string
  readonly secret?: string | undefined
}

/** A row of the leaderboard. */
export interface LeaderboardRow {
  readonly rank?: number | undefined
  readonly nickname: string
  readonly won?: boolean | undefined
  readonly points?: number | undefined
  readonly attempts: number
  readonly abandoned: number
  readonly attempt?: string | undefined
  readonly mine: boolean
}

/** An attempt of the player's own. */
export interface MyAttempt {
  readonly id: string
  readonly day: string
  readonly number: number
  readonly state: string
  readonly winner?: string | undefined
  readonly points?: number | undefined
}

const challenge: Shape<Challenge> = record<Challenge>({
  day: text(),
  game: text(),
  version: anything,
  wishes: anything as unknown as Shape<SettingsInput>,
  commitment: text(),
  secret: optional(text()),
})
const days = record<{ readonly today: Challenge; readonly before: readonly string[] }>({
  today: challenge,
  before: listOf(text()),
})
/** What the server says of people is shown as it is; only its outline is checked. */
const board = record<{ readonly challenge: Challenge; readonly leaderboard: readonly LeaderboardRow[] }>({
  challenge,
  leaderboard: listOf(anything as unknown as Shape<LeaderboardRow>),
})
const attempts = record<{ readonly attempts: readonly MyAttempt[] }>({
  attempts: listOf(anything as unknown as Shape<MyAttempt>),
})

/** Today's challenge, and the days before. */
export async function challengeDays(): Promise<
  Parsed<{ readonly today: Challenge; readonly before: readonly string[] }>
> {
  return parsedReply(days, await ask('GET', 'challenges'))
}

/** A day's challenge with its leaderboard. */
export async function leaderboardOf(
  day: string,
): Promise<Parsed<{ readonly challenge: Challenge; readonly leaderboard: readonly LeaderboardRow[] }>> {
  return parsedReply(board, await ask('GET', `challenges/${day}`))
}

/** A day's challenge. */
export async function challengeOf(day: string): Promise<Parsed<Challenge>> {
  const said = await leaderboardOf(day)
  return said.ok ? { ok: true, value: said.value.challenge } : said
}

/** The player's own attempts on a day. */
export async function myAttempts(day: string): Promise<readonly MyAttempt[]> {
  const said = parsedReply(attempts, await ask('GET', 'attempts'))
  return said.ok ? said.value.attempts.filter((each) => each.day === day) : []
}

/** Begins an attempt; gives its id. */
export async function beginAttempt(day: string): Promise<Parsed<string>> {
  const said = await ask('POST', `challenges/${day}/attempts`, {})
  const begun = parsedReply(anything, said)
  if (!begun.ok) return begun
  return read(text(), (said.body as { readonly id?: Json }).id)
}

/** Gives an attempt up: it is shown as such. */
export async function abandonAttempt(id: string): Promise<Parsed<unknown>> {
  return parsedReply(anything, await ask('DELETE', `attempts/${encodeURIComponent(id)}`))
}

/** How many victory points the player is ahead: the counters of the layout say it. */
export function leadOf({ game, situation }: Conversation<unknown>): number {
  const { counters } = game.layout(situation)
  const of = (id: string): number => Number(counters.find((counter) => counter.id === id)?.value ?? 0)
  return of('vp.player') - of('vp.bot')
}
