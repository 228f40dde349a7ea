import { bool, listOf, optional, record, rejectValue, type Shape, text } from '@opfor/kernel'
import { maxCommitsPerPush, type PullResponse, type PushConflict, type PushResponse } from '../requests.ts'
import { isValidCommit, type Commit, commitFields, type StoredCommit } from '../commit.ts'
import { call } from './call.ts'
import {
  countShape,
  recordWithUnknownFields,
  queryCount,
  receiptShape,
  storedCommitShape,
} from './shapes/common.ts'

/** Verified commits cannot form a cycle. */
const validPage: Shape<StoredCommit> = {
  schema: storedCommitShape.schema,
  read: (json, at) => {
    const page = storedCommitShape.read(json, at)
    return isValidCommit(page) ? page : rejectValue(at, 'the hash of the page does not match its id')
  },
}

export const pushCommits = call({
  method: 'POST',
  path: '/api/pages',
  summary:
    'Stores pages of my matches. Pages that are already stored are ignored; a second child of a page starts a branch.',
  auth: 'player',
  rateLimit: 'write',
  body: record({ pages: listOf(record<Commit>(commitFields), maxCommitsPerPush) }),
  maxBodyBytes: 1024 * 1024,
  response: recordWithUnknownFields<PushResponse>({
    epoch: text(),
    from: countShape,
    clock: countShape,
    receipt: optional(receiptShape),
  }),
  conflict: recordWithUnknownFields<PushConflict>({ epoch: text(), unknown: text(64) }),
})

export const pullCommits = call({
  method: 'GET',
  path: '/api/pages',
  summary: 'Returns the pages of my matches after a sequence number.',
  auth: 'player',
  rateLimit: 'read',
  query: record({ since: queryCount }),
  response: recordWithUnknownFields<PullResponse>({
    epoch: text(),
    pages: listOf(validPage, 1_000_000),
    upTo: countShape,
    more: bool,
  }),
})

export const squashMatch = call({
  method: 'POST',
  path: '/api/matches/:match/compact',
  summary: 'Packs one of my finished matches into a single compressed row.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ match: text(40) }),
  response: recordWithUnknownFields({ pages: countShape }),
})
