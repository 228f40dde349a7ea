import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Page } from '@opfor/sync'
import { pageId } from './page-id.ts'

const maxUnpackedBytes = 100_000_000

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Compresses text, in a thread of its own. */
export function packText(text: string): Promise<Buffer> {
  return deflate(text, { level: 9 })
}

/** Decompresses text, in a thread of its own. */
export async function unpackText(packed: Uint8Array): Promise<string> {
  return (await inflate(packed, { maxOutputLength: maxUnpackedBytes })).toString('utf8')
}

/** Compresses the pages of a match, parents first. Ids are omitted, because they are hashes of the content. */
export function packPages(pages: readonly Page[]): Promise<Buffer> {
  const indexes = new Map(pages.map(({ id }, at) => [id, at]))
  return packText(JSON.stringify(pages.map(({ parent, body }) => [indexes.get(parent) ?? -1, body])))
}

/** Decompresses the pages of a match and recomputes their ids. */
export async function unpackPages(match: string, packed: Uint8Array): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (const [parentIndex, body] of JSON.parse(await unpackText(packed)) as readonly (readonly [
    number,
    string,
  ])[]) {
    const parent = parentIndex === -1 ? match : (pages[parentIndex]?.id ?? '')
    pages.push({ match, id: pageId(parent, body), parent, body })
  }
  return pages
}
