import { type Chain, type Receipt, serializeJournal } from '@opfor/sync'
import { journalFromPages, type SyncedJournal } from './journal-from-pages.ts'

/** A match with several branches after a sync conflict. */
export interface SyncConflict {
  readonly match: string
  readonly name: string
  readonly branches: readonly {
    readonly id: string
    /** The number of entries since the branches diverged. */
    readonly entries: number
    readonly isCurrent: boolean
    /** When its last page was sent, and from which device; missing if it was not. */
    readonly receipt: Receipt | undefined
    /** Missing if a page of it cannot be read. */
    readonly journal: SyncedJournal['journal'] | undefined
  }[]
}

/** The sync conflict of a chain, if it has several branches. */
export function conflictsIn(chain: Chain): readonly SyncConflict[] {
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
      name: journalFromPages(chain.pathTo(first))?.name ?? '',
      branches: branchEntries.map(({ id, words }) => ({
        id,
        entries: words.length - commonLength,
        isCurrent: id === head,
        receipt: chain.receiptOf(id),
        journal: journalFromPages(chain.pathTo(id))?.journal,
      })),
    },
  ]
}
