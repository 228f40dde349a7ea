import { type Json, describeJson } from './json.ts'
import { record, rejectValue, type Shape } from './shape.ts'

/** Stored as `opfor` in journals, packs, exports, links and commits. */
export const fileFormat = 1

export interface FileHeader {
  readonly opfor: typeof fileFormat
}

const formatShape: Shape<typeof fileFormat> = {
  schema: { type: 'integer', minimum: fileFormat, maximum: fileFormat },
  read: (json, at) => {
    if (json === fileFormat) return fileFormat
    if (typeof json === 'number' && Number.isInteger(json) && json > fileFormat)
      return rejectValue(
        at,
        `format ${json} is newer than format ${fileFormat}, which this program reads: update it`,
      )
    return rejectValue(
      at,
      `${fileFormat} is expected, not ${describeJson(json)}; only this format can be read: make the file again with this version`,
    )
  },
}

/** Reads the format first, because a file of another format may have other fields. */
export function fileShape<T extends FileHeader>(
  fields: {
    readonly [K in Exclude<keyof T, keyof FileHeader>]: Shape<T[K]>
  },
): Shape<T> {
  const whole = record<T>({ opfor: formatShape, ...fields } as { readonly [K in keyof T]: Shape<T[K]> })
  return {
    schema: whole.schema,
    read: (json, at) => {
      checkFileFormat(json, at)
      return whole.read(json, at)
    },
  }
}

export function checkFileFormat(json: Json, at: string): void {
  if (typeof json === 'object' && json !== null && !Array.isArray(json))
    formatShape.read((json as { readonly [key: string]: Json })['opfor'], at === '' ? 'opfor' : `${at}.opfor`)
}
