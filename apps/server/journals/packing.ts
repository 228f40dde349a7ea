import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { StoredPage } from '@opfor/sync'
import { pageId } from './page-id.ts'

const maxUnpackedBytes = 100_000_000

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** A packed page: the index of its parent or -1, its body and, if it is the last page of a branch, its receipt. */
type PackedPage = readonly [parentIndex: number, body: string, received?: string, device?: string]

/**
 * Compresses the pages of a match, parents first. Ids are omitted, because they are hashes of the content. Receipts are kept of
 * the last page of each branch, which is what players are told of a branch.
 */
export function packPages(pages: readonly StoredPage[]): Promise<Buffer> {
  const indexes = new Map(pages.map(({ id }, at) => [id, at]))
  const parents = new Set(pages.map(({ parent }) => parent))
  const packed = pages.map(({ id, parent, body, received, device }): PackedPage => {
    const page = [indexes.get(parent) ?? -1, body] as const
    if (received === undefined || parents.has(id)) return page
    return device === undefined ? [...page, received] : [...page, received, device]
  })
  return deflate(JSON.stringify(packed), { level: 9 })
}

/** Decompresses the pages of a match and recomputes their ids. */
export async function unpackPages(match: string, packed: Uint8Array): Promise<readonly StoredPage[]> {
  const pages: StoredPage[] = []
  const text = (await inflate(packed, { maxOutputLength: maxUnpackedBytes })).toString('utf8')
  for (const [parentIndex, body, received, device] of JSON.parse(text) as readonly PackedPage[]) {
    const parent = parentIndex === -1 ? match : (pages[parentIndex]?.id ?? '')
    pages.push({ match, id: pageId(parent, body), parent, body, received, device })
  }
  return pages
}
