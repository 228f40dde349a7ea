import { type Json, read, record, type Shape } from '@opfor/kernel'
import type { AnyCall, Call } from '@opfor/sync/api/call'
import type { Caller } from '../accounts/caller.ts'
import type { ServerContext } from '../context.ts'
import { HttpError } from './http-error.ts'

/** A request with everything in it read strictly. */
export interface EndpointRequest<Params, Query, Body> {
  readonly context: ServerContext
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The session of a player who is signed in. */
  readonly caller: Caller
  readonly now: Date
}

/** What is answered: what the call gives, or its refusal, and the session that begins or ends with it. */
export interface Reply {
  readonly body?: unknown
  readonly conflict?: unknown
  /** A new session's token; an empty one ends the session. */
  readonly session?: string
}

/** What may be answered to a call: just what it declares. */
export type EndpointReply<Response, Conflict> =
  | (Pick<Reply, 'session'> &
      ([Response] extends [undefined] ? { readonly body?: undefined } : { readonly body: Response }))
  | { readonly conflict: Conflict }

/** What comes from outside, before it is read. */
export interface RawRequest {
  readonly params: Json
  readonly query: Json
  readonly body: Json
}

/** A call with what is done for it: the list of them makes the routes and the table of who may do what. */
export interface Endpoint {
  readonly call: AnyCall
  readonly run: (
    raw: RawRequest,
    common: Pick<EndpointRequest<unknown, unknown, unknown>, 'context' | 'caller' | 'now'>,
  ) => Promise<Reply>
}

const emptyRecord = record<object>({})

/** Serves a call: the compiler checks that what is answered is what the call gives. */
export function defineEndpoint<Params, Query, Body, Response, Conflict>(
  call: Call<Params, Query, Body, Response, Conflict>,
  handle: (
    request: EndpointRequest<Params, Query, Body>,
  ) => Promise<EndpointReply<NoInfer<Response>, NoInfer<Conflict>>>,
): Endpoint {
  const params = (call.params ?? emptyRecord) as Shape<Params>
  const query = (call.query ?? emptyRecord) as Shape<Query>
  const body = (call.body ?? emptyRecord) as Shape<Body>
  return {
    call,
    run: (raw, common) =>
      handle({
        ...common,
        params: parseOrThrow(params, raw.params, 'the path'),
        query: parseOrThrow(query, raw.query, 'the query'),
        body: parseOrThrow(body, call.body === undefined ? {} : raw.body, 'the body'),
      }),
  }
}

function parseOrThrow<T>(shape: Shape<T>, json: Json, where: string): T {
  const value = read(shape, json)
  if (!value.ok) throw new HttpError(400, 'malformed', `In ${where}: ${value.problem}.`)
  return value.value
}
