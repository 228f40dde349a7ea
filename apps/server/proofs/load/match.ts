import { type Body, makePage, type Page } from '@opfor/sync'
import { packPages, packText } from '../../journals/packing.ts'
import { pageId } from '../../journals/page-id.ts'
import { blitzkriegJournal } from '../../testing/journals.ts'
import type { FilledMatch } from '../support/fill-tables.ts'

/** The pages of a match, measured on matches of the app: the first one begins it. */
const pagesPerMatch = 28
/** A device sends the player's page together with the app's reply. */
export const pagesPerPush = 2

const { entries, ...heading } = blitzkriegJournal(1)

/** The bodies of the pages of one BLITZKRIEG! match. */
const bodies: readonly string[] = Array.from({ length: pagesPerMatch }, (_, at): Body => {
  if (at === 0) return { begin: heading, name: 'One match' }
  const perPage = entries.length / (pagesPerMatch - 1)
  return { entries: entries.slice(Math.floor((at - 1) * perPage), Math.floor(at * perPage)) }
}).map((body) => JSON.stringify(body))

/** The next pages of a match after a number of pages and the last one's id; none if it has ended. */
export function nextPages(match: string, from: number, last: string): readonly Page[] {
  let parent = last
  return bodies.slice(from, from + pagesPerPush).map((body) => {
    const page = { match, id: pageId(parent, body), parent, body }
    parent = page.id
    return page
  })
}

/** The match as the tables are filled with it. */
export async function filledMatch(): Promise<FilledMatch> {
  const pages: Page[] = []
  for (const body of bodies)
    pages.push(makePage('packed', pages.at(-1)?.id ?? 'packed', JSON.parse(body) as Body))
  return {
    pages: pages.length,
    bytes: bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0),
    packed: await packPages(pages),
    journal: await packText(JSON.stringify({ ...heading, entries })),
  }
}
