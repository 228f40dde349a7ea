import { type Chain, wordsOf } from '@opfor/sync'
import { journalFromPages } from './journal-from-pages.ts'

/** A match that was played on in two ways, and where each of them has come to. */
export interface SyncConflict {
  readonly match: string
  readonly name: string
  readonly branches: readonly {
    readonly id: string
    /** How many entries it has since they parted. */
    readonly entries: number
    readonly isCurrent: boolean
  }[]
}

/** The match of a chain, if it was played on in two ways. */
export function conflictsIn(chain: Chain): readonly SyncConflict[] {
  const { branches, match, head } = chain
  const [first] = branches
  if (first === undefined || branches.length < 2) return []
  const branchEntries = branches.map((id) => ({ id, words: wordsOf(chain.upTo(id)) }))
  const [shown] = branchEntries
  const commonLength =
    shown?.words.findIndex((word, at) => branchEntries.some(({ words }) => words[at] !== word)) ?? 0
  return [
    {
      match,
      name: journalFromPages(chain.upTo(first))?.name ?? '',
      branches: branchEntries.map(({ id, words }) => ({
        id,
        entries: words.length - commonLength,
        isCurrent: id === head,
      })),
    },
  ]
}
