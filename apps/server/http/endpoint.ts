import { type Json, read, record, type Shape } from '@opfor/kernel'
import type { AnyCall, Call } from '@opfor/sync/api/call'
import type { ServerContext } from '../context.ts'
import type { Admission } from './admission.ts'
import { HttpError } from './http-error.ts'
import type { JsonStream } from './json-stream.ts'

/** A parsed request. */
export interface EndpointRequest<Params, Query, Body> extends Admission {
  readonly context: ServerContext
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

/** The reply of any endpoint: a response or a conflict, and optionally a session change. */
export interface Reply {
  readonly body?: unknown
  /** Instead of a body: one that is written while it is read. */
  readonly stream?: JsonStream<unknown>
  readonly conflict?: unknown
  /** The token of a new session; an empty one ends the session. */
  readonly session?: string
  /** The account that has signed in, for the log. */
  readonly account?: string
}

/** The reply to a call, as the call declares it. */
export type EndpointReply<Response, Conflict> =
  | (Pick<Reply, 'session' | 'account'> &
      ([Response] extends [undefined] ? { readonly body?: undefined } : { readonly body: Response }))
  | { readonly stream: JsonStream<Response> }
  | { readonly conflict: Conflict }

/** A request before it is parsed. */
export interface RawRequest {
  readonly params: Json
  readonly query: Json
  readonly body: Json
}

/** A call with its handler. */
export interface Endpoint {
  readonly call: AnyCall
  readonly run: (raw: RawRequest, common: Admission & { readonly context: ServerContext }) => Promise<Reply>
}

const emptyRecord = record<object>({})

/** Defines the handler of a call; request and reply have the declared types. */
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
