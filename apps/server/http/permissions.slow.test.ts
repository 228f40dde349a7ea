import type { Json } from '@opfor/kernel'
import { makePage } from '@opfor/sync'
import { ownAccount } from '@opfor/sync/api/account'
import { sendResult, startAttempt } from '@opfor/sync/api/challenges'
import { pushPages } from '@opfor/sync/api/journals'
import { createLink } from '@opfor/sync/api/links'
import { submitStudy } from '@opfor/sync/api/studies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { challengeOf } from '../challenges/daily-challenge.ts'
import { endpoints } from '../endpoints/index.ts'
import { permit } from '../operations/study-permission.ts'
import { playAttempt } from '../testing/play-attempt.ts'
import { blitzkriegJournal } from '../testing/journals.ts'
import { newPlayer, Visitor } from '../testing/test-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'

/** Who asks: somebody not signed in, another player, the one whose it is, a session that was ended. */
const askers = ['nobody', 'another', 'owner', 'revoked'] as const
type Asker = (typeof askers)[number]

/** What each asker gets: a status each, in that order. */
type Row = readonly [nobody: number, another: number, owner: number, revoked: number]

/** What a row asks for: made anew for each asker, with things that belong to the owner. */
interface Case {
  readonly url?: (things: Things) => string
  readonly payload?: (things: Things) => object
  readonly row: Row
}

interface Things {
  readonly owner: Visitor
  readonly slug: string
  readonly expired: string
  readonly attempt: string
  readonly passkey: string
  readonly study: string
}

const day = '2026-11-15'
const yesterday = '2026-11-14'
const all = (status: number): Row => [status, status, status, status]
/** One's own: everybody who is signed in has one, nobody else does. */
const own = (status: number): Row => [401, status, status, 401]
/** The owner's alone. */
const owners = (status: number): Row => [401, 404, status, 401]

const studyFile = { format: 1, name: 's', game: 'blitzkrieg', policies: ['random'], until: { games: 5 } }
const page = makePage('m1', 'm1', { entries: [] })

/** Every endpoint, and who may use it. An endpoint without a row fails the first test. */
const table: Readonly<Record<string, Case>> = {
  'GET /health': { row: all(200) },
  'GET /ready': { row: all(200) },
  'GET /metrics': { row: all(200) },
  'GET /openapi.json': { row: all(200) },
  'POST /api/join/options': { payload: () => ({ nickname: 'Zora' }), row: all(200) },
  'POST /api/join': { payload: () => ({ ticket: 'x', response: made }), row: all(409) },
  'POST /api/session/options': { row: all(200) },
  'POST /api/session': { payload: () => ({ ticket: 'x', response: used }), row: all(409) },
  'POST /api/session/recovery': { payload: () => ({ code: 'x' }), row: all(403) },
  'POST /api/session/handover': { payload: () => ({ code: 'x' }), row: all(403) },
  'GET /api/account': { row: own(200) },
  'PUT /api/account/nickname': { payload: () => ({ nickname: 'Zoe' }), row: own(204) },
  'GET /api/account/export': { row: own(200) },
  'DELETE /api/account': { row: own(204) },
  'POST /api/account/recovery-codes': { row: own(200) },
  'POST /api/account/handover': { row: own(201) },
  'POST /api/account/passkeys/options': { row: own(200) },
  'POST /api/account/passkeys': { payload: () => ({ ticket: 'x', response: made }), row: own(409) },
  'DELETE /api/account/passkeys/:passkey': {
    url: ({ passkey }) => `/api/account/passkeys/${passkey}`,
    row: owners(409),
  },
  'DELETE /api/session': { row: own(204) },
  'DELETE /api/sessions': { row: own(204) },
  'POST /api/pages': { payload: () => ({ pages: [page] }), row: own(200) },
  'GET /api/pages': { url: () => '/api/pages?since=0', row: own(200) },
  'POST /api/matches/:match/compact': { url: () => '/api/matches/m1/compact', row: owners(200) },
  'POST /api/links': {
    payload: () => ({ what: 'match', title: 't', journal: blitzkriegJournal(1) }),
    row: own(201),
  },
  'GET /api/links': { row: own(200) },
  'GET /api/links/:slug': { url: ({ slug }) => `/api/links/${slug}`, row: all(200) },
  'GET /api/links/:slug, expired': { url: ({ expired }) => `/api/links/${expired}`, row: all(410) },
  'DELETE /api/links/:slug': { url: ({ slug }) => `/api/links/${slug}`, row: owners(204) },
  'GET /l/:slug': { url: ({ slug }) => `/l/${slug}`, row: all(302) },
  'GET /api/challenges': { row: all(200) },
  'GET /api/challenges/:day': { url: () => `/api/challenges/${day}`, row: all(200) },
  'GET /api/challenges/:day/attempts/:attempt': {
    url: () => `/api/challenges/${yesterday}/attempts/${past}`,
    row: all(200),
  },
  'POST /api/challenges/:day/attempts': { url: () => `/api/challenges/${day}/attempts`, row: own(201) },
  'GET /api/attempts': { row: own(200) },
  'GET /api/attempts/:attempt': { url: ({ attempt }) => `/api/attempts/${attempt}`, row: owners(200) },
  'POST /api/attempts/:attempt/turns': {
    url: ({ attempt }) => `/api/attempts/${attempt}/turns`,
    payload: () => ({ parent: 'x', body: 'y' }),
    row: owners(409),
  },
  'POST /api/attempts/:attempt/result': {
    url: ({ attempt }) => `/api/attempts/${attempt}/result`,
    payload: () => ({ bodies: [], winner: 'player', points: 1 }),
    row: owners(422),
  },
  'GET /api/studies': { row: own(200) },
  'POST /api/studies': { payload: () => ({ file: studyFile }), row: [401, 403, 201, 401] },
  'GET /api/studies/:study': { url: ({ study }) => `/api/studies/${study}`, row: owners(200) },
  'POST /api/studies/:study/stop': { url: ({ study }) => `/api/studies/${study}/stop`, row: owners(204) },
  'DELETE /api/studies/:study': { url: ({ study }) => `/api/studies/${study}`, row: owners(204) },
  'DELETE /api/attempts/:attempt': { url: ({ attempt }) => `/api/attempts/${attempt}`, row: owners(204) },
}

const named = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
const made = { ...named, response: { clientDataJSON: 'x', attestationObject: 'x' } }
const used = { ...named, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }

let server: TestServer
let past = ''
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
  server.now = new Date(`${yesterday}T12:00:00Z`)
  const player = await newPlayer(server.app)
  const { id, challenger } = await playAttempt(player, yesterday, 1)
  await player.get(sendResult, { params: { attempt: id }, body: challenger.claim })
  past = id
  server.now = new Date(`${day}T12:00:00Z`)
})
afterAll(() => server.stop())

async function things(): Promise<Things> {
  const owner = await newPlayer(server.app)
  const journal = blitzkriegJournal(1) as unknown as Json
  const link = { what: 'match', title: 't', journal } as const
  const { slug } = await owner.get(createLink, { body: link })
  const { slug: expired } = await owner.get(createLink, {
    body: { ...link, expires: `${yesterday}T00:00:00Z` },
  })
  const { id: attempt } = await owner.get(startAttempt, { params: { day } })
  await owner.get(pushPages, { body: { pages: [page] } })
  const { passkeys } = await owner.get(ownAccount)
  const { nickname } = await owner.get(ownAccount)
  await permit(server.world.db, nickname, true)
  const { id: study } = await owner.get(submitStudy, { body: { file: studyFile } })
  return { owner, slug, expired, attempt, passkey: passkeys[0]?.id ?? '', study }
}

async function asker(who: Asker, { owner }: Things): Promise<Visitor> {
  if (who === 'owner') return owner
  if (who === 'nobody') return new Visitor(server.app)
  const other = await newPlayer(server.app)
  if (who === 'another') return other
  const revoked = new Visitor(server.app)
  revoked.cookie = owner.cookie
  await owner.ask('DELETE', '/api/sessions')
  return revoked
}

test('every endpoint has its row', () => {
  const rows = Object.keys(table).map((name) => name.replace(/,.*/, ''))
  expect(new Set(rows)).toEqual(new Set(endpoints.map(({ call: { method, path } }) => `${method} ${path}`)))
})

test.each(Object.entries(table))('%s', async (name, { url, payload, row }) => {
  const [method = '', path = ''] = name.replace(/,.*/, '').split(' ')
  const statuses: number[] = []
  const { secret } = await challengeOf(server.world.db, day, server.now)
  for (const who of askers) {
    const given = await things()
    const visitor = await asker(who, given)
    const reply = await visitor.ask(method as 'GET', url?.(given) ?? path, payload?.(given))
    statuses.push(reply.status)
    expect(JSON.stringify(reply.body), 'today’s secret is in nobody’s answer').not.toContain(secret)
    // A nickname of one asker must not be in the way of the next.
    await server.world.db.deleteFrom('account').where('nickname', '=', 'Zoe').execute()
  }
  expect(statuses).toEqual(row)
})
