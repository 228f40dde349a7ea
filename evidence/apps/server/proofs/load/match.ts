import { registry } from '@opfor/games'
import { beginMatch, type Journal, autoPlay, randomAnswerer, seededAnswerer } from '@opfor/kernel'
import { type CommitBody, makeCommit, type Commit } from '@opfor/sync'
import { packCommits, nativeCommitId } from '../../../../../apps/server/journals/pack-commits.ts'
import type { FilledMatch } from '../support/fill-tables.ts'

/** Pages of a match, measured in the app; the first page begins it. */
const pagesPerMatch = 28
/** A device sends the player's page together with the app's reply. */
export const pagesPerPush = 2

function randomJournal(): Journal {
  const game = registry.find(({ id }) => id === 'blitzkrieg')
  if (game === undefined) throw new Error('There is no BLITZKRIEG!.')
  const match = beginMatch(game, 1, {})
  if (!match.ok) throw new Error(match.problem)
  const policy = randomAnswerer(1)
  autoPlay(match.value, (question) => (question.to === 'chance' ? seededAnswerer : policy))
  return match.value.journal
}

const { entries, ...heading } = randomJournal()

const bodies: readonly string[] = Array.from({ length: pagesPerMatch }, (_, at): CommitBody => {
  if (at === 0) return { begin: heading, name: 'One match' }
  const perPage = entries.length / (pagesPerMatch - 1)
  return { entries: entries.slice(Math.floor((at - 1) * perPage), Math.floor(at * perPage)) }
}).map((body) => JSON.stringify(body))

/** Returns the pages after `from` and the last id; none if the match has ended. */
export function nextPages(match: string, from: number, last: string): readonly Commit[] {
  let parent = last
  return bodies.slice(from, from + pagesPerPush).map((body) => {
    const page = { match, id: nativeCommitId(parent, body), parent, body }
    parent = page.id
    return page
  })
}

export async function filledMatch(): Promise<FilledMatch> {
  const pages: Commit[] = []
  for (const body of bodies)
    pages.push(makeCommit('packed', pages.at(-1)?.id ?? 'packed', JSON.parse(body) as CommitBody))
  return {
    pages: pages.length,
    bytes: bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0),
    packed: await packCommits(pages),
  }
}
