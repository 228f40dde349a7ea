import { anyJson, type Json, listOf, oneOf, optional, record, type Shape, text } from '@opfor/kernel'
import { recordWithUnknownFields } from './common.ts'

const base64 = text(8192)

interface PasskeyResponse<Response> {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly authenticatorAttachment?: 'platform' | 'cross-platform' | undefined
  readonly clientExtensionResults: Json
  readonly response: Response
}

export type PasskeyRegistration = PasskeyResponse<{
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly authenticatorData?: string | undefined
  readonly transports?: readonly string[] | undefined
  readonly publicKeyAlgorithm?: Json
  readonly publicKey?: string | undefined
}>

export type PasskeyAssertion = PasskeyResponse<{
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle?: string | undefined
}>

function passkey<Response>(response: Shape<Response>): Shape<PasskeyResponse<Response>> {
  return record<PasskeyResponse<Response>>({
    id: text(1024),
    rawId: text(1024),
    type: oneOf('public-key'),
    authenticatorAttachment: optional(oneOf('platform', 'cross-platform')),
    clientExtensionResults: anyJson,
    response,
  })
}

export const ceremony = recordWithUnknownFields<{ readonly ticket: string; readonly options: Json }>({
  ticket: text(100),
  options: anyJson,
})

export const passkeyRegistration: Shape<{ readonly ticket: string; readonly response: PasskeyRegistration }> =
  record({
    ticket: text(100),
    response: passkey<PasskeyRegistration['response']>(
      record<PasskeyRegistration['response']>({
        clientDataJSON: base64,
        attestationObject: text(32_768),
        authenticatorData: optional(base64),
        transports: optional(listOf(text(40), 20)),
        publicKeyAlgorithm: anyJson,
        publicKey: optional(base64),
      }),
    ),
  })

export const passkeyAssertion: Shape<{ readonly ticket: string; readonly response: PasskeyAssertion }> =
  record({
    ticket: text(100),
    response: passkey<PasskeyAssertion['response']>(
      record<PasskeyAssertion['response']>({
        clientDataJSON: base64,
        authenticatorData: base64,
        signature: base64,
        userHandle: optional(text(200)),
      }),
    ),
  })
