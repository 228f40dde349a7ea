/**
 * Takes pictures of every screen of every game into one page:
 * `npm run gallery --workspace apps/web -- <folder> [app|<game> ...]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { built, serve } from '../support/host.ts'
import { allScreens, type Screen } from './screens.ts'

interface Picture {
  readonly part: string
  readonly screen: string
  readonly look: string
  readonly file: string
}

function galleryPage(pictures: readonly Picture[], problems: readonly string[]): string {
  const parts = [...Map.groupBy(pictures, ({ part }) => part)]
  const sections = parts.map(([part, all]) => {
    const rows = [...Map.groupBy(all, ({ screen }) => screen)].map(
      ([screen, looks]) =>
        `<h3>${screen}</h3><div class="row">${looks.map(({ look, file }) => figure(look, file)).join('')}</div>`,
    )
    return `<section id="${part}"><h2>${part}</h2>${rows.join('\n')}</section>`
  })
  const links = parts.map(([part]) => `<a href="#${part}">${part}</a>`).join(' · ')
  const list = problems.map((each) => `<li>${each.replaceAll('<', '&lt;')}</li>`).join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Opfor: every screen</title>
<style>
body { font: 16px system-ui; margin: 1rem; background: #888; }
nav { position: sticky; top: 0; background: #eee; padding: 0.5rem; }
.row { display: flex; gap: 0.75rem; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { height: 26rem; width: auto; display: block; }
</style>
<nav>${links}</nav>
<p>${pictures.length} pictures.</p>
<ul>${list}</ul>
${sections.join('\n')}
</html>
`
}

function figure(look: string, file: string): string {
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${look}"></a><figcaption>${look}</figcaption></figure>`
}

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
// Pretends that there is a server, so that the account is offered.
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

async function addressOf(file: string): Promise<string> {
  const known = addresses.get(file)
  if (known !== undefined) return known
  await page.goto('/#/matches')
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

async function settled(shown: Page): Promise<void> {
  await shown.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => resolve()), 120)
      }),
  )
}
