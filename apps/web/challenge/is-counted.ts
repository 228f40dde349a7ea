import type { ApiResult } from '../server/server.ts'

/** Whether the server counts a result: it accepted it now, or had already done so. */
export function isCounted(result: ApiResult<unknown>): boolean {
  return result.ok || (result.status === 409 && result.id === 'counted')
}
