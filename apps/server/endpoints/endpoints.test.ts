import { calls } from '@opfor/sync/api'
import { listStudies, removeStudy } from '@opfor/sync/api/studies'
import { pushPages } from '@opfor/sync/api/journals'
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
  const emptyList = { may: true, workers: 0, threads: 0, studies: [] }
  const invalidEndpoints = () => [
    // @ts-expect-error a field is missing
    defineEndpoint(listStudies, async () => ({ body: { may: true, workers: 0, threads: 0 } })),
    // @ts-expect-error a field has another type
    defineEndpoint(listStudies, async () => ({ body: { ...emptyList, workers: 'none' } })),
    // @ts-expect-error a timestamp is text, not a Date
    defineEndpoint(listStudies, async () => ({
      body: { ...emptyList, studies: [{ ...study, submitted: new Date() }] },
    })),
    // @ts-expect-error the body is missing
    defineEndpoint(listStudies, async () => ({})),
    // @ts-expect-error the call has no response body
    defineEndpoint(removeStudy, async () => ({ body: {} })),
    // @ts-expect-error the conflict has another type
    defineEndpoint(pushPages, async () => ({ conflict: { epoch: 'e' } })),
    // @ts-expect-error the call declares no conflict
    defineEndpoint(listStudies, async () => ({ conflict: {} })),
    // @ts-expect-error there is no such parameter
    defineEndpoint(removeStudy, async ({ params }) => ({ body: void params.id })),
  ]
  expect(invalidEndpoints).toBeTypeOf('function')
})

const study = {
  id: 's',
  name: 's',
  game: 'g',
  state: 'waiting',
  submitted: '2026-11-15T12:00:00Z',
  played: 0,
  most: 1,
  workers: 0,
  threads: 0,
} as const

test('a reply of the declared type compiles', () => {
  const body = { may: true, workers: 0, threads: 0, studies: [study] }
  expect(defineEndpoint(listStudies, async () => ({ body })).call).toBe(listStudies)
  expect(defineEndpoint(removeStudy, async () => ({ session: '' })).call).toBe(removeStudy)
})
