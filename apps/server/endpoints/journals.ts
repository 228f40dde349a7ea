import * as calls from '@opfor/sync/api/journals'
import { compact } from '../journals/compact.ts'
import { pull } from '../journals/pull.ts'
import { push } from '../journals/push.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound } from '../http/http-error.ts'

/** Sync of matches between devices. */
export const journals = [
  defineEndpoint(calls.pushPages, async ({ context, caller, body }) => {
    const result = await push(context, caller.account, body.pages)
    return 'unknown' in result ? { conflict: result } : { body: result }
  }),
  defineEndpoint(calls.pullPages, async ({ context, caller, query }) => ({
    body: await pull(context, caller.account, query.since),
  })),
  defineEndpoint(calls.compactMatch, async ({ context, caller, params }) => {
    const pages = await compact(context.db, caller.account, params.match)
    if (pages === 0) throw notFound('match')
    return { body: { pages } }
  }),
]
