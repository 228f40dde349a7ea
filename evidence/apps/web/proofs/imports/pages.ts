import { type Json, parseJson, type Random } from '@opfor/kernel'
import { pick } from '@opfor/evidence/kernel/bench/hostile/index'
import { Chain, type Page, pageId } from '@opfor/sync'
import type { SavedMatch } from '../../../../../apps/web/data/storage/saved-match.ts'
import { ownMatches } from './test-disk.ts'

/** Answers of a server to a pull: the pages of the user's own matches and of others. */
export function pulledAnswers(journals: readonly string[]): readonly string[] {
  const others = journals.map((text, at) => pagesOf(`other-${at}`, JSON.parse(text) as SavedMatch['journal']))
  const own = ownMatches.map(({ record, journal }) => pagesOf(record.id, journal))
  return [...others, ...own, ...own, ...own].map((pages) =>
    JSON.stringify({ epoch: 'e', pages, upTo: pages.length, more: false }),
  )
}

function pagesOf(match: string, { entries, ...head }: SavedMatch['journal']): readonly Page[] {
  const chain = new Chain(match)
  chain.write({ begin: head as never, name: 'Synced' })
  for (let at = 0; at < entries.length; at += 3) chain.write({ entries: entries.slice(at, at + 3) as never })
  chain.write({ name: 'Renamed' })
  return chain.pages
}

/** Most mutated pages get valid ids, so that later checks are reached too. */
export function withValidIds(text: string, random: Random): string {
  const json = random(5) === 0 ? undefined : parseJson(text)
  const answer = (json?.ok === true ? (json.value ?? {}) : {}) as { readonly pages?: Json }
  if (!Array.isArray(answer.pages)) return text
  const ids = new Map<string, string>()
  const pages = (answer.pages as readonly Json[]).map((each) => {
    // Possibly malformed: the fields that matter are checked below.
    const { id, parent, body, match } = (each ?? {}) as unknown as Page
    if (typeof body !== 'string' || typeof parent !== 'string') return each
    const on = random(30) === 0 ? pick([...ids.values(), match], random) : (ids.get(parent) ?? parent)
    const sound = pageId(on, body)
    ids.set(id, sound)
    return { match, id: sound, parent: on, body }
  })
  return JSON.stringify({ ...answer, pages })
}
