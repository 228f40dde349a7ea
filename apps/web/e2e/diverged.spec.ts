import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { importFiles, currentPosition, storedEntries } from './saved-matches.ts'
import { User } from './user.ts'
import { expect, test } from './test.ts'

interface Store {
  readonly matches: readonly { readonly id: string; readonly name: string; readonly entries: number }[]
  readonly entries: readonly (readonly [IDBValidKey, unknown])[]
}

/** The database of an older app version: a match of BLITZKRIEG!, and three that diverge from the current rules. */
const oldStoreJson = readFileSync(path.join(import.meta.dirname, 'saved-by-older-app.json'), 'utf8')
const oldStore = JSON.parse(oldStoreJson) as Store
const oldMatch = path.join(import.meta.dirname, '../../../games/admiral/kept/33-version-1-fleets.json')

/** Loads the database of the older version. */
async function loadOldDevice(page: Page): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const { matches, entries } = JSON.parse(text) as Store
        const opening = indexedDB.open('opfor', 1)
        opening.addEventListener('upgradeneeded', () => {
          const store = opening.result.createObjectStore('matches', { keyPath: 'id' })
          store.createIndex('changed', 'changed')
          opening.result.createObjectStore('entries')
        })
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(['matches', 'entries'], 'readwrite')
          for (const match of matches) writing.objectStore('matches').put(match)
          for (const [key, entry] of entries) writing.objectStore('entries').put(entry, key)
          writing.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    oldStoreJson,
  )
  await page.goto('/')
  await expect(page.locator('.match-row')).not.toHaveCount(0)
}

const matchId = (name: string): string => oldStore.matches.find((match) => match.name === name)?.id ?? ''

test('a match saved by an older version can be continued', async ({ page }) => {
  const user = new User(page)
  await loadOldDevice(page)
  await page.goto(`/#/match/${matchId('BLITZKRIEG!')}`)
  await user.waitForQuestion()
  expect(await currentPosition(page)).toEqual(['Where do you place a unit?', '47'])
  await user.answer()
  await page.reload()
  await user.waitForQuestion()
  expect(Number(await user.step())).toBeGreaterThan(47)
})

test('a diverged match opens at the last matching turn, explains the difference, and continues as a new match', async ({
  page,
}) => {
  const user = new User(page)
  await loadOldDevice(page)
  const before = await storedEntries(page)
  await page.goto(`/#/match/${matchId('Old admiral')}`)
  await expect(page.getByText('7 of its 80 steps match the current rules.')).toBeVisible()
  await expect(page.getByText('Changed since: A ship without points is sunk')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Board' })).toContainText('Bastion')
  await user.expectAccessible()
  await page.getByText('Played after that (73 steps)').click()
  await expect(page.locator('.parted ol li')).toHaveCount(73)
  await user.tap('Continue from here')
  await expect(page.locator('.question')).toHaveAttribute('data-step', /\d+/)
  const [, step] = await currentPosition(page)
  expect(Number(step)).toBeGreaterThanOrEqual(7)
  await user.answer()
  await user.tap('More')
  await user.tap('History')
  await expect(
    page.getByText('This match continues “Old admiral”: 7 of its 80 steps match the current rules.'),
  ).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Old admiral, continued/ })).toBeVisible()
  await page.goto(`/#/match/${matchId('Old admiral')}`)
  await expect(page.getByText('This match was played with older rules')).toBeVisible()
  expect(await storedEntries(page)).toEqual(expect.arrayContaining([...before]))
})

test('if nothing matches, all steps are still listed', async ({ page }) => {
  await loadOldDevice(page)
  await page.goto(`/#/match/${matchId('Old blood-and-plunder')}`)
  await expect(page.getByText('None of its 110 steps match the current rules.')).toBeVisible()
  await page.getByText('Played after that (110 steps)').click()
  await expect(page.locator('.parted ol li')).toHaveCount(110)
})

test('a file and a link of a diverged match open as far as they match', async ({ page }) => {
  const user = new User(page)
  await importFiles(page, oldMatch)
  await page.locator('.match-link').first().click()
  await expect(page.getByText('7 of its 80 steps match the current rules.')).toBeVisible()
  const packed = await page.evaluate(
    async (text) => {
      const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
      return btoa(String.fromCodePoint(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    },
    readFileSync(oldMatch, 'utf8'),
  )
  await page.goto(`/#match=${packed}`)
  await page.reload()
  await expect(page.getByText('A shared match')).toBeVisible()
  await expect(page.getByText('7 of its 80 steps match the current rules.')).toBeVisible()
  await user.tap('Save to my matches')
  await user.waitForQuestion()
})
