import { integer, optional, record, rejectValue, type Shape, text } from '@opfor/kernel'
import { itemFields, type StoredItem } from '../../item.ts'
import { commitFields, type Receipt, type StoredCommit } from '../../commit.ts'

const maxLength = 24
const pattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,22}[\p{L}\p{N}])?$/u

/** Letters and digits of any script; inside also spaces and some punctuation. */
export const nickname: Shape<string> = {
  schema: { type: 'string', minLength: 1, maxLength, pattern: pattern.source },
  read: (json, at) => {
    const name = text(100).read(json, at).normalize('NFC')
    return name.length <= maxLength && pattern.test(name)
      ? name
      : rejectValue(at, `a nickname has up to ${maxLength} letters and digits`)
  },
}

/**
 * For responses: unknown fields are ignored, so installed apps accept newer servers. Requests use `record`, which rejects unknown
 * fields.
 */
export function recordWithUnknownFields<T extends object>(
  fields: { readonly [K in keyof T]: Shape<T[K]> },
): Shape<T> {
  const exact = record<T>(fields)
  return {
    schema: { ...(exact.schema as object), additionalProperties: true },
    read: (json, at) => {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) return exact.read(json, at)
      const knownFields = Object.entries(json).filter(([key]) => Object.hasOwn(fields, key))
      return exact.read(Object.fromEntries(knownFields), at)
    },
  }
}

export const emptyResponse = recordWithUnknownFields({})

export const countShape = integer(0, Number.MAX_SAFE_INTEGER)

export const queryCount: Shape<number> = {
  schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
  read: (json, at) =>
    typeof json === 'string' && /^\d{1,15}$/.test(json)
      ? Number(json)
      : rejectValue(at, 'a whole number is expected'),
}

const timestampPattern =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** With a time and an offset from UTC. */
export const timestamp: Shape<string> = {
  schema: { type: 'string', format: 'date-time' },
  read: (json, at) =>
    typeof json === 'string' && timestampPattern.test(json)
      ? json
      : rejectValue(at, 'a timestamp such as 2026-11-15T12:00:00Z is expected'),
}

export const storedItem = recordWithUnknownFields<StoredItem>({ ...itemFields, changed: timestamp })

export const receiptShape = recordWithUnknownFields<Receipt>({
  received: timestamp,
  device: optional(text(60)),
})

export const storedCommitShape = recordWithUnknownFields<StoredCommit>({
  ...commitFields,
  received: optional(timestamp),
  device: optional(text(60)),
})
