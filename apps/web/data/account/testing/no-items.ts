import type { SyncDependencies } from '../syncer.ts'

/** A device on which nothing is typed or set, for tests of matches. */
export const noItems: SyncDependencies['items'] = {
  sync: () => Promise.resolve({ state: 'synced', unsent: 0, refused: [], copies: [] }),
  waiting: () => Promise.resolve({ state: 'unreachable', unsent: 0, refused: [], copies: [] }),
  forget: () => Promise.resolve(),
}
