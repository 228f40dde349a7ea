import { shelf } from '@opfor/games'
import { type Json, parseJournal, resume } from '@opfor/kernel'
import * as calls from '@opfor/sync/api/links'
import { sql } from 'kysely'
import { toldLink } from '../responses/link.ts'
import { randomLetters } from '../accounts/secrets.ts'
import { serve } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/http-error.ts'
import { packText, unpackText } from '../journals/packing.ts'

const mostLinks = 1000
const mostEntries = 5000

/** Short addresses of matches and generated missions, which open with nothing installed. */
export const links = [
  serve(calls.createLink, async ({ world: { db }, me, body, now }) => {
    mustReplay(body.journal)
    const { count } = await db
      .selectFrom('link')
      .select((select) => select.fn.countAll().as('count'))
      .where('account', '=', me.account)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostLinks)
      throw new HttpError(409, 'tooMany', `One can have ${mostLinks} links at a time.`)
    const made = {
      slug: randomLetters(10),
      account: me.account,
      what: body.what,
      title: body.title.replaceAll('\0', ''),
      journal: packText(JSON.stringify(body.journal)),
      created: now,
      expires: body.expires === undefined ? undefined : new Date(body.expires),
    }
    await db.insertInto('link').values(made).execute()
    return { body: { slug: made.slug } }
  }),
  serve(calls.listLinks, async ({ world: { db }, me }) => {
    const rows = await db
      .selectFrom('link')
      .select(['slug', 'what', 'title', 'created', 'expires', 'revoked'])
      .where('account', '=', me.account)
      .orderBy('created', 'desc')
      .execute()
    return { body: { links: rows.map(toldLink) } }
  }),
  serve(calls.deleteLink, async ({ world: { db }, me, params, now }) => {
    const revoked = await db
      .updateTable('link')
      .set({ revoked: now, journal: sql<null>`null` })
      .where('slug', '=', params.slug)
      .where('account', '=', me.account)
      .returning('slug')
      .executeTakeFirst()
    if (revoked === undefined) throw missing('link')
    return {}
  }),
  serve(calls.openLink, async ({ world: { db }, params, now }) => {
    const link = await db.selectFrom('link').selectAll().where('slug', '=', params.slug).executeTakeFirst()
    if (link === undefined) throw missing('link')
    if (link.journal === null) throw new HttpError(410, 'revoked', 'This link was revoked.')
    if (link.expires !== null && link.expires <= now)
      throw new HttpError(410, 'expired', 'This link has run out.')
    const { what, title, expires } = toldLink(link)
    return { body: { what, title, expires, journal: JSON.parse(unpackText(link.journal)) as Json } }
  }),
  serve(calls.shortAddress, ({ params }) =>
    Promise.resolve({ body: `/#/l/${encodeURIComponent(params.slug.toWellFormed())}` }),
  ),
]

/** Only journals that replay can be shared: the server is no place to leave other things. */
function mustReplay(json: Json): void {
  const id = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined
  const game = shelf.find((each) => each.id === id)
  if (game === undefined) throw new HttpError(422, 'noJournal', 'This is not a match of a game on the shelf.')
  const journal = parseJournal(json, game)
  if (!journal.ok) throw new HttpError(422, 'noJournal', journal.problem)
  if (journal.value.entries.length > mostEntries)
    throw new HttpError(422, 'noJournal', `A match to share has at most ${mostEntries} entries.`)
  const match = resume(game, journal.value)
  if (!match.ok) throw new HttpError(422, 'noJournal', match.problem)
}
