import type { Json } from '@opfor/kernel'
import type { MadePasskey, UsedPasskey } from '@opfor/sync/api/shapes/passkey'

/** Makes a passkey on this device; undefined where the person or the device would not. */
export async function createPasskey(options: Json): Promise<MadePasskey | undefined> {
  return credential<MadePasskey>(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )
}

/** Uses a passkey that this device has. */
export async function requestPasskey(options: Json): Promise<UsedPasskey | undefined> {
  return credential<UsedPasskey>(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
}

/** Whether this browser can use passkeys in the way that we ask it to. */
export function supportsPasskeys(): boolean {
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
