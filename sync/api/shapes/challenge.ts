import {
  anything,
  flag,
  integer,
  listOf,
  mapOf,
  oneOf,
  optional,
  type SettingsInput,
  text,
} from '@opfor/kernel'
import { looseRecord, count, day, timestamp } from './common.ts'

/** The id of an attempt. */
export const attemptId = text(36)

/** How many victory points the player is ahead. */
export const points = integer(-1_000_000, 1_000_000)

/** The pages of an attempt, as text. */
export const bodies = listOf(text(1_000_000))

const states = ['open', 'finished', 'abandoned'] as const

/** How an attempt stands. */
export type AttemptState = (typeof states)[number]

/** A day's challenge; the secret once the day is over. */
export interface Challenge {
  readonly day: string
  readonly game: string
  readonly version: number
  readonly wishes: SettingsInput
  readonly commitment: string
  readonly secret?: string | undefined
}

/** A player's row of the leaderboard: the best result, and how many attempts it took. Without a rank nothing was finished. */
export interface LeaderboardRow {
  readonly rank?: number | undefined
  readonly nickname: string
  readonly won?: boolean | undefined
  readonly points?: number | undefined
  readonly turns?: number | undefined
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
  readonly state: AttemptState
  readonly winner?: string | undefined
  readonly points?: number | undefined
  readonly turns?: number | undefined
  readonly started: string
  readonly ended?: string | undefined
}

/** A day's challenge. */
export const challenge = looseRecord<Challenge>({
  day,
  game: text(),
  version: count,
  wishes: looseRecord<SettingsInput>({
    options: optional(mapOf(anything)),
    rulings: optional(mapOf(text())),
  }),
  commitment: text(),
  secret: optional(text()),
})

/** A row of the leaderboard. */
export const leaderboardRow = looseRecord<LeaderboardRow>({
  rank: optional(count),
  nickname: text(),
  won: optional(flag),
  points: optional(points),
  turns: optional(count),
  attempts: count,
  abandoned: count,
  attempt: optional(attemptId),
  mine: flag,
})

/** The fields of an attempt in a list. */
export const attemptFields = {
  id: attemptId,
  day,
  number: count,
  state: oneOf(...states),
  winner: optional(text()),
  points: optional(points),
  turns: optional(count),
  started: timestamp,
  ended: optional(timestamp),
}

/** An attempt as it stands, with its pages. */
export interface OpenAttempt {
  readonly id: string
  readonly day: string
  readonly number: number
  readonly state: AttemptState
  readonly head: string
  readonly bodies: readonly string[]
}

/** The fields of an attempt to go on with. */
export const openAttemptFields = {
  id: attemptId,
  day,
  number: count,
  state: oneOf(...states),
  head: text(64),
  bodies,
}
