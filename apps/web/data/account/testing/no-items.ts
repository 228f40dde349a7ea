import type { SyncDependencies } from '../syncer.ts'

export const noItems: SyncDependencies['items'] = {
  sync: () => Promise.resolve({ state: 'synced', unsent: 0, refused: [], copies: [] }),
  waiting: () => Promise.resolve({ state: 'unreachable', unsent: 0, refused: [], copies: [] }),
  forget: () => Promise.resolve(),
}
