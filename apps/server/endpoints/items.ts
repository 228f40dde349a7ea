import * as calls from '@opfor/sync/api/items'
import { defineEndpoint } from '../http/endpoint.ts'
import { pullItems } from '../items/pull-items.ts'
import { pushItems } from '../items/push-items.ts'

/** Each time this number of items is sent, it counts as one more request. */
const itemsPerCost = 100

/** Sync of sheets, packs and preferences between devices. */
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
