import { type Json, shown } from './json.ts'
import { record, refuse, type Shape } from './shape.ts'

/** The format of everything that is saved or sent: journals, packs, exports, links and sync pages have it as `opfor`. */
export const fileFormat = 1

/** What every file has. */
export interface FileHeader {
  readonly opfor: typeof fileFormat
}

const formatShape: Shape<typeof fileFormat> = {
  schema: { type: 'integer', minimum: fileFormat, maximum: fileFormat },
  read: (json, at) => {
    if (json === fileFormat) return fileFormat
    if (typeof json === 'number' && Number.isInteger(json) && json > fileFormat)
      return refuse(
        at,
        `format ${json} is newer than format ${fileFormat}, which this program reads: update it`,
      )
    return refuse(
      at,
      `${fileFormat} is expected, not ${shown(json)}; only this format can be read: make the file again with this version`,
    )
  },
}

/** The shape of a file. Its format is read first, because a file of another format may have other fields. */
export function fileOf<T extends FileHeader>(
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

/** Rejects a file of another format. */
export function checkFileFormat(json: Json, at: string): void {
  if (typeof json === 'object' && json !== null && !Array.isArray(json))
    formatShape.read((json as { readonly [key: string]: Json })['opfor'], at === '' ? 'opfor' : `${at}.opfor`)
}
