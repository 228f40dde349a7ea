import type { Json } from '@opfor/kernel'
import { calls } from '@opfor/sync/api'
import { type AnyCall, apiVersion, successStatus } from '@opfor/sync/api/call'
import { expect, test } from 'vitest'
import { openapi } from './openapi.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, { readonly content?: Json; readonly headers?: Json }>>
}
const description = openapi(calls) as unknown as {
  readonly openapi: string
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const described = ({ method, path }: AnyCall): Operation | undefined =>
  description.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

test('the document has the API version and the version header', () => {
  const schema = { type: 'string', const: String(apiVersion) }
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { version: String(apiVersion) },
    components: {
      parameters: { Version: { name: 'opfor-api-version', in: 'header', schema } },
      headers: { Version: { schema } },
    },
  })
})

test.each(Object.entries(calls))('%s is described with its request and responses', (name, call) => {
  const operation = described(call)
  expect(operation?.operationId).toBe(name)
  expect(operation?.requestBody === undefined).toBe(call.body === undefined)
  const { content, headers } = operation?.responses[successStatus(call)] ?? {}
  if (call.status === 302) expect(headers).toMatchObject({ location: { schema: call.response?.schema } })
  else if (call.response === undefined) expect(content).toBeUndefined()
  else expect(content).toEqual({ [call.mediaType ?? 'application/json']: { schema: call.response.schema } })
  expect(operation?.responses['default']).toBeDefined()
})

test('a complete operation', () => {
  expect(description.paths['/api/studies/{study}']?.['get']).toMatchObject({
    operationId: 'findStudy',
    security: [{ session: [] }],
    parameters: [
      { name: 'study', in: 'path', required: true },
      { name: 'seen', in: 'query', required: false },
      { $ref: '#/components/parameters/Version' },
    ],
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              properties: {
                state: { enum: ['waiting', 'running', 'finished', 'stopped', 'failed'] },
                parts: { items: { properties: { totals: true }, required: ['played', 'counted', 'most'] } },
              },
            },
          },
        },
      },
    },
  })
  expect(description.paths['/api/pages']?.['post']?.responses['409']).toMatchObject({
    content: {
      'application/json': {
        schema: { anyOf: [{ required: ['epoch', 'unknown'] }, { $ref: '#/components/schemas/Problem' }] },
      },
    },
  })
})
