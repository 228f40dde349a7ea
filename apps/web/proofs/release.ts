/**
 * Measures a release on a clean machine: the time from the packed package to the bot's first move in a terminal, and from
 * the unzipped app to the bot's first move in a browser. Run `npm run build:release` first.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { unzipSync } from 'fflate'

const release = path.join(import.meta.dirname, '../../../dist/release')
const place = mkdtempSync(path.join(tmpdir(), 'opfor-release-'))
const built = (name: RegExp): string => {
  const file = readdirSync(release).find((each) => name.test(each))
  if (file === undefined)
    throw new Error(`${release} has no ${String(name)}: run npm run build:release first.`)
  return path.join(release, file)
}

try {
  await measureTerminal()
  await measureBrowser()
} finally {
  rmSync(place, { recursive: true })
}

async function measureTerminal(): Promise<void> {
  const folder = path.join(place, 'terminal')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'package.json'), '{}')
  const start = performance.now()
  execFileSync(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--silent', built(/^opfor-\d.*tgz$/)],
    {
      cwd: folder,
    },
  )
  const installed = performance.now()
  const opfor = spawn(path.join(folder, 'node_modules/.bin/opfor'), [
    'play',
    'blitzkrieg',
    '--standard',
    '--seed',
    '3',
  ])
  await new Promise<void>((resolve, reject) => {
    let output = ''
    opfor.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      if (output.includes('The bot places')) resolve()
    })
    opfor.on('exit', () => reject(new Error(`The program exited before a move:\n${output}`)))
    opfor.stdin.write('1\n'.repeat(20))
  })
  opfor.kill()
  report('terminal', 'installed', installed - start, 'the first move', performance.now() - start)
}

async function measureBrowser(): Promise<void> {
  const folder = path.join(place, 'browser')
  const start = performance.now()
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(built(/^opfor-web-/))))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), bytes)
  }
  const unzipped = performance.now()
  const kinds: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.webmanifest': 'application/manifest+json',
  }
  // A minimal static file server, in a subfolder.
  const host = createServer((request, response) => {
    const name = (request.url ?? '/').replace(/^\/opfor\//, '').replace(/[?#].*/, '') || 'index.html'
    const file = path.join(folder, path.normalize(name))
    try {
      response.setHeader('content-type', kinds[path.extname(file)] ?? 'application/octet-stream')
      response.end(readFileSync(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve)
  })
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const seed = 7
  await page.addInitScript((fixed) => {
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(fixed) : random(into))
  }, seed)
  await page.goto(`http://127.0.0.1:${port}/opfor/`)
  await page
    .getByRole('button', { name: 'On this screen' })
    .or(page.getByRole('link', { name: 'On this screen' }))
    .first()
    .click()
  await page.locator('.headline', { hasText: 'The bot places' }).first().waitFor()
  report('browser', 'unzipped', unzipped - start, 'the first move', performance.now() - start)
  await browser.close()
  host.close()
}

function report(where: string, first: string, one: number, then: string, other: number): void {
  console.log(
    `${where}: ${first} after ${(one / 1000).toFixed(1)} s, ${then} after ${(other / 1000).toFixed(1)} s`,
  )
}
