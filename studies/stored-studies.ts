import type { Json } from '@opfor/kernel'
import type { Queryable } from './connect.ts'

export type StudyState = 'waiting' | 'running' | 'finished' | 'stopped' | 'failed'

export interface StudySummary {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly state: StudyState
  readonly problem?: string | undefined
  readonly submitted: Date
  readonly ended?: Date | undefined
  readonly played: number
  readonly most: number
  /** Processes and threads that can play the study; once started, only with its code version. */
  readonly workers: number
  readonly threads: number
  readonly code?: string | undefined
}

export interface PartStatus {
  readonly played: number
  readonly counted: number
  readonly most: number
  readonly totals: string
}

export interface StudyDetails extends StudySummary {
  readonly file: Json
  readonly rules?: number | undefined
  readonly began?: Date | undefined
  readonly parts: readonly PartStatus[]
  /** Recent matches per second, and the estimated remaining seconds. */
  readonly rate: number
  readonly secondsLeft?: number | undefined
}

interface StudyRow {
  id: string
  name: string
  game: string
  state: StudyState
  problem: string | null
  submitted: Date
  began: Date | null
  ended: Date | null
  played: number
  most: number
  file: string
  rules: number | null
  code: string | null
  workers: number
  threads: number
}

/** A worker counts as online for this number of seconds after its last heartbeat. */
const onlineSeconds = 15

export const onlineWorkers = `study_worker w where w.seen > now() - make_interval(secs => ${onlineSeconds})`

// Matches after an early stop are not counted as played.
const columns = `s.id, s.name, s.game, s.state, s.problem, s.submitted, s.began, s.ended, s.file, s.rules, s.code,
  (select coalesce(sum(least(games, finish - first)), 0)::bigint from study_part where study = s.id) as played,
  (select coalesce(sum(finish - first), 0)::bigint from study_part where study = s.id) as most,
  (select count(*) from ${onlineWorkers} and w.code = coalesce(s.code, w.code)) as workers,
  (select coalesce(sum(w.threads), 0) from ${onlineWorkers} and w.code = coalesce(s.code, w.code)) as threads`

const maxListed = 200

const paceSeconds = 15

/** Newest first; at most 200. */
export async function listStudies(db: Queryable): Promise<readonly StudySummary[]> {
  const { rows } = await db.query<StudyRow>(
    `select ${columns} from study s order by s.submitted desc limit $1`,
    [maxListed],
  )
  return rows.map((row) => summaryOf(row))
}

export async function findStudy(db: Queryable, id: string): Promise<StudyDetails | undefined> {
  const { rows } = await db.query<StudyRow>(`select ${columns} from study s where s.id::text = $1`, [id])
  const [row] = rows
  return row === undefined ? undefined : detailsOf(db, row)
}

async function detailsOf(db: Queryable, row: StudyRow): Promise<StudyDetails> {
  const file = JSON.parse(row.file) as Json
  const parts = await partsOf(db, row.id)
  const pace = await paceOf(db, row.id)
  const remaining = parts.reduce((sum, { wait }) => sum + wait, 0)
  return {
    ...summaryOf(row),
    file,
    rules: row.rules ?? undefined,
    began: row.began ?? undefined,
    parts: parts.map(({ part }) => part),
    rate: pace.games / pace.seconds,
    secondsLeft: pace.busy === 0 ? undefined : (remaining / pace.busy) * pace.seconds,
  }
}

function summaryOf(row: StudyRow): StudySummary {
  const { id, name, game, state, problem, submitted, ended, played, most, workers, threads, code } = row
  return {
    id,
    name,
    game,
    state,
    problem: problem ?? undefined,
    submitted,
    ended: ended ?? undefined,
    played,
    most,
    workers,
    threads,
    code: code ?? undefined,
  }
}

/** With the estimated remaining thread time in milliseconds. */
async function partsOf(db: Queryable, id: string) {
  const { rows } = await db.query<{
    first: number
    counted: number
    finish: number
    totals: string
    games: number
    milliseconds: number
  }>(
    'select first, counted, finish, totals, games, milliseconds from study_part where study = $1 order by part',
    [id],
  )
  return rows.map(({ first, counted, finish, totals, games, milliseconds }) => ({
    part: { played: Math.min(games, finish - first), counted: counted - first, most: finish - first, totals },
    wait: games === 0 ? 0 : (Math.max(0, finish - first - games) * milliseconds) / games,
  }))
}

interface Pace {
  readonly seconds: number
  readonly games: number
  readonly busy: number
}

async function paceOf(db: Queryable, id: string): Promise<Pace> {
  const { rows } = await db.query<Pace>(
    `select (select greatest(1, least($2, extract(epoch from now() - began)))::float8 from study where id = $1) as seconds,
       coalesce(sum(finish - start), 0)::bigint as games, coalesce(sum(milliseconds), 0)::bigint as busy
     from study_chunk where study = $1 and done > now() - make_interval(secs => $2)`,
    [id, paceSeconds],
  )
  return rows[0] ?? { seconds: 1, games: 0, busy: 0 }
}
