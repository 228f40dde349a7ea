/**
 * Takes pictures of every screen of every game into one page:
 * `npm run gallery --workspace apps/web -- <folder> [app|<game> ...]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { built, serve } from '../host.ts'
import { galleryPage, type Picture } from './page.ts'
import { allScreens, type Screen } from './screens.ts'

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const
const schemes = ['light', 'dark'] as const
const deficiencies = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const

const [folder, ...only] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder? It should be outside of the repository.')
mkdirSync(folder, { recursive: true })
const pictures: Picture[] = []
const problems: string[] = []

const host = await serve(built, 3)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ baseURL: host.address, locale: 'en-GB', serviceWorkers: 'block' })
const page = await context.newPage()
// As if there was a server, so that the account is offered.
await page.route('**/api/account', (route) => route.fulfill({ headers: { 'opfor-api-version': '1' } }))
const devtools = await context.newCDPSession(page)
page.setDefaultTimeout(8000)
page.on('pageerror', ({ message }) => problems.push(`error of the page: ${message}`))
const addresses = new Map<string, string>()

for (const screen of allScreens(only)) {
  try {
    await reach(screen)
  } catch (problem) {
    problems.push(`${screen.part}, ${screen.name}: ${String(problem).split('\n')[0] ?? ''}`)
  }
  await takeAll(screen)
  writeFileSync(path.join(folder, 'index.html'), galleryPage(pictures, problems))
  process.stdout.write(`${screen.part}: ${screen.name}\n`)
}
await browser.close()
await host.stop()
process.stdout.write(`${pictures.length} pictures, ${problems.length} problems\n${problems.join('\n')}\n`)

async function reach({ at, taps = [], key }: Screen): Promise<void> {
  await page.setViewportSize(sizes.phone)
  await page.goto('about:blank')
  await page.goto('match' in at ? await addressOf(at.match) : `/#${at.route}`)
  await page.locator('h1').first().waitFor()
  for (const name of taps) {
    const offered = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
    await offered.first().click()
  }
  if (key !== undefined) {
    await page.locator('.games').waitFor()
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
  }
  await settled(page)
}

/** The address of an imported match. */
async function addressOf(file: string): Promise<string> {
  const known = addresses.get(file)
  if (known !== undefined) return known
  await page.goto('/')
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText('1 match was imported.').waitFor()
  await page.locator('.match-link').first().click()
  await page.locator('.question').first().waitFor()
  addresses.set(file, page.url())
  return page.url()
}

async function takeAll(screen: Screen): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await take(screen, `${size}, ${colorScheme}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (screen.isBoard !== true) return
  await page.emulateMedia({ forcedColors: 'active' })
  await take(screen, 'forced colours')
  await page.emulateMedia({ forcedColors: 'none' })
  for (const type of deficiencies) {
    await seeWith(devtools, type)
    await take(screen, type)
  }
  await seeWith(devtools, 'none')
}

async function take({ part, name }: Screen, look: string): Promise<void> {
  await settled(page)
  const file = `${[part, name, look].join('-').replaceAll(/[^a-z0-9]+/gi, '-')}.png`
  await page.screenshot({ path: path.join(folder ?? '', file), animations: 'disabled' })
  pictures.push({ part, screen: name, look, file })
}

async function seeWith(session: CDPSession, type: (typeof deficiencies)[number] | 'none'): Promise<void> {
  await session.send('Emulation.setEmulatedVisionDeficiency', { type })
}

/** Waits until the page has drawn what it was waiting for. */
async function settled(shown: Page): Promise<void> {
  await shown.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => resolve()), 120)
      }),
  )
}
