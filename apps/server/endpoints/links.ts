import { shelf } from '@opfor/games'
import {
  anything,
  type Json,
  oneOf,
  optional,
  parseJournal,
  record,
  refuse,
  resume,
  type Shape,
  text,
} from '@opfor/kernel'
import { sql } from 'kysely'
import { randomLetters } from '../accounts/secrets.ts'
import { endpoint } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/refused.ts'
import { packText, unpackText } from '../journals/packing.ts'

const slug = text(20)
const mostLinks = 1000
const mostEntries = 5000

/** A moment as text. */
const moment: Shape<Date> = {
  schema: { type: 'string', format: 'date-time' },
  read: (json, at) => {
    const date = new Date(typeof json === 'string' && /^\d{4}-\d\d-\d\dT/.test(json) ? json : Number.NaN)
    return Number.isNaN(date.getTime())
      ? refuse(at, 'a moment such as 2026-11-15T12:00:00Z is expected')
      : date
  },
}

/** Short addresses of matches and generated missions, which open with nothing installed. */
export const links = [
  endpoint({
    method: 'POST',
    path: '/api/links',
    says: 'Makes a short link to a match or a mission: public, or until a moment. The journal must replay.',
    who: 'player',
    limit: 'write',
    most: 256 * 1024,
    body: record({
      what: oneOf('match', 'mission'),
      title: text(100),
      journal: anything,
      expires: optional(moment),
    }),
    handle: async ({ world: { db }, me, body, now }) => {
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
        expires: body.expires,
      }
      await db.insertInto('link').values(made).execute()
      return { status: 201, body: { slug: made.slug } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/links',
    says: 'My links.',
    who: 'player',
    limit: 'read',
    handle: async ({ world: { db }, me }) => ({
      body: {
        links: await db
          .selectFrom('link')
          .select(['slug', 'what', 'title', 'created', 'expires', 'revoked'])
          .where('account', '=', me.account)
          .orderBy('created', 'desc')
          .execute(),
      },
    }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/links/:slug',
    says: 'Revokes a link of mine: what it led to is deleted.',
    who: 'player',
    limit: 'write',
    params: record({ slug }),
    handle: async ({ world: { db }, me, params, now }) => {
      const revoked = await db
        .updateTable('link')
        .set({ revoked: now, journal: sql<null>`null` })
        .where('slug', '=', params.slug)
        .where('account', '=', me.account)
        .returning('slug')
        .executeTakeFirst()
      if (revoked === undefined) throw missing('link')
      return {}
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/links/:slug',
    says: 'What a link leads to, for anyone.',
    who: 'anyone',
    limit: 'open',
    params: record({ slug }),
    handle: async ({ world: { db }, params, now }) => {
      const link = await db.selectFrom('link').selectAll().where('slug', '=', params.slug).executeTakeFirst()
      if (link === undefined) throw missing('link')
      if (link.journal === null) throw new HttpError(410, 'revoked', 'This link was revoked.')
      if (link.expires !== null && link.expires <= now)
        throw new HttpError(410, 'expired', 'This link has run out.')
      const { what, title, expires } = link
      return { body: { what, title, expires, journal: JSON.parse(unpackText(link.journal)) as Json } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/l/:slug',
    says: 'The short address itself: leads to the app, which opens what it stands for.',
    who: 'anyone',
    limit: 'open',
    params: record({ slug }),
    handle: ({ params }) =>
      Promise.resolve({ redirect: `/#/l/${encodeURIComponent(params.slug.toWellFormed())}` }),
  }),
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
