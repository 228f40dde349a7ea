import { calls } from '@opfor/sync/api'
import { listStudies, removeStudy } from '@opfor/sync/api/studies'
import { pushPages } from '@opfor/sync/api/journals'
import { expect, test } from 'vitest'
import { defineEndpoint } from '../http/endpoint.ts'
import { endpoints } from './index.ts'

test('every call that is declared is served, once, and nothing else is', () => {
  const served = endpoints.map(({ call }) => call)
  const routeOf = ({ method, path }: (typeof served)[number]) => `${method} ${path}`
  expect(served.map(routeOf).toSorted()).toEqual(Object.values(calls).map(routeOf).toSorted())
  for (const call of Object.values(calls)) expect(served).toContain(call)
})

test('an answer that is not what the call gives does not compile', () => {
  const emptyList = { may: true, workers: 0, threads: 0, studies: [] }
  const wrong = () => [
    // @ts-expect-error a field is missing
    defineEndpoint(listStudies, async () => ({ body: { may: true, workers: 0, threads: 0 } })),
    // @ts-expect-error a field has another type
    defineEndpoint(listStudies, async () => ({ body: { ...emptyList, workers: 'none' } })),
    // @ts-expect-error a moment is text, not a Date
    defineEndpoint(listStudies, async () => ({
      body: { ...emptyList, studies: [{ ...study, submitted: new Date() }] },
    })),
    // @ts-expect-error something must be answered
    defineEndpoint(listStudies, async () => ({})),
    // @ts-expect-error nothing is answered
    defineEndpoint(removeStudy, async () => ({ body: {} })),
    // @ts-expect-error the refusal is another one
    defineEndpoint(pushPages, async () => ({ conflict: { epoch: 'e' } })),
    // @ts-expect-error there is no refusal but problems
    defineEndpoint(listStudies, async () => ({ conflict: {} })),
    // @ts-expect-error there is no such parameter
    defineEndpoint(removeStudy, async ({ params }) => ({ body: void params.id })),
  ]
  expect(wrong).toBeTypeOf('function')
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

test('what is given as declared compiles', () => {
  const body = { may: true, workers: 0, threads: 0, studies: [study] }
  expect(defineEndpoint(listStudies, async () => ({ body })).call).toBe(listStudies)
  expect(defineEndpoint(removeStudy, async () => ({ session: '' })).call).toBe(removeStudy)
})
