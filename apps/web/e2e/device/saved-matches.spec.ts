import { writeFileSync } from 'node:fs'
import {
  corruptFirstEntry,
  blockWrites,
  importFiles,
  importAndOpen,
  replayFile,
  currentPosition,
  storedEntries,
  readDownload,
} from '../support/saved-matches.ts'
import { User } from '../support/user.ts'
import { expect, test, watchViolations } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const matchFile = replayFile('undo-and-redo')

test('a match is renamed, deleted and restored', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  const before = await currentPosition(page)
  await page.goto('/#/matches')
  await user.expectAccessible()
  await user.tap('Options for BLITZKRIEG!')
  await expect(page.getByRole('textbox', { name: 'Link' })).not.toHaveValue('')
  await user.expectAccessible()
  await page.getByRole('textbox', { name: 'Name' }).fill('The long winter')
  await user.tap('Rename')
  await expect(page.getByRole('link', { name: /The long winter/ })).toBeVisible()
  await user.tap('Options for The long winter')
  await user.tap('Delete')
  await expect(page.getByText('The long winter was deleted.')).toBeVisible()
  await expect(page.locator('.match-row')).toHaveCount(0)
  await user.expectAccessible()
  await user.tap('Restore')
  await page.getByRole('link', { name: /The long winter/ }).click()
  expect(await currentPosition(page)).toEqual(before)
})

test('a match saved as a file is imported at the same question and can be continued', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  await user.answer()
  const before = await currentPosition(page)
  await user.tap('More')
  await user.tap('Share')
  const download = page.waitForEvent('download')
  await user.tap('Save the match')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('blitzkrieg.opfor.json')
  await importAndOpen(page, await saved.path())
  expect(await currentPosition(page)).toEqual(before)
  await user.answer()
  expect(await currentPosition(page)).not.toEqual(before)
})

test('a backup is imported on another device; importing it twice changes nothing', async ({
  page,
  browser,
}) => {
  const user = new User(page)
  await page.goto('/#/packs/blitzkrieg/board')
  await user.tap(/^Nippon on our own house board/)
  await page.getByLabel('Name', { exact: true }).first().fill('My own board')
  await user.tap('Back')
  await expect(page.getByText('My own board')).toBeVisible()
  await importFiles(page, matchFile, replayFile('whole-match-nippon'), replayFile('a-correction'))
  await user.tap('Options for BLITZKRIEG!')
  await page.getByRole('textbox', { name: 'Name' }).fill('Northern lights')
  await user.tap('Rename')
  const download = page.waitForEvent('download')
  await user.tap('Export everything')
  const file = await (await download).path()

  const otherDevice = await browser.newContext()
  const cspViolations = await watchViolations(otherDevice)
  const tablet = await otherDevice.newPage()
  await tablet.goto(page.url())
  await tablet.locator('input[type=file]').setInputFiles(file)
  await expect(tablet.getByText('3 matches were imported.')).toBeVisible()
  await expect(tablet.locator('.match-row')).toHaveCount(3)
  await expect(tablet.getByRole('link', { name: /Northern lights/ })).toBeVisible()
  expect(await storedEntries(tablet)).toHaveLength((await storedEntries(page)).length)
  await tablet.locator('input[type=file]').setInputFiles(file)
  await expect(tablet.getByText('Nothing new: every match in the file is here already.')).toBeVisible()
  await expect(tablet.locator('.match-row')).toHaveCount(3)
  await tablet.goto(new URL('#/packs/blitzkrieg/board', page.url()).href)
  await expect(tablet.getByText('My own board')).toHaveCount(1)
  expect(cspViolations).toEqual([])
  await otherDevice.close()
})

test('importing an older backup does not reset a match', async ({ page }) => {
  const user = new User(page)
  const address = await importAndOpen(page, matchFile)
  await page.goto('/')
  const download = page.waitForEvent('download')
  await user.tap('Export everything')
  const file = await (await download).path()
  await page.goto(address)
  await user.waitForQuestion()
  await user.answer()
  const before = await currentPosition(page)
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Nothing new')).toBeVisible()
  await page.goto(address)
  expect(await currentPosition(page)).toEqual(before)
})

test('a file without a match is refused with the reason', async ({ page }, info) => {
  await page.goto('/#/matches')
  for (const [text, reason] of [
    ['{"opfor":1,"game":"chess","version":1}', 'Unknown game "chess".'],
    ['{"opfor":9,"game":"blitzkrieg","version":1}', 'format 9 is newer than format 1'],
    ['{"format":2,"game":"blitzkrieg","version":1}', 'only this format can be read'],
    ['{"opfor":1,"matches":[{}]}', 'matches[0].id: an id of letters'],
    ['nothing', 'This is not a match'],
  ] as const) {
    // A separate file each, because the app may still be reading the last one.
    const file = info.outputPath(`${reason.replaceAll(/\W/g, '-')}.json`)
    writeFileSync(file, text)
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(reason)).toBeVisible()
  }
  await page.evaluate(() => {
    File.prototype.text = () => Promise.reject(new DOMException('It is gone.', 'NotReadableError'))
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'gone.json', mimeType: '', buffer: Buffer.from('{}') })
  await expect(page.getByText('gone.json could not be read. Is it still there?')).toBeVisible()
  await expect(page.locator('.match-row')).toHaveCount(0)
})

test('a damaged journal opens as far as possible, can be saved unchanged, and is never deleted', async ({
  page,
}) => {
  const user = new User(page)
  const address = await importAndOpen(page, replayFile('a-correction'))
  await corruptFirstEntry(page)
  const entries = await storedEntries(page)
  await page.reload()
  await expect(page.getByText('This match was played with older rules')).toBeVisible()
  await user.expectAccessible()
  const download = page.waitForEvent('download')
  await user.tap('Save as a file')
  expect(JSON.parse(await readDownload(await download))).toMatchObject({ game: 'blitzkrieg', entries })
  await page.goto('/#/matches')
  await user.tap('Options for BLITZKRIEG!')
  await expect(page.getByText('It is left as it is. You can save it as a file.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('This match was played with older rules')).toBeVisible()
  expect(await storedEntries(page)).toEqual(entries)
})

test('an answer is shown only after it is saved, even if the disk is slow', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  const before = await currentPosition(page)
  await blockWrites(page)
  const collapsed = page.locator('.question details:not([open]) > summary')
  if (await collapsed.isVisible()) await collapsed.click()
  await page.locator('.question').locator('.choice:enabled').first().click()
  await user.tap('More')
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
  expect(await currentPosition(page)).toEqual(before)
  await page.evaluate(() => sessionStorage.removeItem('hold'))
  await expect.poll(() => currentPosition(page)).not.toEqual(before)
})

test.describe('two windows on one match', () => {
  test('the other window is updated', async ({ page, context }) => {
    const address = await importAndOpen(page, matchFile)
    const other = await context.newPage()
    await other.goto(address)
    await new User(other).waitForQuestion()
    await new User(page).answer()
    await expect(other.getByText('You continued this match in another window')).toBeVisible()
    expect(await currentPosition(other)).toEqual(await currentPosition(page))
    await new User(other).answer()
    await expect(page.getByText('You continued this match in another window')).toBeVisible()
    expect(await currentPosition(page)).toEqual(await currentPosition(other))
  })

  test('a window without notifications is told that its tap was ignored; no answer is lost or duplicated', async ({
    page,
    context,
  }) => {
    const address = await importAndOpen(page, matchFile)
    const staleWindow = await context.newPage()
    await staleWindow.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined
    })
    await staleWindow.goto(address)
    await new User(staleWindow).waitForQuestion()
    await new User(page).answer()
    const entries = await storedEntries(page)
    const choices = staleWindow.locator('.question details > summary')
    if (await choices.isVisible()) await choices.click()
    await staleWindow.locator('.question .choice:enabled, .question .face').last().click()
    await expect(staleWindow.getByText('that tap was ignored')).toBeVisible()
    await new User(staleWindow).expectAccessible()
    expect(await currentPosition(staleWindow)).toEqual(await currentPosition(page))
    expect(await storedEntries(page)).toEqual(entries)
    await new User(staleWindow).answer()
    expect((await storedEntries(page)).slice(0, entries.length)).toEqual(entries)
  })

  test('deleting and restoring a match updates the other window', async ({ page, context }) => {
    const address = await importAndOpen(page, matchFile)
    const before = await currentPosition(page)
    const other = await context.newPage()
    const user = new User(other)
    await other.goto('/#/matches')
    await user.tap('Options for BLITZKRIEG!')
    await user.tap('Delete')
    await expect(page.getByText('Match not found on this device.')).toBeVisible()
    await user.tap('Restore')
    expect(await currentPosition(page)).toEqual(before)
    expect(page.url()).toBe(address)
  })
})

test('a failed save is reported, and the next answer saves both', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore
    const original = Object.getOwnPropertyDescriptor(prototype, 'add') ?? {}
    const failOnce = (): never => {
      Object.defineProperty(prototype, 'add', original)
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.defineProperty(prototype, 'add', { ...original, value: failOnce })
  })
  const entries = await storedEntries(page)
  await user.answer()
  await expect(page.getByText("Your last answer wasn't saved.")).toBeVisible()
  expect(await storedEntries(page)).toEqual(entries)
  await user.answer()
  await expect(page.getByText("Your last answer wasn't saved.")).toBeHidden()
  const answers = (await storedEntries(page)).slice(entries.length)
  expect(answers.filter((entry) => (entry as { readonly by?: string }).by === 'person')).toHaveLength(2)
  const before = await currentPosition(page)
  await page.reload()
  expect(await currentPosition(page)).toEqual(before)
})

test('missing persistent storage is reported until the browser grants it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(false)
    navigator.storage.persist = () => Promise.resolve(sessionStorage.getItem('promise') === 'yes')
  })
  await importFiles(page, matchFile)
  await page.reload()
  await expect(page.getByText('Your browser may delete your matches')).toBeVisible()
  await page.getByRole('button', { name: 'Allow persistent storage' }).click()
  await expect(page.getByText('The browser refused.')).toBeVisible()
  await expect(page.getByText('Your browser may delete your matches')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save all matches to a file' }).click()
  expect((await saving).suggestedFilename()).toBe('matches.opfor.json')
  await page.evaluate(() => sessionStorage.setItem('promise', 'yes'))
  await page.getByRole('button', { name: 'Allow persistent storage' }).click()
  await expect(page.getByText('The browser will keep your matches.')).toBeVisible()
})

test('a browser without persistent storage offers a file and no button that does nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'storage', { value: undefined })
  })
  await importFiles(page, matchFile)
  await expect(page.getByText('Your browser may delete your matches')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save all matches to a file' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Allow persistent storage' })).toHaveCount(0)
})
