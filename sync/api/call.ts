import { parseSuccess, type Json, type Parsed, parseWith, type Shape } from '@opfor/kernel'

/**
 * Increased by changes that break installed apps. New calls, response fields and optional request fields do not: clients ignore
 * unknown fields.
 */
export const apiVersion = 1

/** Of the app in requests, of the server in responses. */
export const versionHeader = 'opfor-api-version'

/** The server defines the number of requests per minute. */
export type RateLimit = 'signIn' | 'write' | 'read' | 'public' | 'unlimited'

/** An API call, shared by server and apps. */
export interface Call<Params, Query, Body, Response, Conflict> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters are written as `:name`. */
  readonly path: string
  readonly summary: string
  /** `player` requires a session. */
  readonly auth: 'public' | 'player'
  /** The session must have been confirmed with a passkey or recovery code within the last minutes. */
  readonly needsProof?: boolean
  readonly rateLimit: RateLimit
  /** How many requests of its limit a call counts as. Default: 1. */
  readonly cost?: number
  readonly params?: Shape<Params>
  readonly query?: Shape<Query>
  readonly body?: Shape<Body>
  readonly maxBodyBytes?: number
  /** Default: 200, or 204 without a response body. */
  readonly status?: 201
  readonly response?: Shape<Response>
  /** Set if the response is text instead of JSON. */
  readonly mediaType?: string
  /** Set if it is not a plain problem. */
  readonly conflict?: Shape<Conflict>
}

type Empty = Readonly<Record<string, never>>

export type AnyCall = Call<unknown, unknown, unknown, unknown, unknown>

/** Without `response` the response is empty; without `conflict` errors are plain problems. */
export function call<Params = Empty, Query = Empty, Body = Empty, Response = undefined, Conflict = never>(
  declaration: Call<Params, Query, Body, Response, Conflict>,
): Call<Params, Query, Body, Response, Conflict> {
  return declaration
}

export function successStatus({ status, response }: AnyCall): number {
  return status ?? (response === undefined ? 204 : 200)
}

export function parseResponse<Response>(
  { response }: Pick<Call<unknown, unknown, unknown, Response, unknown>, 'response'>,
  json: Json,
): Parsed<Response> {
  return response === undefined ? parseSuccess(undefined as Response) : parseWith(response, json)
}

type Part<Name extends string, T> = Empty extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T }

type Input<Params, Query, Body> = Part<'params', Params> & Part<'query', Query> & Part<'body', Body>

/** Optional if no part is required. */
export type CallInput<Params, Query, Body> =
  Empty extends Input<Params, Query, Body>
    ? readonly [input?: Input<Params, Query, Body>]
    : readonly [input: Input<Params, Query, Body>]

export interface ApiRequest {
  readonly method: AnyCall['method']
  readonly path: string
  readonly body: unknown
}

/** Fills in parameters and query. */
export function buildRequest<Params, Query, Body, Response, Conflict>(
  { method, path }: Call<Params, Query, Body, Response, Conflict>,
  ...[input]: CallInput<Params, Query, Body>
): ApiRequest {
  const { params = {}, query = {}, body } = (input ?? {}) as LooseInput
  const fields = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return { method, path: search === '' ? pathname : `${pathname}?${search}`, body }
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
