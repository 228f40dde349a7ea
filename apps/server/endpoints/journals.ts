import { record, refuse, type Shape, text } from '@opfor/kernel'
import { pushShape } from '@opfor/sync'
import { compact } from '../journals/compact.ts'
import { pull } from '../journals/pull.ts'
import { push } from '../journals/push.ts'
import { endpoint } from '../http/endpoint.ts'
import { missing } from '../http/refused.ts'

/** A whole number in a query, where everything is text. */
const place: Shape<number> = {
  schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
  read: (json, at) =>
    typeof json === 'string' && /^\d{1,15}$/.test(json)
      ? Number(json)
      : refuse(at, 'a whole number is expected'),
}

/** A player's matches on every device. */
export const journals = [
  endpoint({
    method: 'POST',
    path: '/api/pages',
    says: 'Keeps pages of my matches. Known ones are passed over; a page on top of an older one is a branch.',
    who: 'player',
    limit: 'write',
    body: pushShape,
    most: 1024 * 1024,
    handle: async ({ world, me, body }) => {
      const said = await push(world, me.account, body.pages)
      return { status: 'unknown' in said ? 409 : 200, body: said }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages',
    says: 'The pages of my matches that came after a place in their order.',
    who: 'player',
    limit: 'read',
    query: record({ since: place }),
    handle: async ({ world, me, query }) => ({ body: await pull(world, me.account, query.since) }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/matches/:match/compact',
    says: 'Packs a match of mine that is over into one small row.',
    who: 'player',
    limit: 'write',
    params: record({ match: text(40) }),
    handle: async ({ world, me, params }) => {
      const pages = await compact(world.db, me.account, params.match)
      if (pages === 0) throw missing('match')
      return { body: { pages } }
    },
  }),
]
