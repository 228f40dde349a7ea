import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { looseRecord } from './shapes/common.ts'
import { linkedJournal, linkFields, linkInput, type MyLink, slug } from './shapes/link.ts'

/** Creates a short link. */
export const createLink = call({
  method: 'POST',
  path: '/api/links',
  summary:
    'Creates a public short link to a match or a mission, optionally with an expiry time. The journal must replay.',
  auth: 'player',
  rateLimit: 'write',
  cost: 10,
  maxBodyBytes: 256 * 1024,
  body: linkInput,
  status: 201,
  response: looseRecord({ slug }),
})

/** Lists the links of the caller. */
export const listLinks = call({
  method: 'GET',
  path: '/api/links',
  summary: 'Lists my links.',
  auth: 'player',
  rateLimit: 'read',
  response: looseRecord({ links: listOf(looseRecord<MyLink>(linkFields)) }),
})

/** Revokes a link. */
export const deleteLink = call({
  method: 'DELETE',
  path: '/api/links/:slug',
  summary: 'Revokes one of my links and deletes its journal.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ slug }),
})

/** Returns the journal of a link. */
export const openLink = call({
  method: 'GET',
  path: '/api/links/:slug',
  summary: 'Returns the journal that a link refers to.',
  auth: 'public',
  rateLimit: 'public',
  params: record({ slug }),
  response: linkedJournal,
})

/** Redirects a short link to the app. */
export const shortAddress = call({
  method: 'GET',
  path: '/l/:slug',
  summary: 'Redirects a short link to the app, which opens it.',
  auth: 'public',
  rateLimit: 'public',
  params: record({ slug }),
  status: 302,
  response: text(),
})
