import { type Json, parseWith, record, type Shape } from '@opfor/kernel'
import type { AnyCall, Call } from '@opfor/sync/api/call'
import type { ServerContext } from './context.ts'
import type { RequestContext } from './admission.ts'
import { HttpError } from '../responses/problem.ts'
import type { JsonStream } from '../responses/json-stream.ts'

export interface EndpointRequest<Params, Query, Body> extends RequestContext {
  readonly context: ServerContext
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

export interface EndpointHandlerReply {
  readonly body?: unknown
  /** Replaces the body; written while it is read. */
  readonly stream?: JsonStream<unknown>
  readonly conflict?: unknown
  /** A new session's token; an empty one ends the session. */
  readonly session?: string
  readonly account?: string
}

export type EndpointReply<Response, Conflict> =
  | (Pick<EndpointHandlerReply, 'session' | 'account'> &
      ([Response] extends [undefined] ? { readonly body?: undefined } : { readonly body: Response }))
  | { readonly stream: JsonStream<Response> }
  | { readonly conflict: Conflict }

export interface RawRequest {
  readonly params: Json
  readonly query: Json
  readonly body: Json
}

export interface Endpoint {
  readonly call: AnyCall
  readonly run: (
    raw: RawRequest,
    common: RequestContext & { readonly context: ServerContext },
  ) => Promise<EndpointHandlerReply>
}

const emptyRecord = record<object>({})

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
  const value = parseWith(shape, json)
  if (!value.ok) throw new HttpError(400, 'malformed', `In ${where}: ${value.problem}.`)
  return value.value
}
