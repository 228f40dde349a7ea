import { type Json, read, record, type Shape } from '@opfor/kernel'
import type { Me } from '../accounts/me.ts'
import type { World } from '../world.ts'
import type { Limit } from './limits.ts'
import { HttpError } from './refused.ts'

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

/** What is answered: a status, a body, and the session that begins or ends with it. */
export interface EndpointReply {
  readonly status?: number
  readonly body?: unknown
  /** A new session's token; an empty one ends the session. */
  readonly session?: string
  /** Where to go instead. */
  readonly redirect?: string
  /** A body that is not JSON. */
  readonly type?: string
}

interface Described<Params, Query, Body> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
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
  readonly handle: (asked: EndpointRequest<Params, Query, Body>) => Promise<EndpointReply>
}

/** What comes from outside, before it is read. */
export interface Raw {
  readonly params: Json
  readonly query: Json
  readonly body: Json
}

/** One endpoint: the list of them makes the routes, their description, and the table of who may do what. */
export interface Endpoint extends Omit<Described<unknown, unknown, unknown>, 'handle'> {
  readonly run: (
    raw: Raw,
    asking: Pick<EndpointRequest<unknown, unknown, unknown>, 'world' | 'me' | 'now'>,
  ) => Promise<EndpointReply>
}

const nothing = record<object>({})

/** Makes an endpoint out of its description. */
export function endpoint<Params = object, Query = object, Body = object>(
  described: Described<Params, Query, Body>,
): Endpoint {
  const { handle, ...rest } = described
  const params = (described.params ?? nothing) as Shape<Params>
  const query = (described.query ?? nothing) as Shape<Query>
  const body = (described.body ?? nothing) as Shape<Body>
  return {
    ...rest,
    run: (raw, asking) =>
      handle({
        ...asking,
        params: parsed(params, raw.params, 'the path'),
        query: parsed(query, raw.query, 'the query'),
        body: parsed(body, described.body === undefined ? {} : raw.body, 'the body'),
      }),
  }
}

function parsed<T>(shape: Shape<T>, json: Json, where: string): T {
  const value = read(shape, json)
  if (!value.ok) throw new HttpError(400, 'malformed', `In ${where}: ${value.problem}.`)
  return value.value
}
