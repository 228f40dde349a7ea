export { hex, utf8 } from './bytes.ts'
export { CommitTree, type SavedCommitTree } from './commit-tree.ts'
export { detectDeviceName } from './sync-client.ts'
export { SyncClient, type SavedSyncClient } from './sync-client.ts'
export {
  isNewerThan,
  isValidItem,
  type SyncedItem,
  type ItemPullResponse,
  type ItemPushResponse,
  makeItem,
  maxItemLength,
  maxItemsPerPush,
  type StoredItem,
  type ItemVersion,
} from './item.ts'
export {
  type SyncResponse,
  maxCommitsPerPush,
  type PullResponse,
  type PushResponse,
  type PushConflict,
  type SyncRequest,
} from './requests.ts'
export {
  type CommitBody,
  branchesClosedBy,
  hasCommitFormat,
  type JournalHeader,
  isValidCommit,
  maxCommitBodyLength,
  makeCommit,
  type Commit,
  commitId,
  parseCommitBody,
  type Receipt,
  type StoredCommit,
} from './commit.ts'
export { serializeJournalHeader, isPrefix, serializeJournal } from './serialized-journal.ts'
export { sha256 } from './sha256.ts'
