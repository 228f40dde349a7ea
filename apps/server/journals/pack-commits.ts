import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Commit, StoredCommit } from '@opfor/sync'

/** Computes the id of a page like `pageId` of `@opfor/sync`, but with the faster native hash. */
export function nativeCommitId(parent: string, body: string): string {
  return hash('sha256', `${parent}\n${body}`)
}

/** Also checks that the text can be stored. */
export function isValidStoredCommit({ id, parent, body }: Commit): boolean {
  return body.isWellFormed() && !body.includes('\0') && id === nativeCommitId(parent, body)
}

const maxUnpackedBytes = 100_000_000

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** The parent index is -1 without a parent; the last commit of a branch has a receipt. */
type PackedPage = readonly [parentIndex: number, body: string, received?: string, device?: string]

/**
 * Parents first. Omits ids, which are hashes of the content. Only the last commit of each branch has a receipt, because players
 * see no other.
 */
export function packCommits(pages: readonly StoredCommit[]): Promise<Buffer> {
  const indexes = new Map(pages.map(({ id }, at) => [id, at]))
  const parents = new Set(pages.map(({ parent }) => parent))
  const packed = pages.map(({ id, parent, body, received, device }): PackedPage => {
    const page = [indexes.get(parent) ?? -1, body] as const
    if (received === undefined || parents.has(id)) return page
    return device === undefined ? [...page, received] : [...page, received, device]
  })
  return deflate(JSON.stringify(packed), { level: 9 })
}

/** Recomputes the ids. */
export async function unpackCommits(match: string, packed: Uint8Array): Promise<readonly StoredCommit[]> {
  const pages: StoredCommit[] = []
  const text = (await inflate(packed, { maxOutputLength: maxUnpackedBytes })).toString('utf8')
  for (const [parentIndex, body, received, device] of JSON.parse(text) as readonly PackedPage[]) {
    const parent = parentIndex === -1 ? match : (pages[parentIndex]?.id ?? '')
    pages.push({ match, id: nativeCommitId(parent, body), parent, body, received, device })
  }
  return pages
}
