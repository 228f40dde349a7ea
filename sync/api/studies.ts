import { anything, flag, type Json, listOf, oneOf, optional, record } from '@opfor/kernel'
import { call } from './call.ts'
import { looseRecord, count, queryCount } from './shapes/common.ts'
import {
  detailFields,
  type ListedStudy,
  listedFields,
  partFields,
  type StoredStudy,
  studyId,
  type StudyList,
} from './shapes/study.ts'

/** Lists the studies of the caller. */
export const listStudies = call({
  method: 'GET',
  path: '/api/studies',
  summary: 'Lists my studies, newest first; also whether I can submit studies, and the number of workers.',
  auth: 'player',
  rateLimit: 'read',
  response: looseRecord<StudyList>({
    may: flag,
    workers: count,
    threads: count,
    studies: listOf(looseRecord<ListedStudy>(listedFields)),
  }),
})

/** Submits a study. */
export const submitStudy = call({
  method: 'POST',
  path: '/api/studies',
  summary: 'Submits a study to the queue; requires permission.',
  auth: 'player',
  rateLimit: 'write',
  body: record<{ readonly file: Json; readonly priority?: 'low' | 'usual' | undefined }>({
    file: anything,
    priority: optional(oneOf('low', 'usual')),
  }),
  status: 201,
  response: looseRecord({ id: studyId }),
})

/** Returns the current state of a study. */
export const findStudy = call({
  method: 'GET',
  path: '/api/studies/:study',
  summary: 'Returns one of my studies; the totals only if they have changed since `seen` matches.',
  auth: 'player',
  rateLimit: 'read',
  params: record({ study: studyId }),
  query: record<{ readonly seen?: number | undefined }>({ seen: optional(queryCount) }),
  response: looseRecord<StoredStudy>({
    ...listedFields,
    ...detailFields,
    counted: count,
    parts: listOf(looseRecord<StoredStudy['parts'][number]>({ ...partFields, totals: anything })),
  }),
})

/** Stops a study. */
export const stopStudy = call({
  method: 'POST',
  path: '/api/studies/:study/stop',
  summary: 'Stops one of my studies; its totals are kept.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ study: studyId }),
})

/** Deletes a study. */
export const removeStudy = call({
  method: 'DELETE',
  path: '/api/studies/:study',
  summary: 'Deletes one of my studies and its totals.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ study: studyId }),
})
