/** What was shared with the app, or opened with it: files, or a text. */
export interface Share {
  readonly files: readonly File[]
  readonly text: string
}

/** The cache in which the service worker keeps a share; its name is also in delivery/take-share.ts. */
export const shareCache = 'opfor-shared'

/** The most bytes that are taken; also in delivery/take-share.ts. */
export const longestShare = 50_000_000

const opened = new Map<string, FormData>()

/** Keeps files for the screen that opens what was shared; returns its route. */
export function keepFiles(files: readonly File[]): string {
  if (files.reduce((sum, { size }) => sum + size, 0) > longestShare) return '/open/too-large'
  const form = new FormData()
  for (const file of files) form.append('files', file)
  const id = crypto.randomUUID()
  opened.clear()
  opened.set(id, form)
  return `/open/${id}`
}

/** What was kept under an id; undefined if it is not there, or cannot be read. */
export async function loadShare(id: string): Promise<Share | undefined> {
  try {
    const form = opened.get(id) ?? (await keptByWorker(id))
    if (form === undefined) return undefined
    const texts = ['title', 'text', 'url'].flatMap((name) => form.getAll(name))
    const files = form.getAll('files').filter((each) => each instanceof File)
    return {
      // A form without a file has an empty one.
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

/** Removes what was kept: it has been opened. */
export async function removeShare(): Promise<void> {
  opened.clear()
  if ('caches' in window) await caches.delete(shareCache)
}
