import { type CommitTree, type Receipt, serializeJournal } from '@opfor/sync'
import { journalFromCommits, type SyncedJournal } from './journal-from-pages.ts'

export interface SyncState {
  /** `waiting`: some commits are unsent. `full`: the server has no room. `signedOut`: the session has ended. */
  readonly state: 'synced' | 'waiting' | 'unreachable' | 'full' | 'signedOut'
  readonly unsent: number
  /** The names of refused matches and items, which stay on this device. */
  readonly refused: readonly string[]
  readonly conflicts: readonly SyncConflict[]
  /** The titles of copied sheets and packs, which two devices had changed. */
  readonly copies: readonly string[]
}

export type ItemState = Omit<SyncState, 'conflicts'>

export interface SyncConflict {
  readonly match: string
  readonly name: string
  readonly branches: readonly {
    readonly id: string
    /** The number of entries since the branches diverged. */
    readonly entries: number
    readonly isCurrent: boolean
    /** Time and device of the last sent commit; undefined if it was not sent. */
    readonly receipt: Receipt | undefined
    /** Undefined if a commit cannot be read. */
    readonly journal: SyncedJournal['journal'] | undefined
  }[]
}

/** Empty if the match has only one branch. */
export function conflictsIn(chain: CommitTree): readonly SyncConflict[] {
  const { branches, match, head } = chain
  const [first] = branches
  if (first === undefined || branches.length < 2) return []
  const branchEntries = branches.map((id) => ({ id, words: serializeJournal(chain.pathTo(id)) }))
  const [shown] = branchEntries
  const commonLength =
    shown?.words.findIndex((word, at) => branchEntries.some(({ words }) => words[at] !== word)) ?? 0
  return [
    {
      match,
      name: journalFromCommits(chain.pathTo(first))?.name ?? '',
      branches: branchEntries.map(({ id, words }) => ({
        id,
        entries: words.length - commonLength,
        isCurrent: id === head,
        receipt: chain.receiptOf(id),
        journal: journalFromCommits(chain.pathTo(id))?.journal,
      })),
    },
  ]
}
