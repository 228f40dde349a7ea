import { type Json, type Parsed, read, type Shape } from '@opfor/kernel'

/** What the server said: a status of 0 where it could not be reached. */
export interface ServerReply {
  readonly status: number
  readonly body: NonNullable<Json>
}

/** Asks the server that this app came from. */
export async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: Json,
): Promise<ServerReply> {
  try {
    const reply = await fetch(`./api/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const json = reply.headers.get('content-type')?.startsWith('application/json') === true
    return {
      status: json || reply.status === 204 ? reply.status : 0,
      body: json ? (((await reply.json()) as Json) ?? {}) : {},
    }
  } catch {
    return { status: 0, body: {} }
  }
}

/** What was said, if it has the expected shape. */
export function parsedReply<T>(shape: Shape<T>, said: ServerReply): Parsed<T> {
  if (said.status >= 200 && said.status < 300) return read(shape, said.body)
  const { problem } = said.body as { readonly problem?: Json }
  return { ok: false, problem: typeof problem === 'string' ? problem : '' }
}
