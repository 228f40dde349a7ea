import type { Json } from '@opfor/kernel'
import { endSession, exportAccount, listSessions } from '@opfor/sync/api/account'
import { apiVersion, type ApiRequest } from '@opfor/sync/api/call'
import { pullCommits, pushCommits } from '@opfor/sync/api/journals'
import { signInWithPairingCode, signInWithRecovery } from '@opfor/sync/api/sign-in'
import { makeCommit } from '@opfor/sync'
import { afterEach, expect, test, vi } from 'vitest'
import { callApi, createCallApi } from './server.ts'

const answering = (status: number, body?: Json) => createCallApi(async () => ({ status, body }))
const created = '2026-11-15T12:00:00.000Z'
const expires = '2026-12-15T12:00:00.000Z'
const session = { id: 'abc', created, used: created, expires, by: 'passkey', isCurrent: true } as const

test('a request has the method, path and body that the call declares', async () => {
  const requests: ApiRequest[] = []
  const ask = createCallApi(async (request) => {
    requests.push(request)
    return { status: 0, body: undefined }
  })
  await ask(listSessions)
  await ask(endSession, { params: { session: 'a/b' } })
  await ask(signInWithRecovery, { body: { code: 'abc' } })
  expect(requests).toEqual([
    { method: 'GET', path: '/api/sessions', body: undefined },
    { method: 'DELETE', path: '/api/sessions/a%2Fb', body: undefined },
    { method: 'POST', path: '/api/session/recovery', body: { code: 'abc' } },
  ])
})

afterEach(() => void vi.unstubAllGlobals())

test('requests go to the server of the app, with its API version', async () => {
  const fetched: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched.push([url, init])
    return Response.json({}, { status: 201 })
  })
  const body = { code: 'abc' }
  expect(await callApi(signInWithRecovery, { body })).toEqual({ ok: true, status: 201, value: {} })
  const headers = { 'opfor-api-version': String(apiVersion), 'content-type': 'application/json' }
  expect(fetched).toEqual([
    [
      './api/session/recovery',
      { method: 'POST', credentials: 'same-origin', headers, body: '{"code":"abc"}' },
    ],
  ])
})

test('an HTML page or a lost connection counts as unreachable', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  expect(await callApi(listSessions)).toMatchObject({ ok: false, status: 0 })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await callApi(listSessions)).toMatchObject({ ok: false, status: 0 })
})

test('unknown fields of a newer server are ignored', async () => {
  const page = makeCommit('m', 'm', { name: 'Mine' })
  const newer = { sessions: [{ ...session, colour: 'red' }], next: 7 }
  expect(await answering(200, newer)(listSessions)).toEqual({
    ok: true,
    status: 200,
    value: { sessions: [session] },
  })
  const pulled = { epoch: 'e', pages: [{ ...page, colour: 'red' }], upTo: 1, more: false, total: 9 }
  expect(await answering(200, pulled)(pullCommits, { query: { since: 0 } })).toEqual({
    ok: true,
    status: 200,
    value: { epoch: 'e', pages: [page], upTo: 1, more: false },
  })
})

test('known fields are parsed strictly', async () => {
  expect(await answering(200, { sessions: [{ ...session, id: 7 }] })(listSessions)).toMatchObject({
    ok: false,
    status: 200,
    problem: 'sessions[0].id: a text of at most 60 characters is expected, not 7',
  })
  expect(await answering(200, {})(listSessions)).toMatchObject({ ok: false })
  expect(await answering(200)(listSessions)).toMatchObject({ ok: false })
})

test('an export is returned unchanged', async () => {
  const exported = {
    nickname: 'Ada',
    created,
    passkeys: [],
    sessions: [],
    pages: [],
    items: [],
    notes: ['new'],
  }
  expect(await answering(200, exported)(exportAccount)).toMatchObject({ ok: true, value: exported })
})

test('an error has its id; an unreachable server has none', async () => {
  const ask = answering(410, { id: 'used', problem: 'This code was used.', since: 1 })
  expect(await ask(signInWithPairingCode, { body: { code: 'abc' } })).toEqual({
    ok: false,
    status: 410,
    id: 'used',
    problem: 'This code was used.',
    refusal: undefined,
  })
  expect(await answering(0)(listSessions)).toMatchObject({ ok: false, status: 0, id: '', problem: '' })
})

test('a call without an answer succeeds, and a refusal is parsed as the call declares', async () => {
  expect(await answering(204)(endSession, { params: { session: 'abc' } })).toMatchObject({
    ok: true,
    status: 204,
  })
  const push = { body: { pages: [] } }
  expect(await answering(409, { epoch: 'e', unknown: 'p', more: 1 })(pushCommits, push)).toMatchObject({
    ok: false,
    refusal: { epoch: 'e', unknown: 'p' },
  })
  expect(await answering(409, { id: 'x', problem: 'No.' })(pushCommits, push)).toMatchObject({
    id: 'x',
    refusal: undefined,
  })
})
