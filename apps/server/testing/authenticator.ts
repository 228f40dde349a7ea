import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Json } from '@opfor/kernel'
import type { PasskeyRegistration, PasskeyAssertion } from '@opfor/sync/api/shapes/passkey'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const hash = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

export class Authenticator {
  readonly #origin: string
  readonly #id = randomBytes(32)
  readonly #privateKey: KeyObject
  readonly #publicKey: Uint8Array
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    this.#publicKey = isoCBOR.encode(cose)
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  register(options: Json): PasskeyRegistration {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const authData = Buffer.concat([
      this.#authenticatorData(0x45),
      Buffer.alloc(16),
      length,
      this.#id,
      Buffer.from(this.#publicKey),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      ...this.#credential,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Map<string, string>)).toString(
          'base64url',
        ),
      },
    }
  }

  authenticate(options: Json): PasskeyAssertion {
    this.#counter += 1
    const client = this.#clientData('webauthn.get', options)
    const data = this.#authenticatorData(0x05)
    const signature = createSign('sha256').update(data).update(hash(client)).sign(this.#privateKey)
    return {
      ...this.#credential,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  get #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const
  }

  #clientData(type: string, options: Json): Buffer {
    const { challenge } = options as { readonly challenge: string }
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([hash(new URL(this.#origin).hostname), Buffer.from([flags]), counter])
  }
}
