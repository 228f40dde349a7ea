import { anything, type Json, listOf, oneOf, optional, record, type Shape, text } from '@opfor/kernel'
import { atLeast } from './common.ts'

const long = text(8192)

/** What a browser says of every passkey. */
interface AnyPasskey<Response> {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly authenticatorAttachment?: 'platform' | 'cross-platform' | undefined
  readonly clientExtensionResults: Json
  readonly response: Response
}

/** What a browser says after it has made a passkey. */
export type MadePasskey = AnyPasskey<{
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly authenticatorData?: string | undefined
  readonly transports?: readonly string[] | undefined
  readonly publicKeyAlgorithm?: Json
  readonly publicKey?: string | undefined
}>

/** What a browser says after it has used a passkey. */
export type UsedPasskey = AnyPasskey<{
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle?: string | undefined
}>

function passkey<Response>(response: Shape<Response>): Shape<AnyPasskey<Response>> {
  return record<AnyPasskey<Response>>({
    id: text(1024),
    rawId: text(1024),
    type: oneOf('public-key'),
    authenticatorAttachment: optional(oneOf('platform', 'cross-platform')),
    clientExtensionResults: anything,
    response,
  })
}

/** The server's word for a ceremony, and what the browser's own functions need for it. */
export const ceremony = atLeast<{ readonly ticket: string; readonly options: Json }>({
  ticket: text(100),
  options: anything,
})

/** A passkey that was made, with its ticket. */
export const made: Shape<{ readonly ticket: string; readonly response: MadePasskey }> = record({
  ticket: text(100),
  response: passkey<MadePasskey['response']>(
    record<MadePasskey['response']>({
      clientDataJSON: long,
      attestationObject: text(32_768),
      authenticatorData: optional(long),
      transports: optional(listOf(text(40), 20)),
      publicKeyAlgorithm: anything,
      publicKey: optional(long),
    }),
  ),
})

/** A passkey that was used, with its ticket. */
export const used: Shape<{ readonly ticket: string; readonly response: UsedPasskey }> = record({
  ticket: text(100),
  response: passkey<UsedPasskey['response']>(
    record<UsedPasskey['response']>({
      clientDataJSON: long,
      authenticatorData: long,
      signature: long,
      userHandle: optional(text(200)),
    }),
  ),
})
