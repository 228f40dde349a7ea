import type { Parsed } from '@opfor/kernel'
import {
  deleteAccount,
  exportAccount,
  keepPasskey,
  makeHandover,
  ownAccount,
  passkeyOptions,
  renewRecoveryCodes,
  signOut,
  signOutEverywhere,
} from '@opfor/sync/api/account'
import {
  joinIn,
  joinOptions,
  signInOptions,
  signInWithHandover,
  signInWithPasskey,
  signInWithRecovery,
} from '@opfor/sync/api/sign-in'
import { create } from 'zustand'
import { saveText } from '../device/device-store.ts'
import { makePasskey, usePasskey } from './passkey.ts'
import { ask, type Said } from '../server/server.ts'
import { forgetLastPlayer } from './synced.ts'

const key = 'opfor.account'

/** The nickname of the player who is signed in on this device; nothing is sent anywhere where there is none. */
export const useAccount = create<{ readonly nickname: string | undefined }>(() => ({
  nickname: localStorage.getItem(key) ?? undefined,
}))

async function signInHere(nickname: string): Promise<void> {
  await forgetLastPlayer()
  signedInAs(nickname)
}

function signedInAs(nickname: string | undefined): void {
  useAccount.setState({ nickname })
  if (nickname === undefined) localStorage.removeItem(key)
  else void saveText(key, nickname)
}

/** What cannot be done because the person or the device would not. */
const notMade: Parsed<never> = { ok: false, problem: '' }

/** A new player with a passkey of this device; gives the recovery codes. */
export async function join(nickname: string): Promise<Parsed<readonly string[]>> {
  const begun = await ask(joinOptions, { body: { nickname } })
  if (!begun.ok) return begun
  const response = await makePasskey(begun.value.options)
  if (response === undefined) return notMade
  const joined = await ask(joinIn, { body: { ticket: begun.value.ticket, response } })
  if (!joined.ok) return joined
  await signInHere(joined.value.nickname)
  return { ok: true, value: joined.value.recoveryCodes }
}

/** Signs in with a passkey. */
export async function signIn(): Promise<Parsed<undefined>> {
  const begun = await ask(signInOptions)
  if (!begun.ok) return begun
  const response = await usePasskey(begun.value.options)
  if (response === undefined) return notMade
  return signedInBy(await ask(signInWithPasskey, { body: { ticket: begun.value.ticket, response } }))
}

/** Signs in with a recovery code, or with the code that another device shows. */
export async function signInWith(how: 'recovery' | 'handover', code: string): Promise<Parsed<undefined>> {
  const call = how === 'recovery' ? signInWithRecovery : signInWithHandover
  return signedInBy(await ask(call, { body: { code: code.trim() } }))
}

async function signedInBy(said: Said<unknown>): Promise<Parsed<undefined>> {
  if (!said.ok) return said
  const own = await ask(ownAccount)
  if (!own.ok) return own
  await signInHere(own.value.nickname)
  return { ok: true, value: undefined }
}

/** A passkey of this device for the player who is signed in. */
export async function addPasskey(): Promise<Parsed<unknown>> {
  const begun = await ask(passkeyOptions)
  if (!begun.ok) return begun
  const response = await makePasskey(begun.value.options)
  if (response === undefined) return notMade
  return ask(keepPasskey, { body: { ticket: begun.value.ticket, response } })
}

/** New recovery codes. */
export async function newCodes(): Promise<Parsed<readonly string[]>> {
  const said = await ask(renewRecoveryCodes)
  return said.ok ? { ok: true, value: said.value.recoveryCodes } : said
}

/** A code for a second device. */
export async function handoverCode(): Promise<Parsed<string>> {
  const said = await ask(makeHandover)
  return said.ok ? { ok: true, value: said.value.code } : said
}

/** Everything that the server keeps of the player, as a file's text. */
export async function exportAll(): Promise<Parsed<string>> {
  const said = await ask(exportAccount)
  return said.ok ? { ok: true, value: JSON.stringify(said.value, undefined, 2) } : said
}

const waysOut = { session: signOut, sessions: signOutEverywhere, account: deleteAccount }

/** Leaves: this device, every device, or for good with everything that the server keeps. */
export async function leave(how: keyof typeof waysOut): Promise<Parsed<unknown>> {
  const said = await ask(waysOut[how])
  if (!said.ok && said.status !== 401) return said
  signedInAs(undefined)
  return { ok: true, value: undefined }
}
