import type { Json } from '@opfor/kernel'
import { makeItem, makePage } from '@opfor/sync'
import { listSessions, ownAccount } from '@opfor/sync/api/account'
import { sendResult, startAttempt } from '@opfor/sync/api/challenges'
import { pushPages } from '@opfor/sync/api/journals'
import { createLink } from '@opfor/sync/api/links'
import { submitStudy } from '@opfor/sync/api/studies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrCreateChallenge } from '../challenges/daily-challenge.ts'
import { endpoints } from '../endpoints/index.ts'
import { setStudyPermission } from '../operations/study-permission.ts'
import { playAttempt } from '../testing/play-attempt.ts'
import { blitzkriegJournal } from '../testing/journals.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'

/** The kinds of callers: not signed in, another player, the owner, a revoked session. */
const roles = ['anonymous', 'other', 'owner', 'revoked'] as const
type Role = (typeof roles)[number]

/** The expected status for each role, in that order. */
type Statuses = readonly [anonymous: number, other: number, owner: number, revoked: number]

/** A request, built for each role with fixtures that belong to the owner. */
interface Case {
  readonly url?: (fixtures: Fixtures) => string
  readonly payload?: (fixtures: Fixtures) => object
  readonly statuses: Statuses
}

interface Fixtures {
  readonly owner: TestClient
  readonly slug: string
  readonly expired: string
  readonly attempt: string
  readonly passkey: string
  readonly session: string
  readonly study: string
}

const day = '2026-11-15'
const yesterday = '2026-11-14'
const everyone = (status: number): Statuses => [status, status, status, status]
/** Allowed for all signed-in players, each with own data. */
const signedIn = (status: number): Statuses => [401, status, status, 401]
/** Allowed for the owner only. */
const ownerOnly = (status: number): Statuses => [401, 404, status, 401]

const studyFile = { format: 1, name: 's', game: 'blitzkrieg', policies: ['random'], until: { games: 5 } }
const page = makePage('m1', 'm1', { entries: [] })

/** The permissions of every endpoint. An endpoint without an entry fails the first test. */
const table: Readonly<Record<string, Case>> = {
  'GET /health': { statuses: everyone(200) },
  'GET /ready': { statuses: everyone(200) },
  'GET /metrics': { statuses: everyone(200) },
  'GET /openapi.json': { statuses: everyone(200) },
  'POST /api/join/options': { payload: () => ({ nickname: 'Zora' }), statuses: everyone(200) },
  'POST /api/join': { payload: () => ({ ticket: 'x', response: registration }), statuses: everyone(409) },
  'POST /api/session/options': { statuses: everyone(200) },
  'POST /api/session': { payload: () => ({ ticket: 'x', response: assertion }), statuses: everyone(409) },
  'POST /api/session/recovery': { payload: () => ({ code: 'x' }), statuses: everyone(403) },
  'POST /api/session/handover': { payload: () => ({ code: 'x' }), statuses: everyone(403) },
  'GET /api/account': { statuses: signedIn(200) },
  'PUT /api/account/nickname': { payload: () => ({ nickname: 'Zoe' }), statuses: signedIn(204) },
  'GET /api/account/export': { statuses: signedIn(200) },
  'DELETE /api/account': { statuses: signedIn(204) },
  'POST /api/account/recovery-codes': { statuses: signedIn(200) },
  'POST /api/account/handover': { statuses: signedIn(201) },
  'POST /api/account/passkeys/options': { statuses: signedIn(200) },
  'POST /api/account/passkeys': {
    payload: () => ({ ticket: 'x', response: registration }),
    statuses: signedIn(409),
  },
  'DELETE /api/account/passkeys/:passkey': {
    url: ({ passkey }) => `/api/account/passkeys/${passkey}`,
    statuses: ownerOnly(409),
  },
  'POST /api/session/proof': {
    payload: () => ({ ticket: 'x', response: assertion }),
    statuses: signedIn(409),
  },
  'POST /api/session/proof/recovery': { payload: () => ({ code: 'x' }), statuses: signedIn(403) },
  'GET /api/sessions': { statuses: signedIn(200) },
  'DELETE /api/sessions/:session': {
    url: ({ session }) => `/api/sessions/${session}`,
    statuses: ownerOnly(204),
  },
  'DELETE /api/session': { statuses: signedIn(204) },
  'DELETE /api/sessions': { statuses: signedIn(204) },
  'POST /api/pages': { payload: () => ({ pages: [page] }), statuses: signedIn(200) },
  'GET /api/pages': { url: () => '/api/pages?since=0', statuses: signedIn(200) },
  'POST /api/items': {
    payload: () => ({ items: [makeItem('s-1', '{}', 'Phone')] }),
    statuses: signedIn(200),
  },
  'GET /api/items': { url: () => '/api/items?since=0', statuses: signedIn(200) },
  'POST /api/matches/:match/compact': { url: () => '/api/matches/m1/compact', statuses: ownerOnly(200) },
  'POST /api/links': {
    payload: () => ({ what: 'match', title: 't', journal: blitzkriegJournal(1) }),
    statuses: signedIn(201),
  },
  'GET /api/links': { statuses: signedIn(200) },
  'GET /api/links/:slug': { url: ({ slug }) => `/api/links/${slug}`, statuses: everyone(200) },
  'GET /api/links/:slug, expired': { url: ({ expired }) => `/api/links/${expired}`, statuses: everyone(410) },
  'DELETE /api/links/:slug': { url: ({ slug }) => `/api/links/${slug}`, statuses: ownerOnly(204) },
  'GET /l/:slug': { url: ({ slug }) => `/l/${slug}`, statuses: everyone(302) },
  'GET /api/challenges': { statuses: everyone(200) },
  'GET /api/challenges/:day': { url: () => `/api/challenges/${day}`, statuses: everyone(200) },
  'GET /api/challenges/:day/attempts/:attempt': {
    url: () => `/api/challenges/${yesterday}/attempts/${pastAttempt}`,
    statuses: everyone(200),
  },
  'POST /api/challenges/:day/attempts': {
    url: () => `/api/challenges/${day}/attempts`,
    statuses: signedIn(201),
  },
  'GET /api/attempts': { statuses: signedIn(200) },
  'GET /api/attempts/:attempt': {
    url: ({ attempt }) => `/api/attempts/${attempt}`,
    statuses: ownerOnly(200),
  },
  'POST /api/attempts/:attempt/turns': {
    url: ({ attempt }) => `/api/attempts/${attempt}/turns`,
    payload: () => ({ parent: 'x', body: 'y' }),
    statuses: ownerOnly(409),
  },
  'POST /api/attempts/:attempt/result': {
    url: ({ attempt }) => `/api/attempts/${attempt}/result`,
    payload: () => ({ bodies: [], winner: 'player', points: 1 }),
    statuses: ownerOnly(422),
  },
  'GET /api/studies': { statuses: signedIn(200) },
  'POST /api/studies': { payload: () => ({ file: studyFile }), statuses: [401, 403, 201, 401] },
  'GET /api/studies/:study': { url: ({ study }) => `/api/studies/${study}`, statuses: ownerOnly(200) },
  'POST /api/studies/:study/stop': {
    url: ({ study }) => `/api/studies/${study}/stop`,
    statuses: ownerOnly(204),
  },
  'DELETE /api/studies/:study': { url: ({ study }) => `/api/studies/${study}`, statuses: ownerOnly(204) },
  'DELETE /api/attempts/:attempt': {
    url: ({ attempt }) => `/api/attempts/${attempt}`,
    statuses: ownerOnly(204),
  },
}

const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
const registration = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } }
const assertion = { ...credential, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }

let server: TestServer
let pastAttempt = ''
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
  server.now = new Date(`${yesterday}T12:00:00Z`)
  const player = await newPlayer(server.app)
  const { id, client } = await playAttempt(player, yesterday, 1)
  await player.call(sendResult, { params: { attempt: id }, body: client.claim })
  pastAttempt = id
  server.now = new Date(`${day}T12:00:00Z`)
})
afterAll(() => server.stop())

async function createFixtures(): Promise<Fixtures> {
  const owner = await newPlayer(server.app)
  const journal = blitzkriegJournal(1) as unknown as Json
  const link = { what: 'match', title: 't', journal } as const
  const { slug } = await owner.call(createLink, { body: link })
  const { slug: expired } = await owner.call(createLink, {
    body: { ...link, expires: `${yesterday}T00:00:00Z` },
  })
  const { id: attempt } = await owner.call(startAttempt, { params: { day } })
  await owner.call(pushPages, { body: { pages: [page] } })
  const { passkeys } = await owner.call(ownAccount)
  const { nickname } = await owner.call(ownAccount)
  const { sessions } = await owner.call(listSessions)
  await setStudyPermission(server.context.db, nickname, true)
  const { id: study } = await owner.call(submitStudy, { body: { file: studyFile } })
  return {
    owner,
    slug,
    expired,
    attempt,
    passkey: passkeys[0]?.id ?? '',
    session: sessions[0]?.id ?? '',
    study,
  }
}

async function clientFor(role: Role, { owner }: Fixtures): Promise<TestClient> {
  if (role === 'owner') return owner
  if (role === 'anonymous') return new TestClient(server.app)
  const other = await newPlayer(server.app)
  if (role === 'other') return other
  const revoked = new TestClient(server.app)
  revoked.cookie = owner.cookie
  await owner.request('DELETE', '/api/sessions')
  return revoked
}

test('every endpoint has an entry', () => {
  const rows = Object.keys(table).map((name) => name.replace(/,.*/, ''))
  expect(new Set(rows)).toEqual(new Set(endpoints.map(({ call: { method, path } }) => `${method} ${path}`)))
})

test.each(Object.entries(table))('%s', async (name, { url, payload, statuses }) => {
  const [method = '', path = ''] = name.replace(/,.*/, '').split(' ')
  const received: number[] = []
  const { secret } = await getOrCreateChallenge(server.context.db, day, server.now)
  for (const role of roles) {
    const fixtures = await createFixtures()
    const client = await clientFor(role, fixtures)
    const reply = await client.request(method as 'GET', url?.(fixtures) ?? path, payload?.(fixtures))
    received.push(reply.status)
    expect(JSON.stringify(reply.body), 'the secret of today is in no response').not.toContain(secret)
    // Free the nickname for the next role.
    await server.context.db.deleteFrom('account').where('nickname', '=', 'Zoe').execute()
  }
  expect(received).toEqual(statuses)
})
