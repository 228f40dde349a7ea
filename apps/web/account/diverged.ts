import { type Chain, serializeJournal } from '@opfor/sync'
import { toldBy } from './line.ts'

/** A match that was played on in two ways, and where each of them has come to. */
export interface DivergedMatch {
  readonly match: string
  readonly name: string
  readonly branches: readonly {
    readonly id: string
    /** How many entries it has since they parted. */
    readonly entries: number
    readonly here: boolean
  }[]
}

/** The match of a chain, if it was played on in two ways. */
export function divergedIn(chain: Chain): readonly DivergedMatch[] {
  const { branches, match, head } = chain
  const [first] = branches
  if (first === undefined || branches.length < 2) return []
  const lines = branches.map((id) => ({ id, words: serializeJournal(chain.pathTo(id)) }))
  const [shown] = lines
  const parted = shown?.words.findIndex((word, at) => lines.some(({ words }) => words[at] !== word)) ?? 0
  return [
    {
      match,
      name: toldBy(chain.pathTo(first))?.name ?? '',
      branches: lines.map(({ id, words }) => ({ id, entries: words.length - parted, here: id === head })),
    },
  ]
}
