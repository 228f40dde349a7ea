import { anything, type Json, oneOf, optional, record, text } from '@opfor/kernel'
import { looseRecord, timestamp } from './common.ts'

/** The last path segment of a short link. */
export const slug = text(20)

const what = oneOf('match', 'mission')

/** The input for a new link. */
export interface LinkInput {
  readonly what: 'match' | 'mission'
  readonly title: string
  readonly journal: Json
  readonly expires?: string | undefined
}

/** A short link in the list of the player. */
export interface MyLink {
  readonly slug: string
  readonly what: 'match' | 'mission'
  readonly title: string
  readonly created: string
  readonly expires?: string | undefined
  readonly revoked?: string | undefined
}

/** The target of a link. */
export interface LinkedJournal {
  readonly what: 'match' | 'mission'
  readonly title: string
  readonly expires?: string | undefined
  readonly journal: Json
}

/** The fields of a link in a list. */
export const linkFields = {
  slug,
  what,
  title: text(),
  created: timestamp,
  expires: optional(timestamp),
  revoked: optional(timestamp),
}

/** The input for a new link. */
export const linkInput = record<LinkInput>({
  what,
  title: text(100),
  journal: anything,
  expires: optional(timestamp),
})

/** The target of a link. */
export const linkedJournal = looseRecord<LinkedJournal>({
  what,
  title: text(),
  expires: optional(timestamp),
  journal: anything,
})
