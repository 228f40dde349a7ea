import type { Json } from '@opfor/kernel'
import type { PasskeyRegistration, PasskeyAssertion } from '@opfor/sync/api/shapes/passkey'

/** Makes a passkey on this device; undefined where the person or the device would not. */
export async function makePasskey(options: Json): Promise<PasskeyRegistration | undefined> {
  return credential<PasskeyRegistration>(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )
}

/** Uses a passkey that this device has. */
export async function usePasskey(options: Json): Promise<PasskeyAssertion | undefined> {
  return credential<PasskeyAssertion>(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
}

/** Whether this browser can use passkeys in the way that we ask it to. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

async function credential<T>(get: () => Promise<Credential | null>): Promise<T | undefined> {
  try {
    const made = await get()
    return made instanceof PublicKeyCredential ? (made.toJSON() as unknown as T) : undefined
  } catch {
    return undefined
  }
}
