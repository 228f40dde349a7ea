import { bool, listOf, record, rejectValue, type Shape, text } from '@opfor/kernel'
import {
  isValidItem,
  type SyncedItem,
  itemFields,
  type ItemPullResponse,
  type ItemPushResponse,
  maxItemsPerPush,
  type StoredItem,
} from '../item.ts'
import { call } from './call.ts'
import { countShape, recordWithUnknownFields, queryCount, storedItem } from './shapes/common.ts'

const validItem: Shape<StoredItem> = {
  schema: storedItem.schema,
  read: (json, at) => {
    const item = storedItem.read(json, at)
    return isValidItem(item) ? item : rejectValue(at, 'the hash of the item does not match its id')
  },
}

export const pushItems = call({
  method: 'POST',
  path: '/api/items',
  summary:
    'Stores what I typed or set: sheets, packs, preferences. An item that was written without knowing the stored version is not stored, and named in the response.',
  auth: 'player',
  rateLimit: 'write',
  body: record({ items: listOf(record<SyncedItem>(itemFields), maxItemsPerPush) }),
  maxBodyBytes: 2 * 1024 * 1024,
  response: recordWithUnknownFields<ItemPushResponse>({
    epoch: text(),
    from: countShape,
    clock: countShape,
    stale: listOf(text(42)),
  }),
})

export const pullItems = call({
  method: 'GET',
  path: '/api/items',
  summary: 'Returns my sheets, packs and preferences that have changed after a sequence number.',
  auth: 'player',
  rateLimit: 'read',
  query: record({ since: queryCount }),
  response: recordWithUnknownFields<ItemPullResponse>({
    epoch: text(),
    items: listOf(validItem, 1000),
    upTo: countShape,
    more: bool,
  }),
})
