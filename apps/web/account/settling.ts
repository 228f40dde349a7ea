import type { Json } from '@opfor/kernel'
import {
  type Body,
  type Chain,
  serializeHeading,
  type Heading,
  isPrefix,
  serializeJournal,
} from '@opfor/sync'
import { gameOf, type KeptMatch, type Progress, type WholeMatch } from '../storage/kept-match.ts'
import { toldBy } from './line.ts'

/** The matches on the disk. */
export interface Disk {
  readonly match: (id: string) => Promise<WholeMatch | undefined>
  /** Keeps a match in the place of what was there; false where that has changed meanwhile. */
  readonly replace: (before: KeptMatch | undefined, whole: WholeMatch) => Promise<boolean>
  /** How far a journal has come; undefined where no game here can read it. */
  readonly progress: (journal: WholeMatch['journal']) => Promise<Progress | undefined>
}

/**
 * Brings a match's pages and the disk together. First everything on the disk that no page tells becomes a page; only
 * then may the disk become as the pages tell it. A name is new if it is another than that of the page it stood on.
 */
export async function settle(disk: Disk, chain: Chain, stoodOn: string | undefined): Promise<void> {
  for (;;) {
    const here = await disk.match(chain.match)
    if (here !== undefined) takeIn(chain, here, stoodOn)
    const told = toldBy(chain.pathTo(chain.head))
    if (told === undefined || (here !== undefined && isAs(here, told.name, told.journal))) return
    const progress = await disk.progress(told.journal)
    if (progress === undefined) return
    const { entries, ...head } = told.journal
    const now = Date.now()
    const about = { id: chain.match, game: gameOf(head), name: told.name, who: here?.kept.who }
    const times = { created: here?.kept.created ?? now, changed: now }
    const kept = { ...about, ...times, ...progress, entries: entries.length, head }
    if (await disk.replace(here?.kept, { kept, journal: told.journal })) return
  }
}

function isAs({ kept, journal }: WholeMatch, name: string, told: WholeMatch['journal']): boolean {
  return kept.name === name && JSON.stringify(wordsIn(journal)) === JSON.stringify(wordsIn(told))
}

function wordsIn({ entries, ...head }: WholeMatch['journal']): readonly string[] {
  return [serializeHeading(head), ...entries.map((entry) => JSON.stringify(entry))]
}

/** Writes what no page tells, on top of the page that tells most of it. */
function takeIn(chain: Chain, { kept, journal }: WholeMatch, stoodOn: string | undefined): void {
  const words = wordsIn(journal)
  const name = stoodOn === undefined ? undefined : toldBy(chain.pathTo(stoodOn))?.name
  const { page: on, length: told } = chain.locate(words)
  if (told < words.length) {
    const begin = { begin: kept.head as unknown as Heading, name: kept.name }
    const news = entriesInPages(journal.entries.slice(Math.max(0, told - 1)))
    let top = on
    for (const body of told === 0 ? [begin, ...news] : news) top = chain.write(body, top).id
  } else if (isShorter(serializeJournal(chain.pathTo(chain.head)), words)) {
    chain.setHead(on)
    chain.advanceHead()
  }
  const renamed = name !== undefined && name !== kept.name
  if (renamed && toldBy(chain.pathTo(chain.head))?.name !== kept.name) chain.write({ name: kept.name })
}

function isShorter(one: readonly string[], whole: readonly string[]): boolean {
  return one.length < whole.length && isPrefix(one, whole)
}

/** The maximum number of characters of entries in one page: far below the limit of the server. */
const mostCharacters = 50_000

function entriesInPages(entries: readonly Json[]): readonly Body[] {
  const pages: Json[][] = []
  let characters = 0
  for (const entry of entries) {
    characters += JSON.stringify(entry).length
    const last = pages.at(-1)
    if (last !== undefined && characters <= mostCharacters) last.push(entry)
    else {
      pages.push([entry])
      characters = 0
    }
  }
  return pages.map((page) => ({ entries: page as never }))
}
