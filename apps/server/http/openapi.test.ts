import type { Json } from '@opfor/kernel'
import { calls } from '@opfor/sync/api'
import { type AnyCall, apiVersion, successStatus } from '@opfor/sync/api/call'
import { expect, test } from 'vitest'
import { openapi } from './openapi.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: Json
  readonly responses: Readonly<Record<string, { readonly content?: Json }>>
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
  const { content } = operation?.responses[successStatus(call)] ?? {}
  if (call.response === undefined) expect(content).toBeUndefined()
  else expect(content).toEqual({ [call.mediaType ?? 'application/json']: { schema: call.response.schema } })
  expect(operation?.responses['default']).toBeDefined()
})

test('a complete operation', () => {
  expect(description.paths['/api/pages']?.['get']).toMatchObject({
    operationId: 'pullCommits',
    security: [{ session: [] }],
    parameters: [{ name: 'since', in: 'query', required: true }, { $ref: '#/components/parameters/Version' }],
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              properties: { pages: { items: { required: ['match', 'id', 'parent', 'body'] } } },
              required: ['epoch', 'pages', 'upTo', 'more'],
            },
          },
        },
      },
    },
  })
  expect(description.paths['/api/sessions/{session}']?.['delete']).toMatchObject({
    parameters: [{ name: 'session', in: 'path', required: true }, {}],
  })
  expect(description.paths['/api/pages']?.['post']?.responses['409']).toMatchObject({
    content: {
      'application/json': {
        schema: { anyOf: [{ required: ['epoch', 'unknown'] }, { $ref: '#/components/schemas/Problem' }] },
      },
    },
  })
})
