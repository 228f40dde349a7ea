import { integer, type Json, listOf, type Parsed, record, type Shape, text, anything } from '@opfor/kernel'
import { create } from 'zustand'
import { saveText } from '../device/device-store.ts'
import { makePasskey, usePasskey } from './passkey.ts'
import { ask, parsedReply } from '../server/server.ts'
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

const ceremony = record<{ readonly ticket: string; readonly options: Json }>({
  ticket: text(),
  options: anything,
})
const codes: Shape<readonly string[]> = listOf(text())

/** What cannot be done because the person or the device would not. */
const notMade: Parsed<never> = { ok: false, problem: '' }

/** A new player with a passkey of this device; gives the recovery codes. */
export async function join(nickname: string): Promise<Parsed<readonly string[]>> {
  const begun = parsedReply(ceremony, await ask('POST', 'join/options', { nickname }))
  if (!begun.ok) return begun
  const response = await makePasskey(begun.value.options)
  if (response === undefined) return notMade
  const joined = parsedReply(
    record<{ readonly nickname: string; readonly recoveryCodes: readonly string[] }>({
      nickname: text(),
      recoveryCodes: codes,
    }),
    await ask('POST', 'join', { ticket: begun.value.ticket, response }),
  )
  if (!joined.ok) return joined
  await signInHere(joined.value.nickname)
  return { ok: true, value: joined.value.recoveryCodes }
}

/** Signs in with a passkey. */
export async function signIn(): Promise<Parsed<undefined>> {
  const begun = parsedReply(ceremony, await ask('POST', 'session/options', {}))
  if (!begun.ok) return begun
  const response = await usePasskey(begun.value.options)
  if (response === undefined) return notMade
  return signedInBy(await ask('POST', 'session', { ticket: begun.value.ticket, response }))
}

/** Signs in with a recovery code, or with the code that another device shows. */
export async function signInWith(how: 'recovery' | 'handover', code: string): Promise<Parsed<undefined>> {
  return signedInBy(await ask('POST', `session/${how}`, { code: code.trim() }))
}

async function signedInBy(said: Awaited<ReturnType<typeof ask>>): Promise<Parsed<undefined>> {
  const done = parsedReply(anything, said)
  if (!done.ok) return done
  const own = parsedReply(ownAccount, await ask('GET', 'account'))
  if (!own.ok) return own
  await signInHere(own.value.nickname)
  return { ok: true, value: undefined }
}

const ownAccount = record<{
  readonly nickname: string
  readonly created: string
  readonly passkeys: Json
  readonly recoveryCodes: number
  readonly sessions: number
}>({
  nickname: text(),
  created: text(),
  passkeys: anything,
  recoveryCodes: integer(0, 1000),
  sessions: integer(0, 1_000_000),
})

/** A passkey of this device for the player who is signed in. */
export async function addPasskey(): Promise<Parsed<unknown>> {
  const begun = parsedReply(ceremony, await ask('POST', 'account/passkeys/options', {}))
  if (!begun.ok) return begun
  const response = await makePasskey(begun.value.options)
  if (response === undefined) return notMade
  return parsedReply(
    anything,
    await ask('POST', 'account/passkeys', { ticket: begun.value.ticket, response }),
  )
}

/** New recovery codes. */
export async function newCodes(): Promise<Parsed<readonly string[]>> {
  const said = parsedReply(
    record<{ readonly recoveryCodes: readonly string[] }>({ recoveryCodes: codes }),
    await ask('POST', 'account/recovery-codes', {}),
  )
  return said.ok ? { ok: true, value: said.value.recoveryCodes } : said
}

/** A code for a second device. */
export async function handoverCode(): Promise<Parsed<string>> {
  const said = parsedReply(
    record<{ readonly code: string; readonly expires: string }>({ code: text(), expires: text() }),
    await ask('POST', 'account/handover', {}),
  )
  return said.ok ? { ok: true, value: said.value.code } : said
}

/** Everything that the server keeps of the player, as a file's text. */
export async function exportAll(): Promise<Parsed<string>> {
  const said = parsedReply(anything, await ask('GET', 'account/export'))
  return said.ok ? { ok: true, value: JSON.stringify(said.value, undefined, 2) } : said
}

/** Leaves: this device, every device, or for good with everything that the server keeps. */
export async function leave(how: 'session' | 'sessions' | 'account'): Promise<Parsed<unknown>> {
  const said = await ask('DELETE', how)
  if (said.status !== 401 && said.status !== 204) return parsedReply(anything, said)
  signedInAs(undefined)
  return { ok: true, value: undefined }
}
