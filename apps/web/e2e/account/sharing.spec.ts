import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import {
  importFiles,
  importAndOpen,
  replayFile,
  currentPosition,
  readDownload,
} from '../support/saved-matches.ts'
import { User } from '../support/user.ts'
import { expect, test, watchViolations } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const matchFile = replayFile('a-correction')

async function openShareSheet(page: Page): Promise<string> {
  const user = new User(page)
  await user.tap('More')
  await user.tap('Share')
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#match=/)
  return page.getByRole('textbox', { name: 'Link' }).inputValue()
}

async function answerUntilBotMoves(user: User): Promise<void> {
  do await user.answer()
  while ((await user.page.locator('.headline').count()) === 0)
}

function unpackLink(link: string): Readonly<Record<string, unknown>> {
  const packed = link.slice(link.indexOf('#match=') + '#match='.length)
  const text = inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')
  return JSON.parse(text) as Readonly<Record<string, unknown>>
}

test('a link opens read-only at its position with explanations, and can be saved', async ({
  page,
  browser,
}) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  await answerUntilBotMoves(user)
  const [question, step] = await currentPosition(page)
  const headlines = await page.locator('.headlines').innerText()
  const link = await openShareSheet(page)
  await user.expectAccessible()
  expect(unpackLink(link)).toMatchObject({ opfor: 1, game: 'blitzkrieg' })

  const elsewhere = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  const refused = await watchViolations(elsewhere)
  const tablet = await elsewhere.newPage()
  const friend = new User(tablet)
  await tablet.goto(link)
  await expect(tablet.getByText(`step ${step} of ${step}`)).toBeVisible()
  expect(await currentPosition(tablet)).toEqual([question, step])
  expect(await tablet.locator('.headlines').innerText()).toBe(headlines)
  await friend.expectAccessible()
  await friend.tap('Why?')
  await friend.askWhyNot()
  await expect(tablet.getByRole('button', { name: /Overrule/ })).toHaveCount(0)
  await friend.expectAccessible()
  await friend.tap('Close')
  await friend.tap('One step back')
  await expect(tablet.getByText(`step ${Number(step) - 1} of ${step}`)).toBeVisible()
  await friend.tap('One step forward')
  await expect.poll(() => currentPosition(tablet)).toEqual([question, step])
  await friend.tap('Back')
  await expect(tablet.getByRole('link', { name: /saved match/ })).toHaveCount(0)
  await tablet.goBack()
  await friend.tap('Save to my matches')
  await expect(tablet.getByRole('button', { name: 'Save to my matches' })).toBeHidden()
  expect(await currentPosition(tablet)).toEqual([question, step])
  await friend.answer()
  await tablet.goto('/#/matches')
  await expect(tablet.locator('.match-row')).toHaveCount(1)
  expect(refused).toEqual([])
  await elsewhere.close()
})

test('a link packed by another program opens; a damaged one is reported', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  const [question] = await currentPosition(page)
  const journal = unpackLink(await openShareSheet(page))
  const packed = deflateRawSync(JSON.stringify(journal), { level: 9 }).toString('base64url')
  await page.goto(`/#match=${packed}`)
  await expect(page.getByText('A shared match')).toBeVisible()
  expect((await currentPosition(page))[0]).toBe(question)
  await page.goto(`/#match=${packed.slice(0, -40)}`)
  await expect(page.getByText('The link is incomplete or damaged')).toBeVisible()
  await user.expectAccessible()
  const other = deflateRawSync(JSON.stringify({ ...journal, game: 'chess' })).toString('base64url')
  await page.goto(`/#match=${other}`)
  await expect(page.getByText('Unknown game "chess".')).toBeVisible()
  const newer = deflateRawSync(JSON.stringify({ ...journal, version: 99 })).toString('base64url')
  await page.goto(`/#match=${newer}`)
  await expect(page.getByText(/version 99 of the rules/)).toBeVisible()
})

test('the QR code contains the link', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  const link = await openShareSheet(page)
  await user.tap('Show as a QR code')
  const picture = page.getByRole('img', { name: /QR code of the link/ })
  await expect(picture).toBeVisible()
  await user.expectAccessible()
  const size = Number((await picture.getAttribute('viewBox'))?.split(' ')[2])
  const dark = (await picture.locator('path').getAttribute('d')) ?? ''
  expect(decodeQR(pixels(size, dark))).toBe(link)
})

function pixels(size: number, dark: string) {
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)/g))
    for (let across = 0; across < scale; across += 1)
      for (let down = 0; down < scale; down += 1) {
        const at = ((Number(y) * scale + down) * width + Number(x) * scale + across) * 4
        data.fill(0, at, at + 3)
      }
  return { width, height: width, data }
}

test('a match too long for a QR code is reported', async ({ page }, info) => {
  let seed = 1
  const noise = Array.from({ length: 1900 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCodePoint(33 + (seed % 90))
  }).join('')
  const text = readFileSync(replayFile('an-overrule'), 'utf8')
  const long = text.replace(/"reason":"[^"]*"/, () => `"reason":${JSON.stringify(noise)}`)
  const file = info.outputPath('long.txt')
  writeFileSync(file, long)
  const user = new User(page)
  await importAndOpen(page, file)
  const link = await openShareSheet(page)
  await user.tap('Show as a QR code')
  await expect(page.getByText(`the link has ${link.length} characters, a QR code holds 2953`)).toBeVisible()
})

test('the link is copied or shared; the result is copied as plain text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.share = (what) => {
      document.title = what?.url ?? ''
      return Promise.resolve()
    }
  })
  const user = new User(page)
  await importFiles(page, replayFile('end-you-reach-25-on-your-turn'))
  await page.locator('.match-link').first().click()
  await user.tap('Share')
  const link = page.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/#match=/)
  await user.tap('Copy the link')
  await expect(page.getByText('Copied.')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())
  await user.tap('Send the link')
  await expect(page).toHaveTitle(await link.inputValue())
  await user.tap('Copy the result')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^BLITZKRIEG! with Opfor, .+\nYou win \d+ to \d+\. \d+ turns?\.\nHow hard\? /)
})

test('"Report a wrong move" creates a file with match, position and explanation', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, matchFile)
  await answerUntilBotMoves(user)
  const before = await currentPosition(page)
  const move = await page.locator('.headline').first().innerText()
  await user.tap('Why?')
  const saving = page.waitForEvent('download')
  await user.tap('Report a wrong move')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('blitzkrieg-report.txt')
  await expect(page.getByText('The report was saved')).toBeVisible()
  await user.expectAccessible()
  const report = await readDownload(saved)
  expect(report).toContain('A wrong move in BLITZKRIEG!')
  expect(report).toContain(`What the opponent did\n`)
  expect(report).toContain(`  ${move}\n`)
  expect(report).toContain('The Procedure, 1: Selecting a theatre')
  expect(report).toMatch(/The position\n {2}.+: /)
  expect(report).toContain('\n> match {')
  await importAndOpen(page, await saved.path())
  expect(await currentPosition(page)).toEqual(before)
})

test('a device that can share files shares the report', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async (what) => {
      document.title = (await what?.files?.[0]?.text())?.slice(0, 27) ?? ''
    }
  })
  const user = new User(page)
  await importAndOpen(page, matchFile)
  await answerUntilBotMoves(user)
  await user.tap('Why?')
  await user.tap('Report a wrong move')
  await expect(page).toHaveTitle('A wrong move in BLITZKRIEG!')
})
