import {
  anything,
  type Journal,
  type Json,
  listOf,
  type Parsed,
  record,
  type Shape,
  text,
} from '@opfor/kernel'
import { ask, parsedReply } from '../server/server.ts'

/** A short link of the player's. */
export interface MyLink {
  readonly slug: string
  readonly title: string
  readonly revoked: boolean
}

const slugOnly = record<{ readonly slug: string }>({ slug: text() })
const link: Shape<MyLink> = {
  schema: true,
  read: (json, at) => {
    const { slug, title, revoked } = (json ?? {}) as { readonly [key: string]: Json }
    return {
      slug: text().read(slug, at),
      title: text().read(title, at),
      revoked: typeof revoked === 'string',
    }
  },
}

/** Makes a short link to a match, for so many days or until it is revoked; gives its address. */
export async function makeLink(journal: Journal, title: string, days?: number): Promise<Parsed<string>> {
  const made = parsedReply(
    slugOnly,
    await ask('POST', 'links', {
      what: 'match',
      title: title.slice(0, 100),
      journal: journal as unknown as Json,
      ...(days === undefined
        ? {}
        : { expires: new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString() }),
    }),
  )
  return made.ok ? { ok: true, value: new URL(`./l/${made.value.slug}`, location.href).href } : made
}

/** The player's links. */
export async function myLinks(): Promise<Parsed<readonly MyLink[]>> {
  const said = parsedReply(
    record<{ readonly links: readonly MyLink[] }>({ links: listOf(link) }),
    await ask('GET', 'links'),
  )
  return said.ok ? { ok: true, value: said.value.links } : said
}

/** Takes a link back: what it led to is deleted. */
export async function revokeLink(slug: string): Promise<Parsed<unknown>> {
  return parsedReply(anything, await ask('DELETE', `links/${slug}`))
}

/** The journal that a link leads to, as text; undefined where it has run out or never was. */
export async function linkedText(slug: string): Promise<string | undefined> {
  const { status, body } = await ask('GET', `links/${encodeURIComponent(slug)}`)
  return status === 200 ? JSON.stringify((body as { readonly journal?: Json }).journal) : undefined
}
