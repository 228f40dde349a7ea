import { good, type Json, type Parsed, read, type Shape } from '@opfor/kernel'

/**
 * The version of the API. A new call, a new field of an answer and a new optional field of a request need no other one:
 * readers pass over what they do not know. Anything that an installed app would misread does.
 */
export const apiVersion = 1

/** The header in which an app says by which version it asks, and the server by which it answers. */
export const versionHeader = 'opfor-api-version'

/** How often a call may be made; the server says how many times a minute that is. */
export type Limit = 'signIn' | 'write' | 'read' | 'open' | 'never'

/** One call of the server: what it takes, what it gives, and who may make it. Server and apps use the same declaration. */
export interface Call<Params, Query, Body, Answer, Refusal> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The address, with `:name` where a parameter stands. */
  readonly path: string
  /** What it does, for the description that programs read. */
  readonly says: string
  /** Whether one must be signed in. */
  readonly who: 'anyone' | 'player'
  readonly limit: Limit
  readonly params?: Shape<Params>
  readonly query?: Shape<Query>
  readonly body?: Shape<Body>
  /** The most bytes of a body. */
  readonly most?: number
  /** The status of success, where it is not 200, or 204 for a call that gives nothing. */
  readonly status?: 201 | 302
  /** The answer; one that redirects gives the address. */
  readonly gives?: Shape<Answer>
  /** The media type of an answer that is text and not JSON. */
  readonly type?: string
  /** The answer with status 409, where it is more than a problem. */
  readonly refuses?: Shape<Refusal>
}

/** An object without fields. */
type Nothing = Readonly<Record<string, never>>

/** Any call. */
export type AnyCall = Call<unknown, unknown, unknown, unknown, unknown>

/** Declares a call. Without `gives` it answers nothing, without `refuses` nothing but problems. */
export function call<Params = Nothing, Query = Nothing, Body = Nothing, Answer = undefined, Refusal = never>(
  declared: Call<Params, Query, Body, Answer, Refusal>,
): Call<Params, Query, Body, Answer, Refusal> {
  return declared
}

/** The status of a call that succeeds. */
export function statusOf({ status, gives }: AnyCall): number {
  return status ?? (gives === undefined ? 204 : 200)
}

/** Reads the answer of a call that succeeded. */
export function readAnswer<Answer>(
  { gives }: Pick<Call<unknown, unknown, unknown, Answer, unknown>, 'gives'>,
  json: Json,
): Parsed<Answer> {
  return gives === undefined ? good(undefined as Answer) : read(gives, json)
}

/** A part of what is given to a call: it may be left out where nothing in it is needed. */
type Part<Name extends string, T> = Nothing extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T }

type Given<Params, Query, Body> = Part<'params', Params> & Part<'query', Query> & Part<'body', Body>

/** What is given to a call besides its declaration: nothing, where it needs nothing. */
export type Arguments<Params, Query, Body> =
  Nothing extends Given<Params, Query, Body>
    ? readonly [given?: Given<Params, Query, Body>]
    : readonly [given: Given<Params, Query, Body>]

/** A request as it is sent: the address with parameters and query filled in, and the body. */
export interface Sent {
  readonly method: AnyCall['method']
  readonly path: string
  readonly body: unknown
}

/** Fills in what is given to a call. */
export function sent<Params, Query, Body, Answer, Refusal>(
  { method, path }: Call<Params, Query, Body, Answer, Refusal>,
  ...[given]: Arguments<Params, Query, Body>
): Sent {
  const { params = {}, query = {}, body } = (given ?? {}) as LooselyGiven
  const fields = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return { method, path: search === '' ? filled : `${filled}?${search}`, body }
}

interface LooselyGiven {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
