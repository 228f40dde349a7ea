import { create } from 'zustand'
import type { MatchRecord } from './saved-match.ts'
import { listMatches, onChangedInOtherWindow } from './storage.ts'

/** Undefined until the matches are loaded. */
export const useMatchList = create<{
  readonly matches: readonly MatchRecord[] | undefined
  readonly refresh: () => Promise<void>
}>((set, get) => {
  onChangedInOtherWindow(() => void get().refresh())
  return {
    matches: undefined,
    refresh: async () => set({ matches: await listMatches() }),
  }
})
