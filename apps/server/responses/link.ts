import type { MyLink } from '@opfor/sync/api/shapes/link'
import type { Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'

type Row = Pick<Selectable<Database['link']>, 'slug' | 'what' | 'title' | 'created' | 'expires' | 'revoked'>

/** Converts a link to its response. */
export function linkResponse({ slug, what, title, created, expires, revoked }: Row): MyLink {
  return {
    slug,
    what,
    title,
    created: created.toISOString(),
    expires: expires?.toISOString(),
    revoked: revoked?.toISOString(),
  }
}
