import { flag, listOf, record, refuse, type Shape, text } from '@opfor/kernel'
import { mostPages, type PullReply, type PushRefusal, type PushReply } from '../messages.ts'
import { isSound, type Page, pageFields } from '../page.ts'
import { call } from './call.ts'
import { atLeast, count, countInQuery } from './shapes/common.ts'

/** A page of an answer that is what its id says: a chain of such pages has no circle. */
const soundPage: Shape<Page> = {
  schema: atLeast<Page>(pageFields).schema,
  read: (json, at) => {
    const page = atLeast<Page>(pageFields).read(json, at)
    return isSound(page) ? page : refuse(at, 'the page is not what its id says')
  },
}

/** Sends pages. */
export const pushPages = call({
  method: 'POST',
  path: '/api/pages',
  says: 'Keeps pages of my matches. Known ones are passed over; a page on top of an older one is a branch.',
  who: 'player',
  limit: 'write',
  body: record({ pages: listOf(record<Page>(pageFields), mostPages) }),
  most: 1024 * 1024,
  gives: atLeast<PushReply>({ epoch: text(), from: count, clock: count }),
  refuses: atLeast<PushRefusal>({ epoch: text(), unknown: text(64) }),
})

/** Asks for pages. */
export const pullPages = call({
  method: 'GET',
  path: '/api/pages',
  says: 'The pages of my matches that came after a place in their order.',
  who: 'player',
  limit: 'read',
  query: record({ since: countInQuery }),
  gives: atLeast<PullReply>({
    epoch: text(),
    pages: listOf(soundPage, 1_000_000),
    upTo: count,
    more: flag,
  }),
})

/** Packs a match that is over. */
export const compactMatch = call({
  method: 'POST',
  path: '/api/matches/:match/compact',
  says: 'Packs a match of mine that is over into one small row.',
  who: 'player',
  limit: 'write',
  params: record({ match: text(40) }),
  gives: atLeast({ pages: count }),
})
