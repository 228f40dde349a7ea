/** Runs Lighthouse for a phone on the built app. Requires a performance score of 90 and a largest contentful paint within 2.5 s. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { preview } from 'vite'

interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const version = '13.5.0'
const server = await preview({
  configFile: path.join(import.meta.dirname, '../vite.config.ts'),
  preview: { host: 'localhost', port: 4190 },
})
const address = server.resolvedUrls?.local[0] ?? ''
const flags =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'
// In a child process, because this one must serve the page.
const { stdout } = await new Promise<{ readonly stdout: string }>((resolve, reject) => {
  execFile(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
      maxBuffer: 1 << 26,
    },
    (error, stdout) => (error === null ? resolve({ stdout }) : reject(error)),
  )
})
await server.close()

const { categories, audits } = JSON.parse(stdout) as Report
const score = Math.round(categories.performance.score * 100)
const seconds = (name: string): number => (audits[name]?.numericValue ?? Infinity) / 1000
console.log(`Lighthouse ${version}, phone: performance ${score} of 100`)
for (const name of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'])
  console.log(`${name}: ${seconds(name).toFixed(2)} s`)
process.exitCode = score >= 90 && seconds('largest-contentful-paint') <= 2.5 ? 0 : 1
