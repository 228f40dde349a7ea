import { flag, listOf, record, refuse, type Shape, text } from '@opfor/kernel'
import { maxPagesPerPush, type PullResponse, type PushConflict, type PushResponse } from '../messages.ts'
import { isValidPage, type Page, pageFields } from '../page.ts'
import { call } from './call.ts'
import { looseRecord, count, queryCount } from './shapes/common.ts'

/** A page of an answer that is what its id says: a chain of such pages has no circle. */
const validPage: Shape<Page> = {
  schema: looseRecord<Page>(pageFields).schema,
  read: (json, at) => {
    const page = looseRecord<Page>(pageFields).read(json, at)
    return isValidPage(page) ? page : refuse(at, 'the page is not what its id says')
  },
}

/** Sends pages. */
export const pushPages = call({
  method: 'POST',
  path: '/api/pages',
  summary:
    'Keeps pages of my matches. Known ones are passed over; a page on top of an older one is a branch.',
  auth: 'player',
  rateLimit: 'write',
  body: record({ pages: listOf(record<Page>(pageFields), maxPagesPerPush) }),
  maxBodyBytes: 1024 * 1024,
  response: looseRecord<PushResponse>({ epoch: text(), from: count, clock: count }),
  conflict: looseRecord<PushConflict>({ epoch: text(), unknown: text(64) }),
})

/** Asks for pages. */
export const pullPages = call({
  method: 'GET',
  path: '/api/pages',
  summary: 'The pages of my matches that came after a place in their order.',
  auth: 'player',
  rateLimit: 'read',
  query: record({ since: queryCount }),
  response: looseRecord<PullResponse>({
    epoch: text(),
    pages: listOf(validPage, 1_000_000),
    upTo: count,
    more: flag,
  }),
})

/** Packs a match that is over. */
export const compactMatch = call({
  method: 'POST',
  path: '/api/matches/:match/compact',
  summary: 'Packs a match of mine that is over into one small row.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ match: text(40) }),
  response: looseRecord({ pages: count }),
})
