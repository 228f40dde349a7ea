import type { Parsed } from '@opfor/kernel'
import { confirmWithPasskey, confirmWithRecoveryCode } from '@opfor/sync/api/account'
import { signInOptions } from '@opfor/sync/api/sign-in'
import { callApi, type ApiResult } from '../server/server.ts'
import { requestPasskey } from './passkey.ts'

/** The server requires a proof, and no passkey of this device gives one: ask for a recovery code. */
export const confirmationRequired = 'proof'

/** If the server requires a proof, asks the player for a passkey and retries. */
export async function withConfirmation<T>(work: () => Promise<ApiResult<T>>): Promise<Parsed<T>> {
  const result = await work()
  if (result.ok || result.id !== 'proof') return result
  const started = await callApi(signInOptions)
  if (!started.ok) return started
  const response = await requestPasskey(started.value.options)
  if (response === undefined) return { ok: false, problem: confirmationRequired }
  const proved = await callApi(confirmWithPasskey, { body: { ticket: started.value.ticket, response } })
  if (!proved.ok) return { ok: false, problem: proved.status === 403 ? confirmationRequired : proved.problem }
  return work()
}

export function confirmWithCode(code: string): Promise<Parsed<unknown>> {
  return callApi(confirmWithRecoveryCode, { body: { code: code.trim() } })
}
