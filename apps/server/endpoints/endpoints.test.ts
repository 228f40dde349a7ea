import { calls } from '@opfor/sync/api'
import { listStudies, removeStudy } from '@opfor/sync/api/studies'
import { pushPages } from '@opfor/sync/api/journals'
import { expect, test } from 'vitest'
import { serve } from '../http/endpoint.ts'
import { endpoints } from './index.ts'

test('every call that is declared is served, once, and nothing else is', () => {
  const served = endpoints.map(({ call }) => call)
  const named = ({ method, path }: (typeof served)[number]) => `${method} ${path}`
  expect(served.map(named).toSorted()).toEqual(Object.values(calls).map(named).toSorted())
  for (const call of Object.values(calls)) expect(served).toContain(call)
})

test('an answer that is not what the call gives does not compile', () => {
  const none = { may: true, workers: 0, threads: 0, studies: [] }
  const wrong = () => [
    // @ts-expect-error a field is missing
    serve(listStudies, async () => ({ body: { may: true, workers: 0, threads: 0 } })),
    // @ts-expect-error a field has another type
    serve(listStudies, async () => ({ body: { ...none, workers: 'none' } })),
    // @ts-expect-error a moment is text, not a Date
    serve(listStudies, async () => ({ body: { ...none, studies: [{ ...study, submitted: new Date() }] } })),
    // @ts-expect-error something must be answered
    serve(listStudies, async () => ({})),
    // @ts-expect-error nothing is answered
    serve(removeStudy, async () => ({ body: {} })),
    // @ts-expect-error the refusal is another one
    serve(pushPages, async () => ({ refusal: { epoch: 'e' } })),
    // @ts-expect-error there is no refusal but problems
    serve(listStudies, async () => ({ refusal: {} })),
    // @ts-expect-error there is no such parameter
    serve(removeStudy, async ({ params }) => ({ body: void params.id })),
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
  expect(serve(listStudies, async () => ({ body })).call).toBe(listStudies)
  expect(serve(removeStudy, async () => ({ session: '' })).call).toBe(removeStudy)
})
