import type { Json } from '@opfor/kernel'
import type { PasskeyRegistration, PasskeyAssertion } from '@opfor/sync/api/shapes/passkey'

/** Undefined if the user or the device cancels. */
export async function createPasskey(options: Json): Promise<PasskeyRegistration | undefined> {
  return credential<PasskeyRegistration>(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        // The browser validates the options.
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )
}

export async function requestPasskey(options: Json): Promise<PasskeyAssertion | undefined> {
  return credential<PasskeyAssertion>(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        // The browser validates the options.
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
}

export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

async function credential<T>(get: () => Promise<Credential | null>): Promise<T | undefined> {
  try {
    const made = await get()
    // The caller knows whether it is an attestation or an assertion; the server validates it.
    return made instanceof PublicKeyCredential ? (made.toJSON() as unknown as T) : undefined
  } catch {
    return undefined
  }
}
