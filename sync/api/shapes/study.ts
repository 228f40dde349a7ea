import { anything, type Json, oneOf, optional, text } from '@opfor/kernel'
import { count, decimal, timestamp } from './common.ts'

const states = ['waiting', 'running', 'finished', 'stopped', 'failed'] as const

/** The id of a study. */
export const studyId = text(36)

/** A study in a list. */
export interface ListedStudy {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly state: (typeof states)[number]
  readonly problem?: string | undefined
  readonly submitted: string
  readonly ended?: string | undefined
  /** Matches played, and the maximum number of matches. */
  readonly played: number
  readonly most: number
  /** Worker processes and threads that can play it; after the start only those with the same code version. */
  readonly workers: number
  readonly threads: number
  /** The version of the code that plays it. */
  readonly code?: string | undefined
}

/** The studies of the caller. `may` tells whether the caller can submit studies. */
export interface StudyList {
  readonly may: boolean
  /** Active workers, and their threads. */
  readonly workers: number
  readonly threads: number
  readonly studies: readonly ListedStudy[]
}

/** The progress of one policy in a study. */
export interface StudyPart {
  readonly played: number
  readonly counted: number
  readonly most: number
}

/** The details of a study that the list omits. */
export interface StudyDetails {
  readonly file: Json
  /** The version of the rules that play it. */
  readonly rules?: number | undefined
  readonly began?: string | undefined
  /** Recent matches per second, and the estimated seconds left. */
  readonly rate: number
  readonly secondsLeft?: number | undefined
}

/** The current state of a study. */
export interface StoredStudy extends ListedStudy, StudyDetails {
  readonly counted: number
  readonly parts: readonly (StudyPart & {
    /** The totals in the format of the lab; omitted if unchanged. */
    readonly totals?: Json
  })[]
}

/** The fields of a study in a list. */
export const listedFields = {
  id: studyId,
  name: text(),
  game: text(),
  state: oneOf(...states),
  problem: optional(text(5000)),
  submitted: timestamp,
  ended: optional(timestamp),
  played: count,
  most: count,
  workers: count,
  threads: count,
  code: optional(text()),
}

/** The fields of a part of a study. */
export const partFields = { played: count, counted: count, most: count }

/** The fields that the list omits. */
export const detailFields = {
  file: anything,
  rules: optional(count),
  began: optional(timestamp),
  rate: decimal,
  secondsLeft: optional(decimal),
}
