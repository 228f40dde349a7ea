import { type Json, read } from '@opfor/kernel'
import {
  type CallInput,
  apiVersion,
  type Call,
  parseResponse,
  type ApiRequest,
  buildRequest,
  versionHeader,
} from '@opfor/sync/api/call'

/** What comes back from the server: a status of 0 where it could not be reached. */
export interface ServerReply {
  readonly status: number
  readonly body: Json
}

/** What the server said to a call: the answer, or why there is none. */
export type Said<Answer, Refusal = never> =
  | { readonly ok: true; readonly status: number; readonly value: Answer }
  | {
      readonly ok: false
      readonly status: number
      /** The id of a problem, for programs, and its sentence, for people; empty where there is none. */
      readonly id: string
      readonly problem: string
      readonly refusal: Refusal | undefined
    }

/** Asks something of the server: what is given and what comes back are as the call declares. */
export type Ask = <Params, Query, Body, Answer, Refusal>(
  call: Call<Params, Query, Body, Answer, Refusal>,
  ...given: CallInput<Params, Query, Body>
) => Promise<Said<Answer, Refusal>>

/** Asks by a way to the server. */
export function askBy(carry: (request: ApiRequest) => Promise<ServerReply>): Ask {
  return async (call, ...given) => heard(call, await carry(buildRequest(call, ...given)))
}

/** Asks the server that this app came from. */
export const ask: Ask = askBy(async ({ method, path, body }) => {
  try {
    const reply = await fetch(`.${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        [versionHeader]: String(apiVersion),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json = reply.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: json || reply.status === 204 ? reply.status : 0,
      body: json ? ((await reply.json()) as Json) : undefined,
    }
  } catch {
    return { status: 0, body: undefined }
  }
})

function heard<Answer, Refusal>(
  call: Call<unknown, unknown, unknown, Answer, Refusal>,
  { status, body }: ServerReply,
): Said<Answer, Refusal> {
  if (status >= 200 && status < 300) {
    const answer = parseResponse(call, body)
    return answer.ok ? { ...answer, status } : { ...answer, status, id: '', refusal: undefined }
  }
  const refusal = status === 409 && call.conflict !== undefined ? read(call.conflict, body) : undefined
  const { id, problem } = (body ?? {}) as { readonly id?: Json; readonly problem?: Json }
  return {
    ok: false,
    status,
    id: typeof id === 'string' ? id : '',
    problem: typeof problem === 'string' ? problem : '',
    refusal: refusal?.ok === true ? refusal.value : undefined,
  }
}
