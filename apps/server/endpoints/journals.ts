import { detectDeviceName } from '@opfor/sync'
import * as calls from '@opfor/sync/api/journals'
import { squashStoredMatch } from '../journals/compact.ts'
import { pull } from '../journals/pull.ts'
import { push } from '../journals/push.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound } from '../responses/problem.ts'

/** Each batch of this many commits sent or packed costs one more request. */
const pagesPerCost = 100

export const journals = [
  defineEndpoint(calls.pushCommits, async ({ context, caller, agent, body, spend }) => {
    const sender = { account: caller.account, device: detectDeviceName(agent) }
    const result = await push(context, sender, body.pages, spend)
    return 'unknown' in result ? { conflict: result } : { body: result }
  }),
  defineEndpoint(calls.pullCommits, async ({ context, caller, query, spend }) => {
    const body = await pull(context, caller.account, query.since)
    await spend(Math.floor(body.pages.length / pagesPerCost))
    return { body }
  }),
  defineEndpoint(calls.squashMatch, async ({ context, caller, params, spend }) => {
    const pages = await squashStoredMatch(context.db, caller.account, params.match)
    await spend(Math.floor(pages / pagesPerCost))
    if (pages === 0) throw notFound('match')
    return { body: { pages } }
  }),
]
