import type { SyncConflict } from './sync-conflict.ts'

/** The state of sync. */
export interface SyncState {
  /** Everything is on the server; some pages are unsent; the server is unreachable; it is full; or the session has ended. */
  readonly state: 'synced' | 'waiting' | 'unreachable' | 'full' | 'signedOut'
  readonly unsent: number
  /** The names of what the server refuses; it stays on this device. */
  readonly refused: readonly string[]
  readonly conflicts: readonly SyncConflict[]
  /** The titles of sheets and packs that were kept as copies, because two devices had changed them. */
  readonly copies: readonly string[]
}

/** The state of sheets, packs and preferences. */
export type ItemState = Omit<SyncState, 'conflicts'>
