import {
  endSession,
  listSessions,
  issuePairingCode,
  ownAccount,
  confirmWithPasskey,
  confirmWithRecoveryCode,
  renewRecoveryCodes,
} from '@opfor/sync/api/account'
import { signInOptions } from '@opfor/sync/api/sign-in'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { maintain } from '../operations/maintain.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { origin, startServer, type TestServer } from '../testing/server.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

const newClient = () => new TestClient(server.app)

function wait(minutes: number): void {
  server.now = new Date(server.now.getTime() + minutes * 60_000)
}

async function prove(client: TestClient, passkey: Authenticator) {
  const { ticket, options } = await client.call(signInOptions)
  return client.request('POST', '/api/session/proof', { ticket, response: passkey.authenticate(options) })
}

/** Calls that would take over an account or lock its owner out. */
const takeovers = [
  ['POST', '/api/account/passkeys/options'],
  ['POST', '/api/account/passkeys'],
  ['DELETE', '/api/account/passkeys/x'],
  ['POST', '/api/account/recovery-codes'],
  ['POST', '/api/account/handover'],
  ['DELETE', '/api/sessions/x'],
  ['DELETE', '/api/sessions'],
  ['DELETE', '/api/account'],
] as const

test.each(takeovers)('%s %s needs a proof of the last five minutes', async (method, url) => {
  const passkey = new Authenticator(origin)
  const owner = newClient()
  await owner.join(undefined, passkey)
  wait(6)
  expect(await owner.request(method, url, {})).toMatchObject({ status: 403, body: { id: 'proof' } })
  expect((await prove(owner, passkey)).status).toBe(204)
  wait(4)
  expect(await owner.request(method, url, {})).not.toMatchObject({ body: { id: 'proof' } })
})

test('only a passkey or a code of the same account is a proof, and a code of another stays valid', async () => {
  const [otherPasskey, passkey] = [new Authenticator(origin), new Authenticator(origin)]
  const [ada, bob] = [newClient(), newClient()]
  await ada.join(undefined, passkey)
  const [bobsCode = '', second = ''] = await bob.join(undefined, otherPasskey)
  wait(6)
  expect((await prove(ada, otherPasskey)).status).toBe(403)
  expect((await ada.request('POST', '/api/session/proof/recovery', { code: bobsCode })).status).toBe(403)
  expect((await ada.request('POST', '/api/account/recovery-codes')).status).toBe(403)
  await bob.call(confirmWithRecoveryCode, { body: { code: bobsCode } })
  await bob.call(renewRecoveryCodes)
  expect((await bob.request('POST', '/api/session/proof/recovery', { code: second })).status).toBe(403)
  const { ticket, options } = await ada.call(signInOptions)
  await ada.call(confirmWithPasskey, { body: { ticket, response: passkey.authenticate(options) } })
  await ada.call(renewRecoveryCodes)
})

test('a player sees the sessions and passkeys with their last use, and ends one', async () => {
  const passkey = new Authenticator(origin)
  const phone = newClient()
  await phone.join(undefined, passkey)
  const { code } = await phone.call(issuePairingCode)
  const lost = newClient()
  await lost.request('POST', '/api/session/handover', { code })
  const joined = server.now
  wait(180)
  const tablet = newClient()
  await tablet.signIn(passkey)
  const { sessions } = await tablet.call(listSessions)
  expect(sessions.map(({ by, isCurrent }) => [by, isCurrent])).toEqual([
    ['passkey', true],
    ...sessions.slice(1).map(({ by }) => [by, false]),
  ])
  expect(new Set(sessions.map(({ by }) => by))).toEqual(new Set(['joining', 'passkey', 'handover']))
  const { passkeys } = await tablet.call(ownAccount)
  expect(passkeys).toMatchObject([{ used: server.now.toISOString() }])
  const lostSession = sessions.find(({ by }) => by === 'handover')
  expect(lostSession?.used).toBe(joined.toISOString())
  await lost.call(ownAccount)
  const later = (await tablet.call(listSessions)).sessions.find(({ by }) => by === 'handover')
  expect(later?.used).toBe(server.now.toISOString())
  await tablet.call(endSession, { params: { session: lostSession?.id ?? '' } })
  expect((await lost.request('GET', '/api/account')).status).toBe(401)
  expect((await phone.request('GET', '/api/account')).status).toBe(200)
})

test('a session that is not used for thirty days ends, and one that is used stays', async () => {
  const day = 24 * 60
  const passkey = new Authenticator(origin)
  const [used, unused] = [newClient(), newClient()]
  await used.join(undefined, passkey)
  await unused.signIn(passkey)
  wait(29 * day)
  expect((await used.request('GET', '/api/account')).status).toBe(200)
  wait(2 * day)
  expect((await used.request('GET', '/api/account')).status).toBe(200)
  expect((await unused.request('GET', '/api/account')).status).toBe(401)
  expect((await maintain(server.context.db, server.now)).sessions).toBeGreaterThan(0)
  expect((await used.call(listSessions)).sessions).toHaveLength(1)
})

test('signing in again on a device ends its session before, and no other', async () => {
  const passkey = new Authenticator(origin)
  const [phone, tablet] = [newClient(), newClient()]
  const [code = ''] = await phone.join(undefined, passkey)
  await tablet.signIn(passkey)
  const old: string[] = []
  for (const signIn of [
    () => phone.signIn(passkey),
    () => phone.request('POST', '/api/session/recovery', { code }),
    async () =>
      phone.request('POST', '/api/session/handover', { code: (await phone.call(issuePairingCode)).code }),
    () => phone.join(),
  ]) {
    old.push(phone.cookie)
    await signIn()
  }
  expect(new Set([...old, phone.cookie]).size).toBe(5)
  for (const cookie of old) {
    const thief = newClient()
    thief.cookie = cookie
    expect((await thief.request('GET', '/api/account')).status).toBe(401)
  }
  expect((await phone.request('GET', '/api/account')).status).toBe(200)
  expect((await tablet.request('GET', '/api/account')).status).toBe(200)
})

test('every answer has the headers that browsers need', async () => {
  for (const url of ['/health', '/api/account', '/api/nothing', '/nothing']) {
    const { headers } = await server.app.inject({ url, headers: { origin: 'https://elsewhere.test' } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect([url, headers]).toMatchObject([
      url,
      {
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    ])
  }
})

test('a cookie that another host of the domain could set is not a session', async () => {
  const ada = await newPlayer(server.app)
  ada.cookie = ada.cookie.replace('__Host-', '')
  expect((await ada.request('GET', '/api/account')).status).toBe(401)
})

test('sign-ins and their failures are counted', async () => {
  const passkey = new Authenticator(origin)
  await newClient().join(undefined, passkey)
  await newClient().signIn(passkey)
  await newClient().signIn(new Authenticator(origin))
  const metrics = String((await newClient().request('GET', '/metrics')).body)
  expect(metrics).toMatch(/opfor_access_total\{event="signInWithPasskey",outcome="done"\} [1-9]/)
  expect(metrics).toMatch(/opfor_access_total\{event="signInWithPasskey",outcome="refused"\} [1-9]/)
})

test('the log names the account of a sign-in, and of a failed one only the outcome', async () => {
  const lines = vi.spyOn(server.app.log, 'info')
  const passkey = new Authenticator(origin)
  const phone = newClient()
  const [code = ''] = await phone.join('Logged', passkey)
  await newClient().signIn(passkey)
  await newClient().request('POST', '/api/session/recovery', { code })
  const pairing = await phone.call(issuePairingCode)
  await newClient().request('POST', '/api/session/handover', { code: pairing.code })
  await newClient().request('GET', '/api/pages?since=0')
  await newClient().request('POST', '/api/session/recovery', { code })
  const logged = lines.mock.calls.map(([line]) => line)
  lines.mockRestore()
  const { id: account } = await server.context.db
    .selectFrom('account')
    .select('id')
    .where('nickname', '=', 'Logged')
    .executeTakeFirstOrThrow()
  for (const event of ['register', 'signInWithPasskey', 'signInWithRecovery', 'signInWithPairingCode'])
    expect(logged).toContainEqual(expect.objectContaining({ event, outcome: 'done', account }))
  expect(logged).toContainEqual({ event: 'pullCommits', outcome: 'refused', status: 401 })
  expect(logged.at(-1)).toEqual({ event: 'signInWithRecovery', outcome: 'refused', status: 403 })
  for (const secret of [code, pairing.code, phone.cookie.split('=')[1] ?? ''])
    expect(JSON.stringify(logged)).not.toContain(secret)
})

test('an unexpected error is logged, and the answer does not tell it', async () => {
  const phone = newClient()
  await phone.join()
  const lines = vi.spyOn(server.app.log, 'error')
  await server.context.pool.query('alter table recovery rename to recovery_away')
  const failed = await phone.request('GET', '/api/account')
  await server.context.pool.query('alter table recovery_away rename to recovery')
  const [[logged] = []] = lines.mock.calls
  lines.mockRestore()
  expect(failed.status).toBe(500)
  expect(JSON.stringify(failed.body)).not.toContain('recovery')
  expect(String(logged)).toContain('relation "recovery" does not exist')
})
