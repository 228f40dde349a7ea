import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { looseRecord } from './shapes/common.ts'
import { linkedJournal, linkFields, linkInput, type MyLink, slug } from './shapes/link.ts'

/** Makes a link. */
export const createLink = call({
  method: 'POST',
  path: '/api/links',
  summary: 'Makes a short link to a match or a mission: public, or until a moment. The journal must replay.',
  auth: 'player',
  rateLimit: 'write',
  maxBodyBytes: 256 * 1024,
  body: linkInput,
  status: 201,
  response: looseRecord({ slug }),
})

/** Lists one's links. */
export const listLinks = call({
  method: 'GET',
  path: '/api/links',
  summary: 'My links.',
  auth: 'player',
  rateLimit: 'read',
  response: looseRecord({ links: listOf(looseRecord<MyLink>(linkFields)) }),
})

/** Takes a link back. */
export const deleteLink = call({
  method: 'DELETE',
  path: '/api/links/:slug',
  summary: 'Revokes a link of mine: what it led to is deleted.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ slug }),
})

/** Follows a link. */
export const openLink = call({
  method: 'GET',
  path: '/api/links/:slug',
  summary: 'What a link leads to, for anyone.',
  auth: 'public',
  rateLimit: 'public',
  params: record({ slug }),
  response: linkedJournal,
})

/** The address that people pass on. */
export const shortAddress = call({
  method: 'GET',
  path: '/l/:slug',
  summary: 'The short address itself: leads to the app, which opens what it stands for.',
  auth: 'public',
  rateLimit: 'public',
  params: record({ slug }),
  status: 302,
  response: text(),
})
