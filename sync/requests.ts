import type { Commit, Receipt, StoredCommit } from './commit.ts'

export type SyncRequest =
  | { readonly push: readonly Commit[] }
  | {
      /** The clock up to which the device has all commits. */
      readonly pull: number
    }

/** The clock counts an account's commits; the epoch changes when the server is restored. */
export interface PushResponse {
  readonly epoch: string
  /** The clock before and after the push: equal if all commits were already stored. */
  readonly from: number
  readonly clock: number
  /** Present if all commits were new. */
  readonly receipt?: Receipt | undefined
}

/** A commit has an unknown parent: nothing was stored. */
export interface PushConflict {
  readonly epoch: string
  readonly unknown: string
}

/** The commits after the requested clock value, up to `upTo`. */
export interface PullResponse {
  readonly epoch: string
  readonly pages: readonly StoredCommit[]
  readonly upTo: number
  readonly more: boolean
}

export type SyncResponse = PushResponse | PushConflict | PullResponse

export const maxCommitsPerPush = 100
