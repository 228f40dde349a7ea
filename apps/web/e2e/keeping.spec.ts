import { writeFileSync } from 'node:fs'
import {
  damage,
  holdTheDisk,
  imports,
  opens,
  replay,
  standing,
  storedEntries,
  textOf,
} from './kept-matches.ts'
import { Person } from './person.ts'
import { expect, test, watch } from './test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const underWay = replay('undo-and-redo')

test('a match is renamed, deleted, and brought back as it was', async ({ page }) => {
  const person = new Person(page)
  await opens(page, underWay)
  const before = await standing(page)
  await page.goto('/')
  await person.findsNoBarrier()
  await person.tap('More about BLITZKRIEG!')
  await expect(page.getByRole('textbox', { name: 'Link' })).not.toHaveValue('')
  await person.findsNoBarrier()
  await page.getByRole('textbox', { name: 'Name' }).fill('The long winter')
  await person.tap('Rename')
  await expect(page.getByRole('link', { name: /The long winter/ })).toBeVisible()
  await person.tap('More about The long winter')
  await person.tap('Delete')
  await expect(page.getByText('The long winter was deleted.')).toBeVisible()
  await expect(page.locator('.match-row')).toHaveCount(0)
  await person.findsNoBarrier()
  await person.tap('Restore')
  await page.getByRole('link', { name: /The long winter/ }).click()
  expect(await standing(page)).toEqual(before)
})

test('a match saved as a file is imported at the same question, and plays on', async ({ page }) => {
  const person = new Person(page)
  await opens(page, underWay)
  await person.answers()
  const before = await standing(page)
  await person.tap('More')
  await person.tap('Share')
  const saving = page.waitForEvent('download')
  await person.tap('Save the match')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('blitzkrieg.json')
  await opens(page, await saved.path())
  expect(await standing(page)).toEqual(before)
  await person.answers()
  expect(await standing(page)).not.toEqual(before)
})

test('everything is exported to one file and imported on another device; twice changes nothing', async ({
  page,
  browser,
}) => {
  const person = new Person(page)
  await page.goto('/#/packs/blitzkrieg/board')
  await person.tap(/^Nippon on a house board/)
  await page.getByLabel('Name', { exact: true }).first().fill('My own board')
  await person.tap('Back')
  await expect(page.getByText('My own board')).toBeVisible()
  await imports(page, underWay, replay('whole-match-nippon'), replay('a-correction'))
  await person.tap('More about BLITZKRIEG!')
  await page.getByRole('textbox', { name: 'Name' }).fill('Northern lights')
  await person.tap('Rename')
  const exporting = page.waitForEvent('download')
  await person.tap('Export everything')
  const file = await (await exporting).path()

  const elsewhere = await browser.newContext()
  const refused = await watch(elsewhere)
  const tablet = await elsewhere.newPage()
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
  expect(refused).toEqual([])
  await elsewhere.close()
})

test('a match that went on after the export is not set back by importing it again', async ({ page }) => {
  const person = new Person(page)
  const address = await opens(page, underWay)
  await page.goto('/')
  const exporting = page.waitForEvent('download')
  await person.tap('Export everything')
  const file = await (await exporting).path()
  await page.goto(address)
  await person.asked()
  await person.answers()
  const before = await standing(page)
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Nothing new')).toBeVisible()
  await page.goto(address)
  expect(await standing(page)).toEqual(before)
})

test('a file that holds no match is refused with the reason', async ({ page }, info) => {
  await page.goto('/')
  for (const [text, reason] of [
    ['{"format":1,"game":"chess","version":1}', 'Unknown game "chess".'],
    ['{"format":9,"game":"blitzkrieg","version":1}', 'this program reads up to 2. Update it.'],
    ['{"opfor":1,"matches":[{}]}', 'matches[0].id: an id of letters'],
    ['nothing', 'This is not a match'],
  ] as const) {
    // Each a file of its own: the app may still be reading the last one.
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

test('a damaged journal opens as far as it goes, is saved just as it lies there, and is never dropped', async ({
  page,
}) => {
  const person = new Person(page)
  const address = await opens(page, replay('a-correction'))
  await damage(page)
  const lying = await storedEntries(page)
  await page.reload()
  await expect(page.getByText('This match was played with older rules')).toBeVisible()
  await person.findsNoBarrier()
  const saving = page.waitForEvent('download')
  await person.tap('Save as a file')
  expect(JSON.parse(await textOf(await saving))).toMatchObject({ game: 'blitzkrieg', entries: lying })
  await page.goto('/')
  await person.tap('More about BLITZKRIEG!')
  await expect(page.getByText('It stays unchanged. You can save it as a file.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('This match was played with older rules')).toBeVisible()
  expect(await storedEntries(page)).toEqual(lying)
})

test('nothing is drawn before it is kept, whatever else is tapped while the disk is slow', async ({
  page,
}) => {
  const person = new Person(page)
  await opens(page, underWay)
  const before = await standing(page)
  await holdTheDisk(page)
  const folded = page.locator('.question details:not([open]) > summary')
  if (await folded.isVisible()) await folded.click()
  await page.locator('.question').locator('.choice:enabled').first().click()
  await person.tap('More')
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
  expect(await standing(page)).toEqual(before)
  await page.evaluate(() => sessionStorage.removeItem('hold'))
  await expect.poll(() => standing(page)).not.toEqual(before)
})

test.describe('two windows on one match', () => {
  test('the other window follows', async ({ page, context }) => {
    const address = await opens(page, underWay)
    const other = await context.newPage()
    await other.goto(address)
    await new Person(other).asked()
    await new Person(page).answers()
    await expect(other.getByText('This match was continued in another window')).toBeVisible()
    expect(await standing(other)).toEqual(await standing(page))
    await new Person(other).answers()
    await expect(page.getByText('This match was continued in another window')).toBeVisible()
    expect(await standing(page)).toEqual(await standing(other))
  })

  test('one that heard nothing is told that its tap was not taken; no answer is lost or doubled', async ({
    page,
    context,
  }) => {
    const address = await opens(page, underWay)
    const deaf = await context.newPage()
    await deaf.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => undefined
    })
    await deaf.goto(address)
    await new Person(deaf).asked()
    await new Person(page).answers()
    const kept = await storedEntries(page)
    const choices = deaf.locator('.question details > summary')
    if (await choices.isVisible()) await choices.click()
    await deaf.locator('.question .choice:enabled, .question .face').last().click()
    await expect(deaf.getByText('your last tap was ignored')).toBeVisible()
    await new Person(deaf).findsNoBarrier()
    expect(await standing(deaf)).toEqual(await standing(page))
    expect(await storedEntries(page)).toEqual(kept)
    await new Person(deaf).answers()
    expect((await storedEntries(page)).slice(0, kept.length)).toEqual(kept)
  })

  test('a match deleted in one window and brought back is gone and back in the other', async ({
    page,
    context,
  }) => {
    const address = await opens(page, underWay)
    const before = await standing(page)
    const other = await context.newPage()
    const person = new Person(other)
    await other.goto('/')
    await person.tap('More about BLITZKRIEG!')
    await person.tap('Delete')
    await expect(page.getByText('Match not found on this device.')).toBeVisible()
    await person.tap('Restore')
    expect(await standing(page)).toEqual(before)
    expect(page.url()).toBe(address)
  })
})

test('where the disk refuses, it is said, and the next answer keeps both', async ({ page }) => {
  const person = new Person(page)
  await opens(page, underWay)
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore
    const adding = Object.getOwnPropertyDescriptor(prototype, 'add') ?? {}
    const refuse = (): never => {
      Object.defineProperty(prototype, 'add', adding)
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.defineProperty(prototype, 'add', { ...adding, value: refuse })
  })
  const kept = await storedEntries(page)
  await person.answers()
  await expect(page.getByText('Your last answer could not be saved.')).toBeVisible()
  expect(await storedEntries(page)).toEqual(kept)
  await person.answers()
  await expect(page.getByText('Your last answer could not be saved.')).toBeHidden()
  const answers = (await storedEntries(page)).slice(kept.length)
  expect(answers.filter((entry) => (entry as { readonly by?: string }).by === 'person')).toHaveLength(2)
  const before = await standing(page)
  await page.reload()
  expect(await standing(page)).toEqual(before)
})

test('a browser that has not promised to keep the matches is named; once it does, that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(false)
    navigator.storage.persist = () => Promise.resolve(sessionStorage.getItem('promise') === 'yes')
  })
  await imports(page, underWay)
  await page.reload()
  await expect(page.getByText('Your browser may delete your matches')).toBeVisible()
  await page.getByRole('button', { name: 'Allow persistent storage' }).click()
  await expect(page.getByText('Your browser may delete your matches')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('promise', 'yes'))
  await page.getByRole('button', { name: 'Allow persistent storage' }).click()
  await expect(page.getByText('The browser will keep your matches.')).toBeVisible()
})
