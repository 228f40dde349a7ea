import type { Json } from '@opfor/kernel'
import { type AnyCall, apiVersion, successStatus, versionHeader } from '@opfor/sync/api/call'

interface Fields {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

export function openapi(calls: Readonly<Record<string, AnyCall>>): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Opfor',
      version: String(apiVersion),
      description: 'Sync of matches, sheets, packs and preferences between devices.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-opfor' } },
      parameters: {
        Version: { name: versionHeader, in: 'header', required: false, schema: version },
      },
      headers: { Version: { required: true, schema: version } },
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

function operation(name: string, call: AnyCall): Json {
  const { path, summary, auth, params, query, body } = call
  return {
    operationId: name,
    summary,
    security: auth === 'player' ? [{ session: [] }] : [],
    parameters: [
      ...parameters('path', params?.schema),
      ...parameters('query', query?.schema),
      ...(path.startsWith('/api/') ? [{ $ref: '#/components/parameters/Version' }] : []),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body.schema) } }),
    responses: responses(call),
  }
}

function responses(call: AnyCall): Json {
  const { conflict } = call
  const failure = (schema: Json): Json => ({
    description: 'Error',
    headers,
    content: json(schema),
  })
  return {
    [successStatus(call)]: successResponse(call),
    ...(conflict === undefined ? {} : { 409: failure({ anyOf: [conflict.schema, problem] }) }),
    default: failure(problem),
  }
}

function successResponse({ response, mediaType }: AnyCall): Json {
  if (response === undefined) return { description: 'Success', headers }
  const { schema } = response
  return {
    description: 'Success',
    headers,
    content: mediaType === undefined ? json(schema) : { [mediaType]: { schema } },
  }
}

const version = { type: 'string', const: String(apiVersion) }
const headers = { [versionHeader]: { $ref: '#/components/headers/Version' } }
const problem = { $ref: '#/components/schemas/Problem' }

function json(schema: Json): { readonly [key: string]: Json } {
  return { 'application/json': { schema } }
}

function parameters(where: 'path' | 'query', schema: Json): readonly Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as Fields
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}
