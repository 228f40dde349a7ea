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

/** Lists one's studies. */
export const listStudies = call({
  method: 'GET',
  path: '/api/studies',
  summary: 'My studies, the last first, whether I may submit, and how many workers there are.',
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
  summary: 'Submits a study, for those who may; it waits until it is its turn.',
  auth: 'player',
  rateLimit: 'write',
  body: record<{ readonly file: Json; readonly priority?: 'low' | 'usual' | undefined }>({
    file: anything,
    priority: optional(oneOf('low', 'usual')),
  }),
  status: 201,
  response: looseRecord({ id: studyId }),
})

/** Asks for a study as it stands. */
export const findStudy = call({
  method: 'GET',
  path: '/api/studies/:study',
  summary: 'A study of mine as it stands; the totals only where more is counted than was seen.',
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
  summary: 'Stops a study of mine; what was counted stays.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ study: studyId }),
})

/** Removes a study. */
export const removeStudy = call({
  method: 'DELETE',
  path: '/api/studies/:study',
  summary: 'Removes a study of mine and everything that it has counted.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ study: studyId }),
})
