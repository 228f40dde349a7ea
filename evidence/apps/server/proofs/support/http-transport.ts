import type { Transport } from '../../../../../apps/server/testing/test-client.ts'

/** Sends the requests of a test client to a server on this machine. */
export function httpTransport(port: number): Transport {
  return {
    inject: async ({ method, url, headers, payload }) => {
      const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
        method,
        headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      })
      return {
        statusCode: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: await reply.text(),
      }
    },
  }
}
