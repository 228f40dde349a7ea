import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Download, expect, type Page } from '@playwright/test'

const games = path.join(import.meta.dirname, '../../../../games')

export function replayFile(name: string, game = 'blitzkrieg'): string {
  return path.join(games, game, 'replays', `${name}.txt`)
}

export async function importFiles(page: Page, ...files: readonly string[]): Promise<void> {
  await page.goto('/#/matches')
  await expect(page.getByText('Import a file')).toBeVisible()
  // With matches the button is there, but their list loads later.
  if ((await page.getByRole('button', { name: 'Export everything' }).count()) > 0)
    await expect(page.locator('.match-row')).not.toHaveCount(0)
  for (const file of files) {
    const before = await page.locator('.match-row').count()
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('1 match was imported.')).toBeVisible()
    await expect(page.locator('.match-row')).toHaveCount(before + 1)
  }
}

/** Returns its URL. */
export async function importAndOpen(page: Page, file: string): Promise<string> {
  await importFiles(page, file)
  await page.locator('.match-link').first().click()
  await expect(page.locator('.question')).toBeVisible()
  return page.url()
}

export async function currentPosition(page: Page): Promise<readonly [question: string, step: string]> {
  const bar = page.locator('.question')
  await expect(bar).toBeVisible()
  return [await bar.locator('h2').innerText(), (await bar.getAttribute('data-step')) ?? 'over']
}

export async function readDownload(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

export function storedEntries(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const done = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const store = (await done(indexedDB.open('opfor'))) as IDBDatabase
    const entries = await done(store.transaction('entries').objectStore('entries').getAll())
    store.close()
    return entries as readonly unknown[]
  })
}

/** Names, and journals without entries. */
export function storedMatches(
  page: Page,
): Promise<readonly { readonly name: string; readonly head: { readonly seed: number } }[]> {
  return page.evaluate(async () => {
    const done = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const store = (await done(indexedDB.open('opfor'))) as IDBDatabase
    const matches = await done(store.transaction('matches').objectStore('matches').getAll())
    store.close()
    return matches as Awaited<ReturnType<typeof storedMatches>>
  })
}

export function storedPacks(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const store = (await done(indexedDB.open('opfor-packs'))) as IDBDatabase
    const packs = await done(store.transaction('packs').objectStore('packs').getAll())
    store.close()
    return JSON.stringify(packs)
  })
}

export function corruptFirstEntry(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const store = (await done(indexedDB.open('opfor'))) as IDBDatabase
    const entries = store.transaction('entries', 'readwrite').objectStore('entries')
    const [first] = (await done(entries.getAllKeys())) as IDBValidKey[]
    await done(entries.put({ q: 'blitzkrieg.damaged', a: 1, by: 'person' }, first))
    store.close()
  })
}

/** An open transaction blocks until "hold" is removed from the session storage. */
export function blockWrites(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        sessionStorage.setItem('hold', 'yes')
        const opening = indexedDB.open('opfor')
        opening.addEventListener('success', () => {
          const store = opening.result
          const entries = store.transaction('entries', 'readwrite').objectStore('entries')
          const again = (): void => {
            resolve()
            if (sessionStorage.getItem('hold') === null) store.close()
            else entries.count().addEventListener('success', again)
          }
          entries.count().addEventListener('success', again)
        })
      }),
  )
}
