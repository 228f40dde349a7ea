import {
  anything,
  flag,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  record,
  refuse,
  type Shape,
  text,
} from '@opfor/kernel'
import type { ComparisonTotals, Totals } from '@opfor/lab'
import { ask, type ServerReply, parsedReply } from '../server/server.ts'

const states = ['waiting', 'running', 'finished', 'stopped', 'failed'] as const

/** A study in a list. */
export interface ListedStudy {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly state: (typeof states)[number]
  readonly problem?: string | undefined
  readonly submitted: string
  readonly ended?: string | undefined
  readonly played: number
  readonly most: number
  /** Those that can play it now: of its own code, once it is begun. */
  readonly workers: number
  readonly threads: number
  readonly code?: string | undefined
}

/** Whether a study was begun, and no worker that could go on with it is there. */
export function isLeft({ state, workers }: ListedStudy): boolean {
  return state === 'running' && workers === 0
}

/** One's own studies, and whether there may be more. */
export interface Studies {
  readonly may: boolean
  readonly workers: number
  readonly threads: number
  readonly studies: readonly ListedStudy[]
}

/** One player's part; the totals are left out where nothing new was counted. */
export interface Part {
  readonly played: number
  readonly counted: number
  readonly most: number
  readonly totals?: Totals | ComparisonTotals | undefined
}

/** A study as it stands. */
export interface StoredStudy extends ListedStudy {
  readonly file: Json
  readonly rules?: number | undefined
  readonly began?: string | undefined
  readonly parts: readonly Part[]
  readonly counted: number
  readonly rate: number
  readonly secondsLeft?: number | undefined
}

const count = integer(0, Number.MAX_SAFE_INTEGER)
const decimal: Shape<number> = {
  schema: { type: 'number' },
  read: (json, at) => (typeof json === 'number' ? json : refuse(at, 'a number is expected')),
}
const listed = {
  id: text(),
  name: text(),
  game: text(),
  state: oneOf(...states),
  problem: optional(text(5000)),
  submitted: text(),
  ended: optional(text()),
  played: count,
  most: count,
  workers: count,
  threads: count,
  code: optional(text()),
}
const studies = record<Studies>({
  may: flag,
  workers: count,
  threads: count,
  studies: listOf(record<ListedStudy>(listed)),
})
const kept = record<StoredStudy>({
  ...listed,
  file: anything,
  rules: optional(count),
  began: optional(text()),
  parts: listOf(
    record<Part>({
      played: count,
      counted: count,
      most: count,
      totals: optional(anything as unknown as Shape<Totals | ComparisonTotals>),
    }),
  ),
  counted: count,
  rate: decimal,
  secondsLeft: optional(decimal),
})

/** What came of asking: the answer, or whether it is worth asking again. */
export type Answer<T> = Parsed<T> & { readonly status: number }

function answer<T>(shape: Shape<T>, said: ServerReply): Answer<T> {
  return { ...parsedReply(shape, said), status: said.status }
}

/** One's own studies. */
export async function myStudies(): Promise<Answer<Studies>> {
  return answer(studies, await ask('GET', 'studies'))
}

/** A study, with totals where more is counted than was seen. */
export async function studyCalled(id: string, seen: number | undefined): Promise<Answer<StoredStudy>> {
  const query = seen === undefined ? '' : `?seen=${seen}`
  return answer(kept, await ask('GET', `studies/${encodeURIComponent(id)}${query}`))
}

/** Submits a study; gives its id. */
export async function submitStudy(file: Json): Promise<Answer<{ readonly id: string }>> {
  return answer(record({ id: text() }), await ask('POST', 'studies', { file }))
}

/** Stops a study. */
export async function stopStudy(id: string): Promise<void> {
  await ask('POST', `studies/${encodeURIComponent(id)}/stop`)
}

/** Removes a study. */
export async function removeStudy(id: string): Promise<void> {
  await ask('DELETE', `studies/${encodeURIComponent(id)}`)
}
