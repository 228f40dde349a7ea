import type { ApiResult } from '../server/server.ts'

/** Whether a result counts, by what the server said to it: now, or because it did already. Every other no is a no. */
export function isCounted(result: ApiResult<unknown>): boolean {
  return result.ok || (result.status === 409 && result.id === 'counted')
}
