import * as calls from '@opfor/sync/api/items'
import { defineEndpoint } from '../http/endpoint.ts'
import { pullItems } from '../items/pull-items.ts'
import { pushItems } from '../items/push-items.ts'

/** Each batch of this many sent items costs one more request. */
const itemsPerCost = 100

export const items = [
  defineEndpoint(calls.pushItems, async ({ context, caller, body, now }) => ({
    body: await pushItems(context.db, caller.account, body.items, now),
  })),
  defineEndpoint(calls.pullItems, async ({ context, caller, query, spend }) => {
    const body = await pullItems(context, caller.account, query.since)
    await spend(Math.floor(body.items.length / itemsPerCost))
    return { body }
  }),
]
