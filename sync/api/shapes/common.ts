import { integer, record, refuse, type Shape } from '@opfor/kernel'

/**
 * An object in a response: known fields are parsed strictly, unknown fields are ignored, so that an installed app accepts
 * responses of a newer server. Requests use `record`, which rejects unknown fields.
 */
export function looseRecord<T extends object>(fields: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> {
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

/** An empty response object. */
export const empty = looseRecord({})

/** A number of things. */
export const count = integer(0, Number.MAX_SAFE_INTEGER)

/** A whole number in a query string. */
export const queryCount: Shape<number> = {
  schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
  read: (json, at) =>
    typeof json === 'string' && /^\d{1,15}$/.test(json)
      ? Number(json)
      : refuse(at, 'a whole number is expected'),
}

const timestampPattern =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** A date with a time and an offset from UTC. */
export const timestamp: Shape<string> = {
  schema: { type: 'string', format: 'date-time' },
  read: (json, at) =>
    typeof json === 'string' && timestampPattern.test(json)
      ? json
      : refuse(at, 'a timestamp such as 2026-11-15T12:00:00Z is expected'),
}
