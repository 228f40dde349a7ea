/** Runs Lighthouse for a phone on built pages; each category needs 95. `npm run site:lighthouse` */
import { execFile } from 'node:child_process'
import { readSettings } from '../settings.ts'
import { serveSite } from './serve.ts'

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>
}

const version = '13.5.0'
const minScore = 95
const measured = ['', 'de/', 'players/blitzkrieg/', 'sheets/guide/', 'develop/reference/lists/']
const flags =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update'

const host = await serveSite(readSettings(process.env).base, Number(process.env['OPFOR_PORT'] ?? 0))
let isGood = true
for (const page of measured) {
  const { categories } = await report(`${host.address}${page}`)
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`)
  isGood &&= Object.values(categories).every(({ score }) => Math.round(score * 100) >= minScore)
  console.log(`/${page}: ${scores.join(', ')}`)
}
host.stop()
process.exitCode = isGood ? 0 : 1

// In a child process, because this process serves the page.
function report(address: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(
      'npx',
      ['--yes', `lighthouse@${version}`, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      {
        env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
        maxBuffer: 1 << 26,
      },
      (error, stdout) => (error === null ? resolve(JSON.parse(stdout) as Report) : reject(error)),
    )
  })
}
