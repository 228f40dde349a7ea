import type { Parsed } from '@opfor/kernel'
import {
  deleteAccount,
  exportAccount,
  addPasskeyCall,
  issuePairingCode,
  ownAccount,
  passkeyOptions,
  renewRecoveryCodes,
  signOut,
  signOutEverywhere,
} from '@opfor/sync/api/account'
import {
  register,
  registrationOptionsCall,
  signInOptions,
  signInWithPairingCode,
  signInWithPasskey,
  signInWithRecovery,
} from '@opfor/sync/api/sign-in'
import { create } from 'zustand'
import { saveText } from '../device/database.ts'
import { createPasskey, requestPasskey } from './passkey.ts'
import { callApi, type ApiResult } from '../server/server.ts'
import { withConfirmation } from './proof.ts'
import { forgetLastPlayer } from './sync.ts'

const key = 'opfor.account'

/** Without a nickname, no request is sent to the server. */
export const useAccount = create<{ readonly nickname: string | undefined }>(() => ({
  nickname: localStorage.getItem(key) ?? undefined,
}))

async function startSession(nickname: string): Promise<void> {
  await forgetLastPlayer()
  setNickname(nickname)
}

function setNickname(nickname: string | undefined): void {
  useAccount.setState({ nickname })
  if (nickname === undefined) localStorage.removeItem(key)
  else void saveText(key, nickname)
}

/** The result if the user or the device cancels a passkey dialog. */
const cancelled: Parsed<never> = { ok: false, problem: '' }

/** Returns the recovery codes. */
export async function registerAccount(nickname: string): Promise<Parsed<readonly string[]>> {
  const started = await callApi(registrationOptionsCall, { body: { nickname } })
  if (!started.ok) return started
  const response = await createPasskey(started.value.options)
  if (response === undefined) return cancelled
  const joined = await callApi(register, { body: { ticket: started.value.ticket, response } })
  if (!joined.ok) return joined
  await startSession(joined.value.nickname)
  return { ok: true, value: joined.value.recoveryCodes }
}

export async function signIn(): Promise<Parsed<undefined>> {
  const started = await callApi(signInOptions)
  if (!started.ok) return started
  const response = await requestPasskey(started.value.options)
  if (response === undefined) return cancelled
  return completeSignIn(
    await callApi(signInWithPasskey, { body: { ticket: started.value.ticket, response } }),
  )
}

export async function signInWith(how: 'recovery' | 'handover', code: string): Promise<Parsed<undefined>> {
  const call = how === 'recovery' ? signInWithRecovery : signInWithPairingCode
  return completeSignIn(await callApi(call, { body: { code: code.trim() } }))
}

async function completeSignIn(result: ApiResult<unknown>): Promise<Parsed<undefined>> {
  if (!result.ok) return result
  const own = await callApi(ownAccount)
  if (!own.ok) return own
  await startSession(own.value.nickname)
  return { ok: true, value: undefined }
}

export async function addPasskey(): Promise<Parsed<unknown>> {
  const started = await withConfirmation(() => callApi(passkeyOptions))
  if (!started.ok) return started
  const response = await createPasskey(started.value.options)
  if (response === undefined) return cancelled
  return callApi(addPasskeyCall, { body: { ticket: started.value.ticket, response } })
}

export async function renewCodes(): Promise<Parsed<readonly string[]>> {
  const result = await withConfirmation(() => callApi(renewRecoveryCodes))
  return result.ok ? { ok: true, value: result.value.recoveryCodes } : result
}

export async function createPairingCode(): Promise<Parsed<string>> {
  const result = await withConfirmation(() => callApi(issuePairingCode))
  return result.ok ? { ok: true, value: result.value.code } : result
}

export async function exportAccountText(): Promise<Parsed<string>> {
  const result = await callApi(exportAccount)
  return result.ok ? { ok: true, value: JSON.stringify(result.value, undefined, 2) } : result
}

const exits = { session: signOut, sessions: signOutEverywhere, account: deleteAccount }

export async function leaveAccount(how: keyof typeof exits): Promise<Parsed<unknown>> {
  let status = 0
  const result = await withConfirmation(async () => {
    const left = await callApi(exits[how])
    ;({ status } = left)
    return left
  })
  if (!result.ok && status !== 401) return result
  setNickname(undefined)
  return { ok: true, value: undefined }
}
