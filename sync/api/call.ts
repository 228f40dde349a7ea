import { good, type Json, type Parsed, read, type Shape } from '@opfor/kernel'

/**
 * The version of the API. A new call, a new field of an answer and a new optional field of a request need no other one:
 * readers pass over what they do not know. Anything that an installed app would misread does.
 */
export const apiVersion = 1

/** The header in which an app says by which version it asks, and the server by which it answers. */
export const versionHeader = 'opfor-api-version'

/** How often a call may be made; the server says how many times a minute that is. */
export type RateLimit = 'signIn' | 'write' | 'read' | 'public' | 'unlimited'

/** One call of the server: what it takes, what it gives, and who may make it. Server and apps use the same declaration. */
export interface Call<Params, Query, Body, Response, Conflict> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The address, with `:name` where a parameter stands. */
  readonly path: string
  /** What it does, for the description that programs read. */
  readonly summary: string
  /** Whether one must be signed in. */
  readonly auth: 'public' | 'player'
  readonly rateLimit: RateLimit
  readonly params?: Shape<Params>
  readonly query?: Shape<Query>
  readonly body?: Shape<Body>
  /** The most bytes of a body. */
  readonly maxBodyBytes?: number
  /** The status of success, where it is not 200, or 204 for a call that gives nothing. */
  readonly status?: 201 | 302
  /** The answer; one that redirects gives the address. */
  readonly response?: Shape<Response>
  /** The media type of an answer that is text and not JSON. */
  readonly mediaType?: string
  /** The answer with status 409, where it is more than a problem. */
  readonly conflict?: Shape<Conflict>
}

/** An object without fields. */
type Empty = Readonly<Record<string, never>>

/** Any call. */
export type AnyCall = Call<unknown, unknown, unknown, unknown, unknown>

/** Declares a call. Without `response` it answers nothing, without `conflict` nothing but problems. */
export function call<Params = Empty, Query = Empty, Body = Empty, Response = undefined, Conflict = never>(
  declaration: Call<Params, Query, Body, Response, Conflict>,
): Call<Params, Query, Body, Response, Conflict> {
  return declaration
}

/** The status of a call that succeeds. */
export function successStatus({ status, response }: AnyCall): number {
  return status ?? (response === undefined ? 204 : 200)
}

/** Reads the answer of a call that succeeded. */
export function parseResponse<Response>(
  { response }: Pick<Call<unknown, unknown, unknown, Response, unknown>, 'response'>,
  json: Json,
): Parsed<Response> {
  return response === undefined ? good(undefined as Response) : read(response, json)
}

/** A part of what is given to a call: it may be left out where nothing in it is needed. */
type Part<Name extends string, T> = Empty extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T }

type Input<Params, Query, Body> = Part<'params', Params> & Part<'query', Query> & Part<'body', Body>

/** What is given to a call besides its declaration: nothing, where it needs nothing. */
export type CallInput<Params, Query, Body> =
  Empty extends Input<Params, Query, Body>
    ? readonly [input?: Input<Params, Query, Body>]
    : readonly [input: Input<Params, Query, Body>]

/** A request as it is sent: the address with parameters and query filled in, and the body. */
export interface ApiRequest {
  readonly method: AnyCall['method']
  readonly path: string
  readonly body: unknown
}

/** Fills in what is given to a call. */
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
