import {
  exportAccount,
  issuePairingCode,
  ownAccount,
  passkeyOptions,
  confirmWithRecoveryCode,
  renewRecoveryCodes,
  signOutEverywhere,
} from '@opfor/sync/api/account'
import { makeCommit } from '@opfor/sync'
import { pushCommits } from '@opfor/sync/api/journals'
import { registrationOptionsCall } from '@opfor/sync/api/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessions } from '../operations/players.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { origin, startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

const newClient = () => new TestClient(server.app)
const account = (client: TestClient) => client.request('GET', '/api/account')

test('a player registers with a nickname and a passkey, and is signed in', async () => {
  const ada = newClient()
  const codes = await ada.join('Ada')
  expect(codes).toHaveLength(8)
  expect(new Set(codes).size).toBe(8)
  expect(codes[0]).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/)
  expect(await account(ada)).toMatchObject({
    status: 200,
    body: { nickname: 'Ada', recoveryCodes: 8, sessions: 1 },
  })
  expect((await account(newClient())).status).toBe(401)
})

test('the session cookie is not available to scripts or other sites', async () => {
  const passkey = new Authenticator(origin)
  await newClient().join('Cookie', passkey)
  const { headers } = await newClient().signIn(passkey)
  expect(headers['set-cookie']).toMatch(
    /^__Host-opfor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000; Secure$/,
  )
  const foreign = await server.app.inject({
    method: 'POST',
    url: '/api/session/options',
    headers: { origin: 'https://elsewhere.test' },
  })
  expect(foreign.statusCode).toBe(403)
})

test('nicknames are unique, ignoring case', async () => {
  await newPlayer(server.app, 'Bertha')
  const second = await newClient().request('POST', '/api/join/options', { nickname: 'BERTHA' })
  expect(second).toMatchObject({ status: 409, body: { id: 'nickname' } })
  const carl = await newPlayer(server.app, 'Carl')
  expect((await carl.request('PUT', '/api/account/nickname', { nickname: 'bertha' })).status).toBe(409)
  expect((await carl.request('PUT', '/api/account/nickname', { nickname: 'CARL' })).status).toBe(204)
  for (const nickname of ['', ' Carl', 'a\u0000b', 'x'.repeat(25), '<b>', 7])
    expect((await carl.request('PUT', '/api/account/nickname', { nickname })).status).toBe(400)
})

test('only a registered passkey signs in', async () => {
  const passkey = new Authenticator(origin)
  await newClient().join('Dora', passkey)
  const again = newClient()
  expect((await again.signIn(passkey)).status).toBe(201)
  expect((await account(again)).body).toMatchObject({ nickname: 'Dora', sessions: 2 })
  expect(await newClient().signIn(new Authenticator(origin))).toMatchObject({
    status: 403,
    body: { id: 'passkey' },
  })
  expect((await newClient().signIn(new Authenticator('https://evil.test'))).status).toBe(403)
})

test('a ceremony can be completed once, within five minutes', async () => {
  const passkey = new Authenticator(origin)
  const emil = newClient()
  const options = await emil.call(registrationOptionsCall, { body: { nickname: 'Emil' } })
  const answer = { ticket: options.ticket, response: passkey.register(options.options) }
  const before = server.now
  server.now = new Date(before.getTime() + 6 * 60_000)
  expect(await emil.request('POST', '/api/join', answer)).toMatchObject({
    status: 409,
    body: { id: 'tooLate' },
  })
  server.now = before
  expect(await emil.request('POST', '/api/join', answer)).toMatchObject({
    status: 409,
    body: { id: 'tooLate' },
  })
})

test('a recovery code works once; new codes replace the old ones', async () => {
  const codes = await newClient().join('Frida')
  const [first = '', second = ''] = codes
  const again = newClient()
  expect((await again.request('POST', '/api/session/recovery', { code: first.toUpperCase() })).status).toBe(
    201,
  )
  expect((await account(again)).body).toMatchObject({ nickname: 'Frida', recoveryCodes: 7 })
  expect((await newClient().request('POST', '/api/session/recovery', { code: first })).status).toBe(403)
  const renewed = await again.call(renewRecoveryCodes)
  expect((await newClient().request('POST', '/api/session/recovery', { code: second })).status).toBe(403)
  expect(
    (await newClient().request('POST', '/api/session/recovery', { code: renewed.recoveryCodes[7] ?? '' }))
      .status,
  ).toBe(201)
})

test('a pairing code signs in a second device once, within five minutes, and the device adds its own passkey', async () => {
  const gerd = newClient()
  const [recoveryCode = ''] = await gerd.join('Gerd')
  const { code } = await gerd.call(issuePairingCode)
  const phone = newClient()
  expect((await phone.request('POST', '/api/session/handover', { code })).status).toBe(201)
  expect((await newClient().request('POST', '/api/session/handover', { code })).status).toBe(403)
  // Another person who sees the code must get only this session.
  for (const call of ['/api/account/passkeys/options', '/api/account/handover'])
    expect(await phone.request('POST', call)).toMatchObject({ status: 403, body: { id: 'proof' } })
  await phone.call(confirmWithRecoveryCode, { body: { code: recoveryCode } })
  const passkey = new Authenticator(origin)
  const { ticket, options } = await phone.call(passkeyOptions)
  expect(options).toMatchObject({ excludeCredentials: [{ type: 'public-key' }] })
  const made = { ticket, response: passkey.register(options) }
  expect((await phone.request('POST', '/api/account/passkeys', made)).status).toBe(201)
  expect((await newClient().signIn(passkey)).status).toBe(201)
  expect((await gerd.request('DELETE', `/api/account/passkeys/${passkey.id}`)).status).toBe(204)
  expect((await newClient().signIn(passkey)).status).toBe(403)
  const { passkeys } = await gerd.call(ownAccount)
  expect((await gerd.request('DELETE', `/api/account/passkeys/${passkeys[0]?.id ?? ''}`)).status).toBe(409)
  const late = await gerd.call(issuePairingCode)
  const before = server.now
  server.now = new Date(before.getTime() + 6 * 60_000)
  expect((await newClient().request('POST', '/api/session/handover', { code: late.code })).status).toBe(403)
  server.now = before
})

test('signing out ends one session; signing out everywhere ends all', async () => {
  const passkey = new Authenticator(origin)
  const one = newClient()
  await one.join('Hans', passkey)
  const two = newClient()
  await two.signIn(passkey)
  const three = newClient()
  await three.signIn(passkey)
  const { cookie } = one
  expect((await one.request('DELETE', '/api/session')).status).toBe(204)
  one.cookie = cookie
  expect((await account(one)).status).toBe(401)
  expect((await account(two)).status).toBe(200)
  expect((await two.request('DELETE', '/api/sessions')).status).toBe(204)
  expect((await account(three)).status).toBe(401)
})

test('a session expires after ninety days, however much it is used', async () => {
  const ida = await newPlayer(server.app, 'Ida')
  const before = server.now
  const statuses: number[] = []
  for (const days of [0, 29, 58, 87, 91]) {
    server.now = new Date(before.getTime() + days * 24 * 60 * 60_000)
    statuses.push((await account(ida)).status)
  }
  server.now = before
  expect(statuses).toEqual([200, 200, 200, 200, 401])
})

test('all data of a player can be exported and deleted', async () => {
  const jan = await newPlayer(server.app, 'Jan')
  const page = makeCommit('m', 'm', { name: 'Mine' })
  await jan.call(pushCommits, { body: { pages: [page] } })
  expect(await jan.call(exportAccount)).toMatchObject({ nickname: 'Jan', pages: [page] })
  expect((await jan.request('DELETE', '/api/account')).status).toBe(204)
  expect((await account(jan)).status).toBe(401)
  const tables = ['passkey', 'session', 'recovery', 'page', 'archive'] as const
  const owner = await server.context.db
    .selectFrom('account')
    .select('id')
    .where('nickname', '=', 'Jan')
    .execute()
  expect(owner).toEqual([])
  const accounts = (await server.context.db.selectFrom('account').select('id').execute()).map(({ id }) => id)
  for (const table of tables) {
    const rows = await server.context.db.selectFrom(table).select('account').execute()
    expect(rows.filter((row) => !accounts.includes(row.account))).toEqual([])
  }
})

test('nicknames are unique even if PostgreSQL and JavaScript lowercase them differently', async () => {
  for (const nickname of ['İstanbul', 'ΣΑΣ', 'Straße']) {
    await newPlayer(server.app, nickname)
    const other = await newPlayer(server.app)
    expect((await other.request('PUT', '/api/account/nickname', { nickname })).status).toBe(409)
    expect((await newClient().request('POST', '/api/join/options', { nickname })).status).toBe(409)
    expect(await endSessions(server.context.db, nickname)).toBe(1)
  }
})

test('signing out everywhere invalidates pairing codes', async () => {
  const kai = await newPlayer(server.app)
  const { code } = await kai.call(issuePairingCode)
  await kai.call(signOutEverywhere)
  expect(
    (await newClient().request('POST', '/api/session/handover', { code })).status,
  ).toBeGreaterThanOrEqual(400)
})
