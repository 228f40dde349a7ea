/**
 * Plays whole matches and replays all golden transcripts in a browser without Playwright. Run: `npm run browsers --workspace
 * apps/web -- firefox` or `webkit`. Debian: firefox-esr; webkit2gtk-driver and xvfb.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { registry } from '@opfor/games'
import { built, serve } from '../support/host.ts'
import { type Browser, waitFor } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { Player } from './player.ts'
import type { ReplayedGame } from './replays/replay-all.ts'
import { startWebKit } from './webkit.ts'

const replays = path.join(import.meta.dirname, 'replays/dist')
const kept = path.join(import.meta.dirname, '../../../../evidence/games/blitzkrieg/recorded')
const start = { firefox: startFirefox, webkit: startWebKit }

const parts: Readonly<Record<string, () => Promise<void>>> = {
  replays: replayAll,
  shelf: openEveryGame,
  screen: () => playOffline('screen', '(?i:screen)'),
  table: () => playOffline('table', '(?i:physical|table)'),
  file: importFile,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
})
const [name = '', ...only] = positionals
if (name !== 'firefox' && name !== 'webkit') throw new Error('Which browser? firefox or webkit')
const browser: Browser = await start[name]()
const started = performance.now()
let failed = false
try {
  for (const [part, run] of Object.entries(parts)) {
    if (only.length > 0 && !only.includes(part)) continue
    await run()
  }
  if (browser.errors.length > 0) throw new Error(`Errors of the page:\n${browser.errors.join('\n')}`)
} catch (problem) {
  failed = true
  report(String(problem))
  await takePicture('failed')
} finally {
  await browser.close()
}
report(failed ? 'failed' : 'all passed')
process.exit(failed ? 1 : 0)

function report(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${browser.name}, ${seconds} s: ${text}\n`)
}

async function replayAll(): Promise<void> {
  const host = await serve(replays, 1)
  await browser.open(host.address)
  const text = await waitFor<string>(
    browser,
    `() => document.querySelector('#result').textContent || null`,
    [],
    600,
  )
  await host.stop()
  const games = JSON.parse(text) as readonly ReplayedGame[]
  for (const { game, transcripts, characters, differences } of games) {
    report(`${game}: ${transcripts} transcripts, ${characters} characters, ${differences.length} differences`)
    if (differences.length > 0) throw new Error(`${game} differs: ${differences.join(', ')}`)
  }
}

async function openEveryGame(): Promise<void> {
  const host = await serve(built, 2)
  const player = new Player(browser, host.address)
  await browser.open(host.address)
  await waitFor(browser, `() => document.querySelector('.games') !== null`)
  await takePicture('shelf')
  for (const { id } of registry) {
    await player.startMatch(id)
    await takePicture(`${id}-first`)
    report(`${id}: ${await player.play(6)} answers: ${await player.waitForQuestion()}`)
    await takePicture(`${id}-later`)
  }
  await host.stop()
}

async function takePicture(of: string): Promise<void> {
  if (values.pictures === undefined) return
  mkdirSync(values.pictures, { recursive: true })
  const png = Buffer.from(await browser.picture(), 'base64')
  writeFileSync(path.join(values.pictures, `${name}-${of}.png`), png)
}

async function playOffline(part: string, where: string): Promise<void> {
  const host = await serve(built, 2)
  const player = new Player(browser, host.address)
  await player.startMatch('blitzkrieg', where)
  const online = await player.play(8)
  await player.reload()
  await player.waitUntilOffline()
  await host.stop()
  await player.reload()
  const offline = await player.play(400)
  if ((await player.step()) !== undefined) throw new Error(`${part}: the match did not end.`)
  report(
    `${part}: ${online} answers, a reload, then ${offline} answers without a server: ${await player.waitForQuestion()}`,
  )
}

async function importFile(): Promise<void> {
  const host = await serve(built, 2)
  const player = new Player(browser, host.address)
  await browser.open(`${host.address}#/matches`)
  await waitFor(browser, `() => document.querySelector('input[type=file]') !== null`)
  await browser.upload('input[type=file]', path.join(kept, '15-table-left.json'))
  await waitFor(browser, `() => /1 match was imported/.test(document.body.textContent)`)
  await browser.click(`() => document.querySelector('.match-link')`)
  await player.waitForQuestion()
  const from = await player.step()
  const answers = await player.play(3)
  await player.reload()
  report(`file: imported at step ${from}, ${answers} answers, a reload`)
  await host.stop()
}
