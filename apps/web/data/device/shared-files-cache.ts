/** Files or a text that were shared with the app or opened with it. */
export interface Share {
  readonly files: readonly File[]
  readonly text: string
}

/** delivery/take-share.ts uses this name too. */
export const shareCache = 'opfor-shared'

/** Also in delivery/take-share.ts. */
export const maxShareBytes = 50_000_000

const opened = new Map<string, FormData>()

/** Stores files for the screen that opens them; returns its route. */
export function cacheSharedFiles(files: readonly File[]): string {
  if (files.reduce((sum, { size }) => sum + size, 0) > maxShareBytes) return '/open/too-large'
  const form = new FormData()
  for (const file of files) form.append('files', file)
  const id = crypto.randomUUID()
  opened.clear()
  opened.set(id, form)
  return `/open/${id}`
}

/** Undefined if the share is missing or cannot be read. */
export async function loadShare(id: string): Promise<Share | undefined> {
  try {
    const form = opened.get(id) ?? (await keptByWorker(id))
    if (form === undefined) return undefined
    const texts = ['title', 'text', 'url'].flatMap((name) => form.getAll(name))
    const files = form.getAll('files').filter((each) => each instanceof File)
    return {
      // A form without a file contains an empty one.
      files: files.filter(({ name, size }) => name !== '' || size > 0),
      text: texts
        .filter((each): each is string => typeof each === 'string')
        .join('\n')
        .trim(),
    }
  } catch {
    return undefined
  }
}

async function keptByWorker(id: string): Promise<FormData | undefined> {
  if (!('caches' in window)) return undefined
  const cache = await caches.open(shareCache)
  return (await cache.match(new URL(id, document.baseURI)))?.formData()
}

export async function removeShare(): Promise<void> {
  opened.clear()
  if ('caches' in window) await caches.delete(shareCache)
}
