import * as calls from '@opfor/sync/api/journals'
import { compact } from '../journals/compact.ts'
import { pull } from '../journals/pull.ts'
import { push } from '../journals/push.ts'
import { serve } from '../http/endpoint.ts'
import { missing } from '../http/http-error.ts'

/** A player's matches on every device. */
export const journals = [
  serve(calls.pushPages, async ({ world, me, body }) => {
    const said = await push(world, me.account, body.pages)
    return 'unknown' in said ? { refusal: said } : { body: said }
  }),
  serve(calls.pullPages, async ({ world, me, query }) => ({
    body: await pull(world, me.account, query.since),
  })),
  serve(calls.compactMatch, async ({ world, me, params }) => {
    const pages = await compact(world.db, me.account, params.match)
    if (pages === 0) throw missing('match')
    return { body: { pages } }
  }),
]
