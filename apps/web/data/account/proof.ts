import type { Parsed } from '@opfor/kernel'
import { proveWithPasskey, proveWithRecovery } from '@opfor/sync/api/account'
import { signInOptions } from '@opfor/sync/api/sign-in'
import { callApi, type ApiResult } from '../server/server.ts'
import { requestPasskey } from './passkey.ts'

/** The problem if the server asks for a proof, and no passkey of this device gives it: a recovery code may. */
export const noProof = 'proof'

/**
 * Does what changes access to the account. If the server asks who it is, the player confirms with a passkey, and it is done
 * then.
 */
export async function withProof<T>(work: () => Promise<ApiResult<T>>): Promise<Parsed<T>> {
  const result = await work()
  if (result.ok || result.id !== 'proof') return result
  const started = await callApi(signInOptions)
  if (!started.ok) return started
  const response = await requestPasskey(started.value.options)
  if (response === undefined) return { ok: false, problem: noProof }
  const proved = await callApi(proveWithPasskey, { body: { ticket: started.value.ticket, response } })
  if (!proved.ok) return { ok: false, problem: proved.status === 403 ? noProof : proved.problem }
  return work()
}

/** Confirms with a recovery code. */
export function proveWithCode(code: string): Promise<Parsed<unknown>> {
  return callApi(proveWithRecovery, { body: { code: code.trim() } })
}
