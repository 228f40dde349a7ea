/** Parts of the app that are not precached, besides languages. */
export type PartName = 'lab' | 'editors' | 'watch' | 'server' | 'sheets' | 'workshop'

/** Whether a part is on this device, and its download size in bytes. */
export interface AppPart {
  /** A PartName, or the code of a language. */
  readonly name: string
  readonly bytes: number
  readonly isDownloaded: boolean
}

/** The format of `parts.json`, which the build writes. */
type PartList = Readonly<Record<string, { readonly files: readonly string[]; readonly bytes: number }>>

/** The service worker and the Vite configuration use this name too. */
const cacheName = 'opfor-parts'

/** The window event after parts were downloaded. */
export const partsChangedEvent = 'opfor-parts-changed'

function addressOf(file: string): string {
  return new URL(file, document.baseURI).href
}

async function loadPartList(): Promise<PartList> {
  return (await (await fetch(addressOf('parts.json'))).json()) as PartList
}

/** Undefined if this browser cannot store parts. */
export async function listParts(): Promise<readonly AppPart[] | undefined> {
  if (import.meta.env.DEV || !('caches' in window)) return undefined
  const list = await loadPartList()
  return Promise.all(
    Object.entries(list).map(async ([name, { files, bytes }]) => {
      const found = await Promise.all(files.map((file) => caches.match(addressOf(file))))
      return { name, bytes, isDownloaded: found.every((each) => each !== undefined) }
    }),
  )
}

/** Also removes files of earlier builds. */
export async function downloadParts(names: readonly string[]): Promise<void> {
  if (import.meta.env.DEV || !('caches' in window)) return
  const list = await loadPartList()
  const cache = await caches.open(cacheName)
  const current = new Set(Object.values(list).flatMap(({ files }) => files.map(addressOf)))
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url)
  for (const file of names.flatMap((name) => list[name]?.files ?? []))
    if ((await caches.match(addressOf(file))) === undefined) await cache.add(addressOf(file))
  dispatchEvent(new Event(partsChangedEvent))
}

/** Downloads a part that was just used: the service worker does not serve the first visit yet. */
export function cachePart(name: string): void {
  void downloadParts([name]).catch(() => undefined)
}
