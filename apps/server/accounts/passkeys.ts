import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import type { Json } from '@opfor/kernel'
import type { PasskeyRegistration, PasskeyAssertion } from '@opfor/sync/api/shapes/passkey'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'

interface BrowserOptions {
  readonly challenge: string
  readonly options: Json
}

export async function registrationOptions(
  origin: string,
  account: string,
  nickname: string,
  existing: readonly string[],
): Promise<BrowserOptions> {
  const options = await generateRegistrationOptions({
    rpName: 'Opfor',
    rpID: new URL(origin).hostname,
    userName: nickname,
    userDisplayName: nickname,
    userID: new TextEncoder().encode(account),
    attestationType: 'none',
    excludeCredentials: existing.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    // EdDSA, ES256 and RS256 in COSE numbers.
    supportedAlgorithmIDs: algorithms,
  })
  // Plain JSON, but the library's interface type has no index signature.
  return { challenge: options.challenge, options: options as unknown as Json }
}

const algorithms = [-8, -7, -257]

export async function authenticationOptions(origin: string): Promise<BrowserOptions> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'preferred',
  })
  // Plain JSON, but the library's interface type has no index signature.
  return { challenge: options.challenge, options: options as unknown as Json }
}

/** Returns the credential to store. */
export async function verifyRegistration(
  origin: string,
  expectedChallenge: string,
  response: PasskeyRegistration,
): Promise<WebAuthnCredential> {
  const { verified, registrationInfo } = await rejectInvalid(() =>
    verifyRegistrationResponse({
      // The same fields, but the library's type has mutable arrays and closed string lists.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified) throw unknownPasskey()
  return registrationInfo.credential
}

export async function savePasskey(
  db: Kysely<Database>,
  account: string,
  { id, publicKey, counter, transports }: WebAuthnCredential,
  now: Date,
): Promise<void> {
  const inserted = await db
    .insertInto('passkey')
    .values({
      id,
      account,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
      created: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) throw new HttpError(409, 'known', 'This passkey is already registered.')
}

/** Returns the account. */
export async function verifyAuthentication(
  db: Kysely<Database>,
  origin: string,
  expectedChallenge: string,
  response: PasskeyAssertion,
  now: Date,
): Promise<string> {
  const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', response.id).executeTakeFirst()
  if (passkey === undefined) throw unknownPasskey()
  const { verified, authenticationInfo } = await rejectInvalid(() =>
    verifyAuthenticationResponse({
      // The same fields, but the library's type has typed extension results.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    }),
  )
  if (!verified) throw unknownPasskey()
  await db
    .updateTable('passkey')
    .set({ counter: authenticationInfo.newCounter, used: now })
    .where('id', '=', passkey.id)
    .execute()
  return passkey.account
}

export function unknownPasskey(): HttpError {
  return new HttpError(403, 'passkey', 'Unknown passkey.')
}

/** The WebAuthn library throws for invalid responses. */
async function rejectInvalid<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch {
    throw unknownPasskey()
  }
}
