import { calls } from '@opfor/sync/api'
import { endSession, listSessions } from '@opfor/sync/api/account'
import { pushCommits } from '@opfor/sync/api/journals'
import { expect, test } from 'vitest'
import { defineEndpoint } from '../http/endpoint.ts'
import { endpoints } from './index.ts'

test('every declared call has exactly one endpoint', () => {
  const endpointCalls = endpoints.map(({ call }) => call)
  const formatRoute = ({ method, path }: (typeof endpointCalls)[number]) => `${method} ${path}`
  expect(endpointCalls.map(formatRoute).toSorted()).toEqual(Object.values(calls).map(formatRoute).toSorted())
  for (const call of Object.values(calls)) expect(endpointCalls).toContain(call)
})

test('a reply of the wrong type does not compile', () => {
  const invalidEndpoints = () => [
    // @ts-expect-error a field is missing
    defineEndpoint(listSessions, async () => ({ body: {} })),
    // @ts-expect-error a field has another type
    defineEndpoint(listSessions, async () => ({ body: { sessions: 'none' } })),
    // @ts-expect-error a timestamp is text, not a Date
    defineEndpoint(listSessions, async () => ({ body: { sessions: [{ ...session, created: new Date() }] } })),
    // @ts-expect-error the body is missing
    defineEndpoint(listSessions, async () => ({})),
    // @ts-expect-error the call has no response body
    defineEndpoint(endSession, async () => ({ body: {} })),
    // @ts-expect-error the conflict has another type
    defineEndpoint(pushCommits, async () => ({ conflict: { epoch: 'e' } })),
    // @ts-expect-error the call declares no conflict
    defineEndpoint(listSessions, async () => ({ conflict: {} })),
    // @ts-expect-error there is no such parameter
    defineEndpoint(endSession, async ({ params }) => ({ body: void params.id })),
  ]
  expect(invalidEndpoints).toBeTypeOf('function')
})

const session = {
  id: 's',
  created: '2026-11-15T12:00:00Z',
  used: '2026-11-15T12:00:00Z',
  expires: '2026-11-15T12:00:00Z',
  by: 'passkey',
  isCurrent: true,
} as const

test('a reply of the declared type compiles', () => {
  expect(defineEndpoint(listSessions, async () => ({ body: { sessions: [session] } })).call).toBe(
    listSessions,
  )
  expect(defineEndpoint(endSession, async () => ({ session: '' })).call).toBe(endSession)
})
