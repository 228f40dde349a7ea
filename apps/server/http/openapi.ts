import type { Json } from '@opfor/kernel'
import type { Endpoint } from './endpoint.ts'

interface Fields {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** The endpoints as an OpenAPI 3.1 description, for programs that are not this one. */
export function openapi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Opfor', version: '1', description: 'Journals on every device, links, daily challenges.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'opfor' } },
      schemas: {
        Problem: {
          type: 'object',
          properties: { id: { type: 'string' }, problem: { type: 'string' } },
          required: ['id', 'problem'],
        },
      },
    },
  }
}

function operation({ says, who, params, query, body }: Endpoint): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return {
    summary: says,
    security: who === 'player' ? [{ session: [] }] : [],
    parameters: [...parameters('path', params?.schema), ...parameters('query', query?.schema)],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: body.schema } } } }),
    responses: { '2XX': { description: 'Done.' }, default: { description: 'Refused, and why.', content } },
  }
}

function parameters(where: 'path' | 'query', schema: Json): readonly Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as Fields
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }))
}
