export { hex, utf8 } from './bytes.ts'
export { Chain, type SavedChain } from './chain.ts'
export { deviceName } from './device-name.ts'
export { Device, type SavedDevice } from './device.ts'
export {
  isAfter,
  isValidItem,
  type Item,
  type ItemPullResponse,
  type ItemPushResponse,
  makeItem,
  maxItemLength,
  maxItemsPerPush,
  type StoredItem,
  type Version,
} from './item.ts'
export {
  type SyncResponse,
  maxPagesPerPush,
  type PullResponse,
  type PushResponse,
  type PushConflict,
  type SyncRequest,
} from './messages.ts'
export {
  type Body,
  closedBranches,
  hasPageFormat,
  type Heading,
  isValidPage,
  maxBodyLength,
  makePage,
  type Page,
  pageId,
  parseBody,
  type Receipt,
  type StoredPage,
} from './page.ts'
export { serializeHeading, isPrefix, serializeJournal } from './serialized-journal.ts'
export { sha256 } from './sha256.ts'
