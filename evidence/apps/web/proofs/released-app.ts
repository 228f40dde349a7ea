/**
 * Times the way from the zip to the bot's first move in a browser: `node evidence/apps/web/proofs/released-app.ts
 * dist/release/opfor-web-1.0.0.zip`
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { unzipSync } from 'fflate'

const [, , zip = ''] = process.argv
const folder = mkdtempSync(path.join(tmpdir(), 'opfor-released-app-'))
const start = performance.now()
const patience = 240_000

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const host = createServer((request, response) => {
  const name = (request.url ?? '/').replace(/^\/opfor\//, '').replace(/[?#].*/, '') || 'index.html'
  const file = path.join(folder, path.normalize(name))
  try {
    const bytes = readFileSync(file)
    response.setHeader('content-type', mediaTypes[path.extname(file)] ?? 'application/octet-stream')
    response.end(bytes)
  } catch {
    response.writeHead(404).end()
  }
})

try {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), bytes)
  }
  const unzipped = performance.now()
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve)
  })
  const address = host.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/opfor/`
  const files = await checkFiles(url)
  await playInBrowser(url)
  console.log(
    `index.html and ${files} files that it or the service worker names are served; ` +
      `unzipped after ${secondsTo(unzipped)}, the first move after ${secondsTo(performance.now())}`,
  )
} finally {
  host.close()
  rmSync(folder, { recursive: true })
}

async function checkFiles(url: string): Promise<number> {
  const page = await textOf(url, 'text/html')
  const worker = await textOf(`${url}sw.js`, 'text/javascript')
  const named = [
    ...[...page.matchAll(/(?:src|href)="(?:\.\/)?([^"#:]+)"/g)].map(([, name = '']) => name),
    ...[...worker.matchAll(/url:"([^"]+)"/g)].map(([, name = '']) => name),
  ]
  const files = new Set(named)
  if (!files.has('index.html')) throw new Error('The service worker does not name index.html.')
  for (const name of files) await textOf(url + name)
  return files.size
}

async function textOf(url: string, mediaType = ''): Promise<string> {
  const response = await fetch(url)
  const isRight = (response.headers.get('content-type') ?? '').startsWith(mediaType)
  if (!response.ok || !isRight) throw new Error(`${url} is not served: ${response.status}.`)
  return response.text()
}

async function playInBrowser(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    page.setDefaultTimeout(patience)
    const seed = 7
    await page.addInitScript((fixed) => {
      const random = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(fixed) : random(into))
    }, seed)
    await page.goto(url)
    await page
      .getByRole('button', { name: 'On this screen' })
      .or(page.getByRole('link', { name: 'On this screen' }))
      .first()
      .click()
    await page.locator('.headline', { hasText: 'The bot places' }).first().waitFor()
  } finally {
    await browser.close()
  }
}

function secondsTo(end: number): string {
  return `${((end - start) / 1000).toFixed(1)} s`
}
