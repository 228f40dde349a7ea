import type { Json } from '@opfor/kernel'
import type { ServerReply } from '../server/server.ts'

/** Whether a result counts, by what the server said to it: now, or because it did already. Every other no is a no. */
export function isCounted({ status, body }: ServerReply): boolean {
  if (status >= 200 && status < 300) return true
  return status === 409 && (body as { readonly id?: Json } | undefined)?.id === 'counted'
}
