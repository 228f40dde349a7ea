import { create } from 'zustand'
import type { KeptMatch } from './kept-match.ts'
import { listMatches, onChangedElsewhere } from './storage.ts'

/** The matches on this device, as the shelf shows them; undefined until they are read. */
export const useKeptList = create<{
  readonly matches: readonly KeptMatch[] | undefined
  readonly refresh: () => Promise<void>
}>((set, get) => {
  onChangedElsewhere(() => void get().refresh())
  return {
    matches: undefined,
    refresh: async () => set({ matches: await listMatches() }),
  }
})
