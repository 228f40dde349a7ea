import { shelf } from '@opfor/games'
import { begin, type Journal, playOn, sampling, seeded } from '@opfor/kernel'
import { type Body, makePage, type Page } from '@opfor/sync'
import { packPages } from '../../../../../apps/server/journals/packing.ts'
import { pageId } from '../../../../../apps/server/journals/page-id.ts'
import type { FilledMatch } from '../support/fill-tables.ts'

/** The pages of a match, measured on matches of the app: the first one begins it. */
const pagesPerMatch = 28
/** A device sends the player's page together with the app's reply. */
export const pagesPerPush = 2

/** The journal of a BLITZKRIEG! match that was played at random to its end. */
function randomJournal(): Journal {
  const game = shelf.find(({ id }) => id === 'blitzkrieg')
  if (game === undefined) throw new Error('There is no BLITZKRIEG!.')
  const match = begin(game, 1, {})
  if (!match.ok) throw new Error(match.problem)
  const policy = sampling(1)
  playOn(match.value, (question) => (question.to === 'chance' ? seeded : policy))
  return match.value.journal
}

const { entries, ...heading } = randomJournal()

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
  }
}
