import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { replayFile, storedEntries } from '../support/saved-matches.ts'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

// Chromium without a window cannot install apps. The test imitates the system: it posts shares, opens files by a launch queue,
// and offers installation.

const sheet = readFileSync(
  path.join(import.meta.dirname, '../../../../sheets/library/night-patrol.md'),
  'utf8',
)
const match = readFileSync(replayFile('an-overrule'), 'utf8')

interface Shared {
  readonly text?: string
  readonly files?: readonly { readonly name: string; readonly content: string }[]
}

/** The page has no security headers, like the system's post. */
async function share(page: Page, { text = '', files = [] }: Shared): Promise<void> {
  await page.route('**/api/system', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The system</title>' }),
  )
  await page.goto('/api/system')
  await page.evaluate(
    ([shared, contents]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action: '/share-target' })
      const add = (name: string, type: string): HTMLInputElement =>
        form.appendChild(Object.assign(document.createElement('input'), { name, type }))
      add('text', 'hidden').value = shared
      const list = new DataTransfer()
      for (const { name, content } of contents) list.items.add(new File([content], name))
      Object.assign(add('files', 'file'), { multiple: true, files: list.files })
      document.body.append(form)
      form.submit()
    },
    [text, files] as const,
  )
  await page.waitForURL(/#\//)
}

test.describe('shared with the installed app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page, a match, links and other things, also offline', async ({ page, context }) => {
    const user = new User(page)
    await user.openApp()
    await user.waitUntilOffline()
    await share(page, { files: [{ name: 'night.md', content: sheet }] })
    await expect(page.getByRole('heading', { name: 'A shared opponent' })).toBeVisible()
    await expect(page).toHaveTitle('Night Patrol · Opfor')
    const link = page.url()

    await share(page, { text: `Look at this: ${link}.` })
    await expect(page).toHaveURL(link)

    await share(page, { files: [{ name: 'match.txt', content: match }] })
    await expect(page.getByText('Match: BLITZKRIEG!')).toBeVisible()
    await user.expectAccessible()
    // The part with sheets is on the device, and a share needs no server.
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Match: BLITZKRIEG!')).toBeVisible()
    expect(await storedEntries(page)).toEqual([])
    await user.tap('Import')
    await expect(page.getByText('1 match was imported.')).toBeVisible()
    expect(await storedEntries(page)).not.toEqual([])
    await user.tap('Your matches')
    await expect(page.locator('.match-row')).toHaveCount(1)
    await context.setOffline(false)

    await share(page, {
      files: [
        { name: 'holiday.txt', content: 'Sun, sand and sea.' },
        { name: 'night.md', content: sheet },
      ],
    })
    await context.setOffline(true)
    await user.tap('holiday.txt')
    await expect(page.getByRole('alert')).toContainText('Opfor cannot open holiday.txt.')
    await expect(page.getByRole('alert')).toContainText('Opfor opens matches')
    await user.tap('Back')
    await user.tap('night.md')
    await expect(page.getByRole('heading', { name: 'A shared opponent' })).toBeVisible()
  })
})

test('files that the system opens with the installed app', async ({ page }) => {
  await page.addInitScript(
    ([text, name]) => {
      const files = [{ getFile: () => Promise.resolve(new File([text], name)) }]
      const setConsumer = (take: (launched: object) => void): void => take({ files })
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
    },
    [match, 'duel.opfor.json'] as const,
  )
  await page.goto('/?files')
  await expect(page.getByText('Match: BLITZKRIEG!')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await new User(page).tap('Import')
  await expect(page.getByText('1 match was imported.')).toBeVisible()
})

test('a page that is chosen to import opens on the same screen', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'night.md', mimeType: 'text/markdown', buffer: Buffer.from(sheet) })
  await expect(page.getByRole('heading', { name: 'A shared opponent' })).toBeVisible()
})

async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const prompt = (): Promise<object> => {
      document.title = 'Asked'
      return Promise.resolve({ outcome: answer })
    }
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(offer, { prompt }))
    if (!offer.defaultPrevented) throw new Error('The browser would ask at once.')
  }, outcome)
}

test('the installation is offered after a match, until "Not now", and always in the settings', async ({
  page,
}) => {
  const user = new User(page)
  const offer = page.getByRole('region', { name: 'Install Opfor as an app' })
  await page.goto('/')
  await offerInstall(page, 'accepted')
  await page.locator('input[type=file]').setInputFiles(replayFile('an-overrule'))
  await expect(page.getByRole('link', { name: '1 saved match' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.locator('input[type=file]').setInputFiles(replayFile('end-you-reach-25-on-your-turn'))
  await expect(offer).toBeVisible()
  await user.expectAccessible()
  await user.tap('Not now')
  await expect(offer).toHaveCount(0)
  await page.reload()
  await offerInstall(page, 'accepted')
  await expect(page.getByRole('link', { name: '2 saved matches' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await user.tap('Settings')
  await user.tap('Install')
  await expect(page).toHaveTitle('Asked')
})

test('an iPhone is told where its browser hides the installation', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(replayFile('end-you-reach-25-on-your-turn'))
  await expect(page.getByText('Tap Share in your browser, then “Add to Home Screen”.')).toBeVisible()
})
