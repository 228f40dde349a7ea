import { flag, listOf, record, refuse, type Shape, text } from '@opfor/kernel'
import {
  isValidItem,
  type Item,
  itemFields,
  type ItemPullResponse,
  type ItemPushResponse,
  maxItemsPerPush,
  type StoredItem,
} from '../item.ts'
import { call } from './call.ts'
import { looseRecord, count, queryCount } from './shapes/common.ts'
import { storedItem } from './shapes/item.ts'

const validItem: Shape<StoredItem> = {
  schema: storedItem.schema,
  read: (json, at) => {
    const item = storedItem.read(json, at)
    return isValidItem(item) ? item : refuse(at, 'the hash of the item does not match its id')
  },
}

/** Uploads items. */
export const pushItems = call({
  method: 'POST',
  path: '/api/items',
  summary:
    'Stores what I typed or set: sheets, packs, preferences. An item that was written without knowing the stored version is not stored, and named in the response.',
  auth: 'player',
  rateLimit: 'write',
  body: record({ items: listOf(record<Item>(itemFields), maxItemsPerPush) }),
  maxBodyBytes: 2 * 1024 * 1024,
  response: looseRecord<ItemPushResponse>({
    epoch: text(),
    from: count,
    clock: count,
    stale: listOf(text(42)),
  }),
})

/** Downloads changed items. */
export const pullItems = call({
  method: 'GET',
  path: '/api/items',
  summary: 'Returns my sheets, packs and preferences that have changed after a sequence number.',
  auth: 'player',
  rateLimit: 'read',
  query: record({ since: queryCount }),
  response: looseRecord<ItemPullResponse>({
    epoch: text(),
    items: listOf(validItem, 1000),
    upTo: count,
    more: flag,
  }),
})
