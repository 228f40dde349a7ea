import { type Json, parseWith } from '@opfor/kernel'
import {
  type CallInput,
  apiVersion,
  type Call,
  parseResponse,
  type ApiRequest,
  buildRequest,
  versionHeader,
} from '@opfor/sync/api/call'

/** The status is 0 if the server is unreachable. */
export interface ServerReply {
  readonly status: number
  readonly body: Json
}

export type ApiResult<Answer, Refusal = never> =
  | { readonly ok: true; readonly status: number; readonly value: Answer }
  | {
      readonly ok: false
      readonly status: number
      /** The error code and message; empty if there is no error. */
      readonly id: string
      readonly problem: string
      readonly refusal: Refusal | undefined
    }

export type CallApi = <Params, Query, Body, Answer, Refusal>(
  call: Call<Params, Query, Body, Answer, Refusal>,
  ...given: CallInput<Params, Query, Body>
) => Promise<ApiResult<Answer, Refusal>>

export function createCallApi(send: (request: ApiRequest) => Promise<ServerReply>): CallApi {
  return async (call, ...given) => parseReply(call, await send(buildRequest(call, ...given)))
}

export const callApi: CallApi = createCallApi(async ({ method, path, body }) => {
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

function parseReply<Answer, Refusal>(
  call: Call<unknown, unknown, unknown, Answer, Refusal>,
  { status, body }: ServerReply,
): ApiResult<Answer, Refusal> {
  if (status >= 200 && status < 300) {
    const answer = parseResponse(call, body)
    return answer.ok ? { ...answer, status } : { ...answer, status, id: '', refusal: undefined }
  }
  const refusal = status === 409 && call.conflict !== undefined ? parseWith(call.conflict, body) : undefined
  const { id, problem } = (body ?? {}) as { readonly id?: Json; readonly problem?: Json }
  return {
    ok: false,
    status,
    id: typeof id === 'string' ? id : '',
    problem: typeof problem === 'string' ? problem : '',
    refusal: refusal?.ok === true ? refusal.value : undefined,
  }
}
