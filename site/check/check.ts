/**
 * Checks links and accessibility of the built site. `npm run site:check`, or with beginnings of routes: `npm run site:check --
 * players de/players`.
 */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { readSettings } from '../settings.ts'
import { attributesIn, built, builtPages, readBuilt } from './html.ts'
import { serveSite } from './serve.ts'

interface CheckedLinks {
  readonly checked: number
  readonly broken: readonly string[]
}

/** Links into the app are skipped. */
function checkLinks(pages: readonly string[], base: string, app: string): CheckedLinks {
  const anchors = new Map<string, ReadonlySet<string>>()
  const broken: string[] = []
  let checked = 0
  for (const page of pages) {
    const html = readBuilt(page)
    for (const target of [...attributesIn(html, 'href'), ...attributesIn(html, 'src')]) {
      if (/^(?:[a-z]+:|\/\/)/.test(target) || target.startsWith(app)) continue
      checked += 1
      const { pathname, hash } = new URL(target, `http://site${base}${page.replace(/index\.html$/, '')}`)
      const file = fileAt(decodeURIComponent(pathname), base)
      const anchor = decodeURIComponent(hash.slice(1))
      if (file === undefined || (anchor !== '' && !anchorsOf(file, anchors).has(anchor)))
        broken.push(`${page}: ${target}`)
    }
  }
  return { checked, broken }
}

function fileAt(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined
  const file = pathname.slice(base.length)
  const candidates = [file, path.posix.join(file, 'index.html')]
  return candidates.find(
    (each) => existsSync(path.join(built, each)) && statSync(path.join(built, each)).isFile(),
  )
}

function anchorsOf(file: string, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = known.get(file) ?? new Set(attributesIn(readBuilt(file), 'id'))
  known.set(file, found)
  return found
}

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
