import { writeFileSync } from 'node:fs'
import { registry } from '@opfor/games'
import {
  chanceAnswererFor,
  type Game,
  type Journal,
  type Json,
  autoPlay,
  randomAnswerer,
  resolveWhoRolls,
} from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { boardShare } from '../support/board-share.ts'
import { importAndOpen } from '../support/saved-matches.ts'
import { expect, test } from '../support/test.ts'

/** Whole matches of each game; without it, the start of one. */
const matches = Number(process.env['OPFOR_VISIBLE_MATCHES'] ?? 0)
const fewAnswers = 24

type Options = Readonly<Record<string, Json>>

const settings: Readonly<Record<string, readonly Options[]>> = {
  blitzkrieg: [{ where: 'table' }, { where: 'screen' }],
  admiral: [{ where: 'table' }, { where: 'screen' }],
  'blood-and-plunder': [{ way: 'map' }, { way: 'asked' }, { way: 'map', battle: 'sea' }],
  'conflict-of-heroes': [{ mode: 'solo' }, { mode: 'firefight' }],
}

/** Random answers as a person enters them, at the table including draws. */
function playedByPerson(game: Game, options: Options, seed: number, answers: number): Journal {
  const match = newMatch(game, { options }, seed)
  const byApp = chanceAnswererFor(resolveWhoRolls(match))
  const policy = randomAnswerer(seed)
  let left = answers
  autoPlay(match, (question) => {
    left -= 1
    return left < 0 ? undefined : (byApp(question) ?? policy)
  })
  const { entries } = match.journal
  return {
    ...match.journal,
    entries: entries.map((entry) =>
      'q' in entry && entry.by !== 'seed' ? { ...entry, by: 'person' } : entry,
    ),
  }
}

/** Questions that may leave less than 45% to the board. */
const exceptions: readonly string[] = [
  // The result of an attack: a form below a close-up.
  'blood-and-plunder.harm',
]

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

for (const game of registry)
  test(`${game.id}: the board takes 45% of the height in 95% of the questions`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(120_000 + matches * 300_000)
    await page.addInitScript(() => localStorage.setItem('opfor.preferences', '{"hints":false}'))
    const shares: { readonly id: string; readonly share: number }[] = []
    const all = settings[game.id] ?? [{}]
    for (let seed = 1; seed <= Math.max(1, matches); seed += 1) {
      const options = all[(seed - 1) % all.length] ?? {}
      const answers = matches === 0 ? fewAnswers : Infinity
      const file = testInfo.outputPath(`${seed}.json`)
      const journal = playedByPerson(game, options, seed, answers)
      writeFileSync(file, JSON.stringify(journal))
      await importAndOpen(page, file)
      await expect(page.locator('.board-stage')).toBeVisible()
      const bar = page.locator('.question')
      const look = async (): Promise<string | null> => {
        const step = await bar.getAttribute('data-step')
        const id = (await bar.getAttribute('data-question')) ?? 'hand over'
        if (step !== null) shares.push({ id, share: await boardShare(page) })
        return step
      }
      let step = await look()
      for (const entry of journal.entries) {
        if (!('q' in entry) || entry.by !== 'person') continue
        await page.getByRole('button', { name: 'Undo', exact: true }).click()
        await expect(bar).not.toHaveAttribute('data-step', step ?? '')
        step = await look()
      }
    }
    const small = shares.filter(({ share }) => share < 0.45)
    const counted = Map.groupBy(small, ({ id }) => id)
    const list = [...counted].map(([id, each]) => {
      const least = Math.min(...each.map(({ share }) => share))
      return `${id}: ${each.length} times, at least ${Math.round(least * 100)}%`
    })
    console.log(`${game.id}: ${shares.length} questions, ${small.length} below 45%. ${list.join('; ')}`)
    const isUsual = ({ id }: { readonly id: string }): boolean => !exceptions.includes(id)
    expect(small.filter(isUsual).length, list.join('; ')).toBeLessThanOrEqual(
      shares.filter(isUsual).length * 0.05,
    )
  })

test('what to do on the table takes the place of the board at a tap, and gives it back', async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => localStorage.setItem('opfor.preferences', '{"hints":false}'))
  const game = registry.find(({ id }) => id === 'conflict-of-heroes')
  if (game === undefined) throw new Error('Conflict of Heroes is not on the shelf.')
  const file = testInfo.outputPath('table.json')
  writeFileSync(file, JSON.stringify(playedByPerson(game, { mode: 'solo' }, 4, 12)))
  await importAndOpen(page, file)
  const steps = page.locator('.said-panel .ticks:not(.plain) li')
  const visible = (): Promise<number> =>
    page.evaluate(() => {
      const within = document.querySelector('.said-panel')?.getBoundingClientRect()
      const lines = [...document.querySelectorAll('.said-panel .ticks:not(.plain) li')]
      return lines.filter((line) => line.getBoundingClientRect().bottom <= (within?.bottom ?? 0)).length
    })
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  const all = await steps.count()
  expect(all).toBeGreaterThan(3)
  expect(await visible()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(visible).toBeGreaterThan(5)
  await expect(page.locator('.question h2')).toBeInViewport()
  // A finished line brings the next one into view.
  for (let line = 0; line < all - 1; line += 1) {
    await steps.nth(line).getByRole('checkbox').check()
    await expect(steps.nth(line + 1)).toBeInViewport()
  }
  await page.getByRole('button', { name: 'Show the board' }).click()
  await expect.poll(() => boardShare(page)).toBeGreaterThanOrEqual(0.45)
})

test('the tools of the board open at a tap', async ({ page }, testInfo) => {
  const game = registry.find(({ id }) => id === 'admiral')
  if (game === undefined) throw new Error('Admiral is not on the shelf.')
  const file = testInfo.outputPath('tools.json')
  writeFileSync(file, JSON.stringify(playedByPerson(game, { where: 'screen' }, 1, 8)))
  await importAndOpen(page, file)
  const closer = page.getByRole('button', { name: 'Zoom in' })
  await expect(closer).toBeHidden()
  await page.getByRole('button', { name: 'Zoom and tools' }).click()
  await closer.click()
  await expect(page.locator('.ad-zoomed')).toBeVisible()
})

test('the note on a symbol stands below the top bar', async ({ page }, testInfo) => {
  const game = registry.find(({ id }) => id === 'blitzkrieg')
  if (game === undefined) throw new Error('BLITZKRIEG! is not on the shelf.')
  const file = testInfo.outputPath('note.json')
  writeFileSync(file, JSON.stringify(playedByPerson(game, { where: 'screen' }, 1, 8)))
  await importAndOpen(page, file)
  await page.getByRole('button', { name: /^Bot \d+ VP/ }).tap()
  const note = await page.locator('.symbol-note > div').boundingBox()
  const bar = await page.locator('.top').boundingBox()
  expect(note?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
