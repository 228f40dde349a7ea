/**
 * Checks the built site: every link, and the accessibility of every page in light and dark, on a phone and on a desktop.
 * `npm run site:check`, or with the beginnings of routes for some pages: `npm run site:check -- players de/players`.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { readSettings } from '../settings.ts'
import { builtPages } from './html.ts'
import { checkLinks } from './links.ts'
import { serveSite } from './serve.ts'

const { base, app } = readSettings(process.env)
const pages = builtPages(app)
const { checked, broken } = checkLinks(pages, base, app)
console.log(`${pages.length} pages, ${checked} links, ${broken.length} broken.`)
for (const each of broken) console.log(`  ${each}`)

const looks = [
  { name: 'light, phone', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark, desktop', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const
const only = process.argv.slice(2)
const shown = pages.filter((page) => only.length === 0 || only.some((start) => page.startsWith(start)))

const host = await serveSite(base, Number(process.env['OPFOR_PORT'] ?? 0))
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const violations: string[] = []
await Promise.all(
  looks.map(async ({ name, ...look }) => {
    const context = await browser.newContext(look)
    const tab = await context.newPage()
    tab.on('pageerror', ({ message }) => violations.push(`${name}: an error of the page: ${message}`))
    for (const page of shown) {
      await tab.goto(`${host.address}${page.replace(/index\.html$/, '')}`)
      const found = await new AxeBuilder({ page: tab })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze()
      for (const { id, nodes } of found.violations)
        violations.push(
          `${page} (${name}): ${id}: ${nodes[0]?.target.join(' ')} and ${nodes.length - 1} more`,
        )
      const isTooWide = await tab.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      process.stdout.write('.')
      if (isTooWide) violations.push(`${page} (${name}): the page scrolls sideways`)
    }
    await context.close()
  }),
)
await browser.close()
host.stop()
console.log(
  `\naxe: ${shown.length} pages, ${looks.map(({ name }) => name).join(' and ')}: ${violations.length} violations.`,
)
for (const each of violations) console.log(`  ${each}`)
process.exitCode = broken.length + violations.length === 0 ? 0 : 1
