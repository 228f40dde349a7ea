import type { Json } from '@opfor/kernel'
import * as calls from '@opfor/sync/api/links'
import { sql } from 'kysely'
import { linkResponse } from '../responses/link.ts'
import { randomCode } from '../accounts/secrets.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound, HttpError } from '../http/http-error.ts'
import { packText, unpackText } from '../journals/packing.ts'

const maxLinks = 1000

/** Short links to matches and generated missions. */
export const links = [
  defineEndpoint(calls.createLink, async ({ context: { db, replayer }, caller, body, now }) => {
    const { count } = await db
      .selectFrom('link')
      .select((select) => select.fn.countAll().as('count'))
      .where('account', '=', caller.account)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxLinks)
      throw new HttpError(409, 'tooMany', `At most ${maxLinks} links are allowed.`)
    await replayer.requireReplayable(body.journal)
    const link = {
      slug: randomCode(10),
      account: caller.account,
      what: body.what,
      title: body.title.replaceAll('\0', ''),
      journal: await packText(JSON.stringify(body.journal)),
      created: now,
      expires: body.expires === undefined ? undefined : new Date(body.expires),
    }
    await db.insertInto('link').values(link).execute()
    return { body: { slug: link.slug } }
  }),
  defineEndpoint(calls.listLinks, async ({ context: { db }, caller }) => {
    const rows = await db
      .selectFrom('link')
      .select(['slug', 'what', 'title', 'created', 'expires', 'revoked'])
      .where('account', '=', caller.account)
      .orderBy('created', 'desc')
      .execute()
    return { body: { links: rows.map(linkResponse) } }
  }),
  defineEndpoint(calls.deleteLink, async ({ context: { db }, caller, params, now }) => {
    const revoked = await db
      .updateTable('link')
      .set({ revoked: now, journal: sql<null>`null` })
      .where('slug', '=', params.slug)
      .where('account', '=', caller.account)
      .returning('slug')
      .executeTakeFirst()
    if (revoked === undefined) throw notFound('link')
    return {}
  }),
  defineEndpoint(calls.openLink, async ({ context: { db }, params, now }) => {
    const link = await db.selectFrom('link').selectAll().where('slug', '=', params.slug).executeTakeFirst()
    if (link === undefined) throw notFound('link')
    if (link.journal === null) throw new HttpError(410, 'revoked', 'This link was revoked.')
    if (link.expires !== null && link.expires <= now)
      throw new HttpError(410, 'expired', 'This link has expired.')
    const { what, title, expires } = linkResponse(link)
    return { body: { what, title, expires, journal: JSON.parse(await unpackText(link.journal)) as Json } }
  }),
  defineEndpoint(calls.shortAddress, ({ params }) =>
    Promise.resolve({ body: `/#/l/${encodeURIComponent(params.slug.toWellFormed())}` }),
  ),
]
