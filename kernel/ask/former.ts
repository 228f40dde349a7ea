import type { Readings } from './ruling.ts'

/**
 * What the digests of journals of format 1 were made of: the fields that situations had then, and the words that stood
 * in them. It describes the past and never changes.
 */
export interface FormerDigest {
  readonly fields: FormerFields
  /** The former texts of messages, by id. */
  readonly texts: Readonly<Record<string, string>>
}

/** The fields of a record or of each in a list, by name; `*` stands for any name; a field without its own is whole. */
export interface FormerFields {
  readonly [name: string]: FormerFields | undefined
}

/** Fields as they are written: names with spaces between them, and behind a name its own fields in brackets. */
export function formerFields(written: string): FormerFields {
  const names = written.match(/[^\s()]+|[()]/g) ?? []
  let at = 0
  const fields = (): FormerFields => {
    const read: Record<string, FormerFields | undefined> = {}
    for (let name = names[at]; name !== undefined && name !== ')'; name = names[at]) {
      at += 1
      const hasOwn = names[at] === '('
      if (hasOwn) at += 1
      read[name] = hasOwn ? fields() : undefined
      if (hasOwn) at += 1
    }
    return read
  }
  return fields()
}

/** The situation in the form that digests of format 1 cover, with the readings of the journal. */
export function asFormer(situation: unknown, { fields, texts }: FormerDigest, rulings: Readings): unknown {
  const then = pruned(situation, fields, texts) as Readonly<Record<string, unknown>>
  return { ...then, rulings: pruned(rulings, fields['rulings'], texts) }
}

function pruned(value: unknown, fields: FormerFields | undefined, texts: FormerDigest['texts']): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => pruned(item, fields, texts))
  const then: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value))
    if (fields === undefined || Object.hasOwn(fields, name) || Object.hasOwn(fields, '*'))
      then[name] = pruned(item, fields?.[name] ?? fields?.['*'], texts)
  if (typeof then['id'] === 'string' && typeof then['text'] === 'string')
    then['text'] = texts[then['id']] ?? then['text']
  return then
}
