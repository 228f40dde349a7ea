import { makeItem, makeCommit } from '@opfor/sync'
import { listSessions, ownAccount } from '@opfor/sync/api/account'
import { pushCommits } from '@opfor/sync/api/journals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'

const roles = ['anonymous', 'other', 'owner', 'revoked'] as const
type Role = (typeof roles)[number]

type Statuses = readonly [anonymous: number, other: number, owner: number, revoked: number]

interface Case {
  readonly url?: (fixtures: Fixtures) => string
  readonly payload?: (fixtures: Fixtures) => object
  readonly statuses: Statuses
}

interface Fixtures {
  readonly owner: TestClient
  readonly passkey: string
  readonly session: string
}

const everyone = (status: number): Statuses => [status, status, status, status]
const signedIn = (status: number): Statuses => [401, status, status, 401]
const ownerOnly = (status: number): Statuses => [401, 404, status, 401]

const page = makeCommit('m1', 'm1', { entries: [] })

/** An endpoint without an entry fails the first test. */
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
}

const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
const registration = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } }
const assertion = { ...credential, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

async function createFixtures(): Promise<Fixtures> {
  const owner = await newPlayer(server.app)
  await owner.call(pushCommits, { body: { pages: [page] } })
  const { passkeys } = await owner.call(ownAccount)
  const { sessions } = await owner.call(listSessions)
  return { owner, passkey: passkeys[0]?.id ?? '', session: sessions[0]?.id ?? '' }
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
  const names = endpoints.map(({ call: { method, path } }) => `${method} ${path}`)
  expect(Object.keys(table).toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(table))('%s', async (name, { url, payload, statuses }) => {
  const [method = '', path = ''] = name.split(' ')
  const received: number[] = []
  for (const role of roles) {
    const fixtures = await createFixtures()
    const client = await clientFor(role, fixtures)
    const reply = await client.request(method as 'GET', url?.(fixtures) ?? path, payload?.(fixtures))
    received.push(reply.status)
    // Free the nickname for the next role.
    await server.context.db.deleteFrom('account').where('nickname', '=', 'Zoe').execute()
  }
  expect(received).toEqual(statuses)
})
