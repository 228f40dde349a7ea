import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { atLeast } from './shapes/common.ts'
import { linkedJournal, linkFields, linkInput, type MyLink, slug } from './shapes/link.ts'

/** Makes a link. */
export const createLink = call({
  method: 'POST',
  path: '/api/links',
  says: 'Makes a short link to a match or a mission: public, or until a moment. The journal must replay.',
  who: 'player',
  limit: 'write',
  most: 256 * 1024,
  body: linkInput,
  status: 201,
  gives: atLeast({ slug }),
})

/** Lists one's links. */
export const listLinks = call({
  method: 'GET',
  path: '/api/links',
  says: 'My links.',
  who: 'player',
  limit: 'read',
  gives: atLeast({ links: listOf(atLeast<MyLink>(linkFields)) }),
})

/** Takes a link back. */
export const deleteLink = call({
  method: 'DELETE',
  path: '/api/links/:slug',
  says: 'Revokes a link of mine: what it led to is deleted.',
  who: 'player',
  limit: 'write',
  params: record({ slug }),
})

/** Follows a link. */
export const openLink = call({
  method: 'GET',
  path: '/api/links/:slug',
  says: 'What a link leads to, for anyone.',
  who: 'anyone',
  limit: 'open',
  params: record({ slug }),
  gives: linkedJournal,
})

/** The address that people pass on. */
export const shortAddress = call({
  method: 'GET',
  path: '/l/:slug',
  says: 'The short address itself: leads to the app, which opens what it stands for.',
  who: 'anyone',
  limit: 'open',
  params: record({ slug }),
  status: 302,
  gives: text(),
})
