import { type Json, read, record, type Shape } from '@opfor/kernel'
import type { AnyCall, Call } from '@opfor/sync/api/call'
import type { Me } from '../accounts/caller.ts'
import type { World } from '../context.ts'
import { HttpError } from './http-error.ts'

/** A request with everything in it read strictly. */
export interface EndpointRequest<Params, Query, Body> {
  readonly world: World
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The session of a player who is signed in. */
  readonly me: Me
  readonly now: Date
}

/** What is answered: what the call gives, or its refusal, and the session that begins or ends with it. */
export interface AnyReply {
  readonly body?: unknown
  readonly refusal?: unknown
  /** A new session's token; an empty one ends the session. */
  readonly session?: string
}

/** What may be answered to a call: just what it declares. */
export type EndpointReply<Answer, Refusal> =
  | (Pick<AnyReply, 'session'> &
      ([Answer] extends [undefined] ? { readonly body?: undefined } : { readonly body: Answer }))
  | { readonly refusal: Refusal }

/** What comes from outside, before it is read. */
export interface Raw {
  readonly params: Json
  readonly query: Json
  readonly body: Json
}

/** A call with what is done for it: the list of them makes the routes and the table of who may do what. */
export interface Endpoint {
  readonly call: AnyCall
  readonly run: (
    raw: Raw,
    asking: Pick<EndpointRequest<unknown, unknown, unknown>, 'world' | 'me' | 'now'>,
  ) => Promise<AnyReply>
}

const nothing = record<object>({})

/** Serves a call: the compiler checks that what is answered is what the call gives. */
export function serve<Params, Query, Body, Answer, Refusal>(
  call: Call<Params, Query, Body, Answer, Refusal>,
  handle: (
    asked: EndpointRequest<Params, Query, Body>,
  ) => Promise<EndpointReply<NoInfer<Answer>, NoInfer<Refusal>>>,
): Endpoint {
  const params = (call.params ?? nothing) as Shape<Params>
  const query = (call.query ?? nothing) as Shape<Query>
  const body = (call.body ?? nothing) as Shape<Body>
  return {
    call,
    run: (raw, asking) =>
      handle({
        ...asking,
        params: parsed(params, raw.params, 'the path'),
        query: parsed(query, raw.query, 'the query'),
        body: parsed(body, call.body === undefined ? {} : raw.body, 'the body'),
      }),
  }
}

function parsed<T>(shape: Shape<T>, json: Json, where: string): T {
  const value = read(shape, json)
  if (!value.ok) throw new HttpError(400, 'malformed', `In ${where}: ${value.problem}.`)
  return value.value
}
