/**
 * Kills a real browser while typing in the workshop: keystrokes older than a second must survive, and undo must work. Also with
 * reloads and two windows. Build the app first. `npm run prove keystrokes 50`
 */
import { built, serve } from '../../../../apps/web/e2e/support/host.ts'
import { KillableBrowser } from '../../../../apps/web/e2e/support/killable-browser.ts'
import { afterKills, afterReloads, afterTwoWindows } from './keystrokes/rounds.ts'
import { summary, type Round } from './keystrokes/typed.ts'
import { newPage } from './keystrokes/workshop-page.ts'

const kills = Number(process.argv[2] ?? 50)
if (!Number.isInteger(kills) || kills < 1) throw new Error('The number of kills is expected.')
const fewer = Math.ceil(kills / 5)

const host = await serve(built, 0)
const browser = new KillableBrowser('1280,800')
try {
  const address = await newPage(browser, host.address)
  const parts: readonly (readonly [string, AsyncGenerator<Round>])[] = [
    [`${kills} kills`, afterKills(browser, address, kills)],
    [`${fewer} reloads`, afterReloads(browser, address, fewer)],
    [`${fewer} kills with two windows`, afterTwoWindows(browser, address, fewer)],
  ]
  for (const [name, rounds] of parts) {
    const all: Round[] = []
    for await (const round of rounds) all.push(round)
    const { text, isGood } = summary(name, all)
    console.log(text)
    if (!isGood) process.exitCode = 1
  }
} finally {
  await browser.dispose()
  await host.stop()
}
