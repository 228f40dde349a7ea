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

/** The lead of the player in victory points. */
export const points = integer(-1_000_000, 1_000_000)

/** The page bodies of an attempt. */
export const bodies = listOf(text(1_000_000))

const states = ['open', 'finished', 'abandoned'] as const

/** The state of an attempt. */
export type AttemptState = (typeof states)[number]

/** The challenge of a day; the secret is included after the day is over. */
export interface Challenge {
  readonly day: string
  readonly game: string
  readonly version: number
  readonly wishes: SettingsInput
  readonly commitment: string
  readonly secret?: string | undefined
}

/** A row of the leaderboard: the best result of a player and the number of attempts. No rank: no finished attempt. */
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

/** An attempt in the list of the player. */
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

/** The challenge of a day. */
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

/** The current state of an attempt, with its pages. */
export interface OpenAttempt {
  readonly id: string
  readonly day: string
  readonly number: number
  readonly state: AttemptState
  readonly head: string
  readonly bodies: readonly string[]
}

/** The fields of an attempt with its pages. */
export const openAttemptFields = {
  id: attemptId,
  day,
  number: count,
  state: oneOf(...states),
  head: text(64),
  bodies,
}
