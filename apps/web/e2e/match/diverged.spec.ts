import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { registry } from '@opfor/games'
import { type Journal, autoPlay, randomAnswerer } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { currentPosition, importAndOpen, storedEntries } from '../support/saved-matches.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

type Entry = Journal['entries'][number]

const turn = 3

/** Played at random, then saved as if the rules had changed. */
function changedMatch(change: (entry: Entry, at: number) => Entry): Journal {
  const game = registry.find(({ id }) => id === 'blitzkrieg')
  if (game === undefined) throw new Error('BLITZKRIEG! is not on the shelf.')
  const match = newMatch(game, {}, 4)
  const policy = randomAnswerer(4)
  autoPlay(match, () => policy)
  return { ...match.journal, entries: match.journal.entries.map(change) }
}

const otherTurn = changedMatch((entry) =>
  'turn' in entry && entry.turn === turn ? { ...entry, digest: 'another' } : entry,
)
const isStep = (entry: Entry): boolean => 'q' in entry
const all = otherTurn.entries.filter(isStep).length
const before = otherTurn.entries.findIndex((entry) => 'turn' in entry && entry.turn === turn - 1)
const kept = otherTurn.entries.slice(0, before).filter(isStep).length
const matching = `${kept} of its ${all} steps match the current rules.`

test('a diverged match opens at the last matching turn, explains the difference, and continues as a new match', async ({
  page,
}, testInfo) => {
  const user = new User(page)
  const file = testInfo.outputPath('diverged.json')
  writeFileSync(file, JSON.stringify(otherTurn))
  const address = await importAndOpen(page, file)
  const entries = await storedEntries(page)
  await expect(page.getByText(matching)).toBeVisible()
  await user.expectAccessible()
  await page.getByText(`Played after that (${all - kept} steps)`).click()
  await expect(page.locator('.parted ol li')).toHaveCount(all - kept)
  await user.tap('Continue from here')
  await expect(page.locator('.question')).toHaveAttribute('data-step', /\d+/)
  const [, step] = await currentPosition(page)
  expect(Number(step)).toBeGreaterThanOrEqual(kept)
  await user.answer()
  await user.tap('More')
  await user.tap('History')
  await expect(page.getByText(`This match continues “BLITZKRIEG!”: ${matching}`)).toBeVisible()
  await page.goto('/#/matches')
  await expect(page.getByRole('link', { name: /BLITZKRIEG!, continued/ })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('This match was played with older rules')).toBeVisible()
  expect(await storedEntries(page)).toEqual(expect.arrayContaining([...entries]))
})

test('if nothing matches, all steps are still listed', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('nothing.json')
  const first = otherTurn.entries.findIndex(isStep)
  const otherAnswer = changedMatch((entry, at) => (at === first ? { ...entry, a: 'another' } : entry))
  writeFileSync(file, JSON.stringify(otherAnswer))
  await importAndOpen(page, file)
  await expect(page.getByText(`None of its ${all} steps match the current rules.`)).toBeVisible()
  await page.getByText(`Played after that (${all} steps)`).click()
  await expect(page.locator('.parted ol li')).toHaveCount(all)
})

test('a link with a diverged match opens as far as it matches', async ({ page }) => {
  const user = new User(page)
  const packed = deflateRawSync(JSON.stringify(otherTurn)).toString('base64url')
  await page.goto(`/#match=${packed}`)
  await expect(page.getByText('A shared match')).toBeVisible()
  await expect(page.getByText(matching)).toBeVisible()
  await user.tap('Save to my matches')
  await user.waitForQuestion()
})
