import { detectDeviceName } from '@opfor/sync'
import { callApi } from '../../server/server.ts'
import { itemMemory } from './item-memory.ts'
import { localItems } from './item-shelf.ts'
import { ItemSyncer } from './item-syncer.ts'

/** Import only if a player is signed in. */
export const itemSyncer = new ItemSyncer({
  shelf: localItems,
  memory: itemMemory,
  runExclusive: async (work) => navigator.locks.request('opfor.items', work),
  callApi,
  device: detectDeviceName(navigator.userAgent),
})
