import { deviceName } from '@opfor/sync'
import * as calls from '@opfor/sync/api/journals'
import { compact } from '../journals/compact.ts'
import { pull } from '../journals/pull.ts'
import { push } from '../journals/push.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound } from '../http/http-error.ts'

/** Each time this number of pages is sent or packed, it counts as one more request. */
const pagesPerCost = 100

/** Sync of matches between devices. */
export const journals = [
  defineEndpoint(calls.pushPages, async ({ context, caller, agent, body, spend }) => {
    const sender = { account: caller.account, device: deviceName(agent) }
    const result = await push(context, sender, body.pages, spend)
    return 'unknown' in result ? { conflict: result } : { body: result }
  }),
  defineEndpoint(calls.pullPages, async ({ context, caller, query, spend }) => {
    const body = await pull(context, caller.account, query.since)
    await spend(Math.floor(body.pages.length / pagesPerCost))
    return { body }
  }),
  defineEndpoint(calls.compactMatch, async ({ context, caller, params, spend }) => {
    const pages = await compact(context.db, caller.account, params.match)
    await spend(Math.floor(pages / pagesPerCost))
    if (pages === 0) throw notFound('match')
    return { body: { pages } }
  }),
]
