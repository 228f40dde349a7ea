import type { Json } from '@opfor/kernel'
import { exportAccount } from '@opfor/sync/api/account'
import { apiVersion, type ApiRequest } from '@opfor/sync/api/call'
import { pullPages, pushPages } from '@opfor/sync/api/journals'
import { createLink, deleteLink, listLinks, openLink } from '@opfor/sync/api/links'
import { makePage } from '@opfor/sync'
import { afterEach, expect, test, vi } from 'vitest'
import { callApi, createCallApi } from './server.ts'

/** A server that gives the same reply to every request. */
const answering = (status: number, body?: Json) => createCallApi(async () => ({ status, body }))
const link = { slug: 'abc', what: 'match', title: 'One', created: '2026-11-15T12:00:00.000Z' }

test('a request has the method, path and body that the call declares', async () => {
  const requests: ApiRequest[] = []
  const ask = createCallApi(async (request) => {
    requests.push(request)
    return { status: 0, body: undefined }
  })
  await ask(listLinks)
  await ask(deleteLink, { params: { slug: 'a/b' } })
  await ask(createLink, { body: { what: 'match', title: 't', journal: {} } })
  expect(requests).toEqual([
    { method: 'GET', path: '/api/links', body: undefined },
    { method: 'DELETE', path: '/api/links/a%2Fb', body: undefined },
    { method: 'POST', path: '/api/links', body: { what: 'match', title: 't', journal: {} } },
  ])
})

afterEach(() => void vi.unstubAllGlobals())

test('requests go to the server of the app, with its API version', async () => {
  const fetched: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    fetched.push([url, init])
    return Response.json({ slug: 'abc' }, { status: 201 })
  })
  const body = { what: 'match', title: 't', journal: {} } as const
  expect(await callApi(createLink, { body })).toEqual({ ok: true, status: 201, value: { slug: 'abc' } })
  const headers = { 'opfor-api-version': String(apiVersion), 'content-type': 'application/json' }
  expect(fetched).toEqual([
    [
      './api/links',
      {
        method: 'POST',
        credentials: 'same-origin',
        headers,
        body: '{"what":"match","title":"t","journal":{}}',
      },
    ],
  ])
})

test('an HTML page or a lost connection counts as unreachable', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  expect(await callApi(listLinks)).toMatchObject({ ok: false, status: 0 })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await callApi(listLinks)).toMatchObject({ ok: false, status: 0 })
})

test('unknown fields of a newer server are ignored', async () => {
  const page = makePage('m', 'm', { name: 'Mine' })
  const newer = { links: [{ ...link, colour: 'red' }], next: 7 }
  expect(await answering(200, newer)(listLinks)).toEqual({ ok: true, status: 200, value: { links: [link] } })
  const pulled = { epoch: 'e', pages: [{ ...page, colour: 'red' }], upTo: 1, more: false, total: 9 }
  expect(await answering(200, pulled)(pullPages, { query: { since: 0 } })).toEqual({
    ok: true,
    status: 200,
    value: { epoch: 'e', pages: [page], upTo: 1, more: false },
  })
})

test('known fields are parsed strictly', async () => {
  expect(await answering(200, { links: [{ ...link, slug: 7 }] })(listLinks)).toMatchObject({
    ok: false,
    status: 200,
    problem: 'links[0].slug: a text of at most 20 characters is expected, not 7',
  })
  expect(await answering(200, {})(listLinks)).toMatchObject({ ok: false })
  expect(await answering(200)(listLinks)).toMatchObject({ ok: false })
})

test('an export is returned unchanged', async () => {
  const exported = {
    nickname: 'Ada',
    created: link.created,
    passkeys: [],
    sessions: [],
    pages: [],
    items: [],
    links: [{ ...link, colour: 'red' }],
    studies: [],
    attempts: [],
    notes: ['new'],
  }
  expect(await answering(200, exported)(exportAccount)).toMatchObject({ ok: true, value: exported })
})

test('an error has its id; an unreachable server has none', async () => {
  const ask = answering(410, { id: 'revoked', problem: 'This link was revoked.', since: 1 })
  expect(await ask(openLink, { params: { slug: 'abc' } })).toEqual({
    ok: false,
    status: 410,
    id: 'revoked',
    problem: 'This link was revoked.',
    refusal: undefined,
  })
  expect(await answering(0)(listLinks)).toMatchObject({ ok: false, status: 0, id: '', problem: '' })
})

test('a call without an answer succeeds, and a refusal is parsed as the call declares', async () => {
  expect(await answering(204)(deleteLink, { params: { slug: 'abc' } })).toMatchObject({
    ok: true,
    status: 204,
  })
  const push = { body: { pages: [] } }
  expect(await answering(409, { epoch: 'e', unknown: 'p', more: 1 })(pushPages, push)).toMatchObject({
    ok: false,
    refusal: { epoch: 'e', unknown: 'p' },
  })
  expect(await answering(409, { id: 'x', problem: 'No.' })(pushPages, push)).toMatchObject({
    id: 'x',
    refusal: undefined,
  })
})
