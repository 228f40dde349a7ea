import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Page } from '@opfor/sync'
import { pageId } from './page-id.ts'

const maxUnpackedBytes = 100_000_000

/** Compresses text. */
export function packText(text: string): Buffer {
  return deflateRawSync(text, { level: 9 })
}

/** Decompresses text. */
export function unpackText(packed: Uint8Array): string {
  return inflateRawSync(packed, { maxOutputLength: maxUnpackedBytes }).toString('utf8')
}

/** Compresses the pages of a match, parents first. Ids are omitted, because they are hashes of the content. */
export function packPages(pages: readonly Page[]): Buffer {
  const indexes = new Map(pages.map(({ id }, at) => [id, at]))
  return packText(JSON.stringify(pages.map(({ parent, body }) => [indexes.get(parent) ?? -1, body])))
}

/** Decompresses the pages of a match and recomputes their ids. */
export function unpackPages(match: string, packed: Uint8Array): readonly Page[] {
  const pages: Page[] = []
  for (const [parentIndex, body] of JSON.parse(unpackText(packed)) as readonly (readonly [
    number,
    string,
  ])[]) {
    const parent = parentIndex === -1 ? match : (pages[parentIndex]?.id ?? '')
    pages.push({ match, id: pageId(parent, body), parent, body })
  }
  return pages
}
