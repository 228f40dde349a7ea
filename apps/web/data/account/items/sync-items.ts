import { deviceName } from '@opfor/sync'
import { callApi } from '../../server/server.ts'
import { itemMemory } from './item-memory.ts'
import { itemShelf } from './item-shelf.ts'
import { ItemSyncer } from './item-syncer.ts'

/** Syncs the sheets, packs and preferences of this device; loaded only where a player is signed in. */
export const itemSyncer = new ItemSyncer({
  shelf: itemShelf,
  memory: itemMemory,
  runExclusive: async (work) => navigator.locks.request('opfor.items', work),
  callApi,
  device: deviceName(navigator.userAgent),
})
