import type { Said } from '../server/server.ts'

/** Whether a result counts, by what the server said to it: now, or because it did already. Every other no is a no. */
export function isCounted(said: Said<unknown>): boolean {
  return said.ok || (said.status === 409 && said.id === 'counted')
}
