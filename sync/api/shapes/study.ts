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
  /** Matches that have been played, and how many it may come to. */
  readonly played: number
  readonly most: number
  /** Worker processes and threads that can play it now: of its own code, once it is begun. */
  readonly workers: number
  readonly threads: number
  /** The version of the code that plays it. */
  readonly code?: string | undefined
}

/** One's own studies, and whether there may be more. */
export interface StudyList {
  readonly may: boolean
  /** The workers that are there, and their threads. */
  readonly workers: number
  readonly threads: number
  readonly studies: readonly ListedStudy[]
}

/** How far one player's part of a study is. */
export interface StudyPart {
  readonly played: number
  readonly counted: number
  readonly most: number
}

/** What is known of a study besides what a list says. */
export interface StudyDetails {
  readonly file: Json
  /** The version of the rules that play it. */
  readonly rules?: number | undefined
  readonly began?: string | undefined
  /** Matches a second of late, and seconds left by that pace. */
  readonly rate: number
  readonly secondsLeft?: number | undefined
}

/** A study as it stands. */
export interface StoredStudy extends ListedStudy, StudyDetails {
  readonly counted: number
  readonly parts: readonly (StudyPart & {
    /** What was counted, as the lab reads it; left out where nothing is new. */
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

/** The fields that a list does not have. */
export const detailFields = {
  file: anything,
  rules: optional(count),
  began: optional(timestamp),
  rate: decimal,
  secondsLeft: optional(decimal),
}
