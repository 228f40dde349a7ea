/** Parts of the app that are not precached besides languages: the lab, the editors of packs, recorded matches, sheets, their workshop, and what needs a server. */
export type PartName = 'lab' | 'editors' | 'watch' | 'server' | 'sheets' | 'workshop'

/** Whether a part is on this device, and how many bytes its download takes. */
export interface AppPart {
  /** A PartName, or the code of a language. */
  readonly name: string
  readonly bytes: number
  readonly isDownloaded: boolean
}

/** What the build writes to `parts.json`. */
type PartList = Readonly<Record<string, { readonly files: readonly string[]; readonly bytes: number }>>

/** The cache that the service worker reads too; its name is also in the Vite configuration. */
const cacheName = 'opfor-parts'

/** The event of the window after parts were downloaded. */
export const partsChanged = 'opfor-parts-changed'

function addressOf(file: string): string {
  return new URL(file, document.baseURI).href
}

async function loadPartList(): Promise<PartList> {
  return (await (await fetch(addressOf('parts.json'))).json()) as PartList
}

/** The parts and whether they are on this device; undefined if this browser cannot store them. */
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

/** Downloads parts to this device, and removes files of earlier builds. */
export async function downloadParts(names: readonly string[]): Promise<void> {
  if (import.meta.env.DEV || !('caches' in window)) return
  const list = await loadPartList()
  const cache = await caches.open(cacheName)
  const current = new Set(Object.values(list).flatMap(({ files }) => files.map(addressOf)))
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url)
  for (const file of names.flatMap((name) => list[name]?.files ?? []))
    if ((await caches.match(addressOf(file))) === undefined) await cache.add(addressOf(file))
  dispatchEvent(new Event(partsChanged))
}

/** Downloads a part that was just used, if possible: the first visit is not served by the service worker yet. */
export function keepPart(name: string): void {
  void downloadParts([name]).catch(() => undefined)
}
