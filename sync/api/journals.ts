import { flag, listOf, optional, record, refuse, type Shape, text } from '@opfor/kernel'
import { maxPagesPerPush, type PullResponse, type PushConflict, type PushResponse } from '../messages.ts'
import { isValidPage, type Page, pageFields, type StoredPage } from '../page.ts'
import { call } from './call.ts'
import { looseRecord, count, queryCount } from './shapes/common.ts'
import { receipt, storedPage } from './shapes/page.ts'

/** A page whose id matches its hash. Verified pages cannot form a cycle. */
const validPage: Shape<StoredPage> = {
  schema: storedPage.schema,
  read: (json, at) => {
    const page = storedPage.read(json, at)
    return isValidPage(page) ? page : refuse(at, 'the hash of the page does not match its id')
  },
}

/** Uploads pages. */
export const pushPages = call({
  method: 'POST',
  path: '/api/pages',
  summary:
    'Stores pages of my matches. Pages that are already stored are ignored; a second child of a page starts a branch.',
  auth: 'player',
  rateLimit: 'write',
  body: record({ pages: listOf(record<Page>(pageFields), maxPagesPerPush) }),
  maxBodyBytes: 1024 * 1024,
  response: looseRecord<PushResponse>({
    epoch: text(),
    from: count,
    clock: count,
    receipt: optional(receipt),
  }),
  conflict: looseRecord<PushConflict>({ epoch: text(), unknown: text(64) }),
})

/** Downloads new pages. */
export const pullPages = call({
  method: 'GET',
  path: '/api/pages',
  summary: 'Returns the pages of my matches after a sequence number.',
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

/** Packs a finished match. */
export const compactMatch = call({
  method: 'POST',
  path: '/api/matches/:match/compact',
  summary: 'Packs one of my finished matches into a single compressed row.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ match: text(40) }),
  response: looseRecord({ pages: count }),
})
