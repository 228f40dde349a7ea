import { good, type Json, type Parsed, read, type Shape } from '@opfor/kernel'

/**
 * The version of the API. It is increased by every change that breaks installed apps. New calls, new response fields and new
 * optional request fields do not break them, because clients ignore unknown fields.
 */
export const apiVersion = 1

/** The header with the API version: of the app in requests, of the server in responses. */
export const versionHeader = 'opfor-api-version'

/** The rate limit of a call; the server defines the number of requests per minute. */
export type RateLimit = 'signIn' | 'write' | 'read' | 'public' | 'unlimited'

/** The declaration of an API call: request, response, permission and limits. Server and apps share it. */
export interface Call<Params, Query, Body, Response, Conflict> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path; parameters are written as `:name`. */
  readonly path: string
  /** The summary in the OpenAPI document. */
  readonly summary: string
  /** `player` requires a session. */
  readonly auth: 'public' | 'player'
  /** Whether the session must have been confirmed with a passkey or a recovery code within the last minutes. */
  readonly needsProof?: boolean
  readonly rateLimit: RateLimit
  /** How many requests of its limit a call counts as. Default: 1. */
  readonly cost?: number
  readonly params?: Shape<Params>
  readonly query?: Shape<Query>
  readonly body?: Shape<Body>
  /** The maximum size of the request body, if it is not the default. */
  readonly maxBodyBytes?: number
  /** The status of success. Default: 200, or 204 without a response body. */
  readonly status?: 201
  /** The response body. */
  readonly response?: Shape<Response>
  /** The media type, if the response is text instead of JSON. */
  readonly mediaType?: string
  /** The body of a 409 response, if it is not a plain problem. */
  readonly conflict?: Shape<Conflict>
}

/** An object without fields. */
type Empty = Readonly<Record<string, never>>

/** A call of any type. */
export type AnyCall = Call<unknown, unknown, unknown, unknown, unknown>

/** Declares a call. Without `response` the response is empty; without `conflict` errors are plain problems. */
export function call<Params = Empty, Query = Empty, Body = Empty, Response = undefined, Conflict = never>(
  declaration: Call<Params, Query, Body, Response, Conflict>,
): Call<Params, Query, Body, Response, Conflict> {
  return declaration
}

/** The status of a successful response. */
export function successStatus({ status, response }: AnyCall): number {
  return status ?? (response === undefined ? 204 : 200)
}

/** Parses a successful response. */
export function parseResponse<Response>(
  { response }: Pick<Call<unknown, unknown, unknown, Response, unknown>, 'response'>,
  json: Json,
): Parsed<Response> {
  return response === undefined ? good(undefined as Response) : read(response, json)
}

/** One part of the input of a call: optional if all its fields are. */
type Part<Name extends string, T> = Empty extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T }

type Input<Params, Query, Body> = Part<'params', Params> & Part<'query', Query> & Part<'body', Body>

/** The input of a call as rest arguments: optional if no part is required. */
export type CallInput<Params, Query, Body> =
  Empty extends Input<Params, Query, Body>
    ? readonly [input?: Input<Params, Query, Body>]
    : readonly [input: Input<Params, Query, Body>]

/** A request that is ready to be sent. */
export interface ApiRequest {
  readonly method: AnyCall['method']
  readonly path: string
  readonly body: unknown
}

/** Builds the request of a call: fills in parameters and query. */
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
