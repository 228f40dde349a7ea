import { anything, flag, type Json, listOf, oneOf, optional, record } from '@opfor/kernel'
import { call } from './call.ts'
import { atLeast, count, countInQuery } from './shapes/common.ts'
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
  says: 'My studies, the last first, whether I may submit, and how many workers there are.',
  who: 'player',
  limit: 'read',
  gives: atLeast<StudyList>({
    may: flag,
    workers: count,
    threads: count,
    studies: listOf(atLeast<ListedStudy>(listedFields)),
  }),
})

/** Submits a study. */
export const submitStudy = call({
  method: 'POST',
  path: '/api/studies',
  says: 'Submits a study, for those who may; it waits until it is its turn.',
  who: 'player',
  limit: 'write',
  body: record<{ readonly file: Json; readonly priority?: 'low' | 'usual' | undefined }>({
    file: anything,
    priority: optional(oneOf('low', 'usual')),
  }),
  status: 201,
  gives: atLeast({ id: studyId }),
})

/** Asks for a study as it stands. */
export const findStudy = call({
  method: 'GET',
  path: '/api/studies/:study',
  says: 'A study of mine as it stands; the totals only where more is counted than was seen.',
  who: 'player',
  limit: 'read',
  params: record({ study: studyId }),
  query: record<{ readonly seen?: number | undefined }>({ seen: optional(countInQuery) }),
  gives: atLeast<StoredStudy>({
    ...listedFields,
    ...detailFields,
    counted: count,
    parts: listOf(atLeast<StoredStudy['parts'][number]>({ ...partFields, totals: anything })),
  }),
})

/** Stops a study. */
export const stopStudy = call({
  method: 'POST',
  path: '/api/studies/:study/stop',
  says: 'Stops a study of mine; what was counted stays.',
  who: 'player',
  limit: 'write',
  params: record({ study: studyId }),
})

/** Removes a study. */
export const removeStudy = call({
  method: 'DELETE',
  path: '/api/studies/:study',
  says: 'Removes a study of mine and everything that it has counted.',
  who: 'player',
  limit: 'write',
  params: record({ study: studyId }),
})
