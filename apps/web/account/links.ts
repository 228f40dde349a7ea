import type { Journal, Parsed } from '@opfor/kernel'
import { createLink, listLinks, openLink } from '@opfor/sync/api/links'
import type { MyLink } from '@opfor/sync/api/shapes/link'
import { callApi } from '../server/server.ts'
import { asJson } from '../storage/as-json.ts'

const day = 24 * 60 * 60 * 1000

/** Creates a short link to a match, for a number of days or until it is revoked; returns its URL. */
export async function createShortLink(
  journal: Journal,
  title: string,
  days?: number,
): Promise<Parsed<string>> {
  const made = await callApi(createLink, {
    body: {
      what: 'match',
      title: title.slice(0, 100),
      journal: asJson(journal),
      expires: days === undefined ? undefined : new Date(Date.now() + days * day).toISOString(),
    },
  })
  return made.ok ? { ok: true, value: new URL(`./l/${made.value.slug}`, location.href).href } : made
}

/** Lists the player's short links. */
export async function listMyLinks(): Promise<Parsed<readonly MyLink[]>> {
  const result = await callApi(listLinks)
  return result.ok ? { ok: true, value: result.value.links } : result
}

/** The journal behind a short link, as text; undefined if it has expired or does not exist. */
export async function loadLinkedJournal(slug: string): Promise<string | undefined> {
  const result = await callApi(openLink, { params: { slug } })
  return result.ok ? JSON.stringify(result.value.journal) : undefined
}
