/** Regenerates the pictures of the games in docs/screens, in English and German, from recorded matches. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { takeScreenshot } from './screenshot.ts'
import { expect, test } from '../support/test.ts'

const games = path.join(import.meta.dirname, '../../../../games')

/** The beginning of a match's or transcript's name, and how many answers are played. */
interface Recorded {
  readonly start: string
  /** For the picture of a turn; all if missing. */
  readonly turn?: number
  /** For the picture of the reasons; as `turn` if missing. */
  readonly why?: number
  /** Questions that the player answered, which a transcript may omit. The news follows such an answer. */
  readonly asked?: RegExp
}

const matches: Readonly<Record<string, Recorded>> = {
  blitzkrieg: {
    start: 'whole-match-at-the-table',
    turn: 38,
    asked: /blitzkrieg\.(?:space|unitPlaced|useStrategic) /,
  },
  'blood-and-plunder': { start: 'land-with-a-map', turn: 8 },
  admiral: { start: 'at-the-table' },
  'conflict-of-heroes': { start: 'the-solo-example-in-play', turn: 42, why: 35, asked: /coh\.mission / },
}

const whys = { en: 'Why?', de: 'Warum?' } as const

function recordedMatch(game: string, { start, asked }: Recorded, answers: number | undefined) {
  const found = ['recorded', 'replays']
    .flatMap((kind) =>
      readdirSync(path.join(games, game, kind)).map((file) => path.join(games, game, kind, file)),
    )
    .find((file) => path.basename(file).startsWith(start))
  if (found === undefined) throw new Error(`No recorded match of ${game} starts with ${start}.`)
  const text = readFileSync(found, 'utf8')
  const played = withSeats(answers === undefined ? text : firstAnswers(text, answers), asked)
  return { name: path.basename(found), mimeType: 'text/plain', buffer: Buffer.from(played) }
}

function firstAnswers(transcript: string, count: number): string {
  const lines = transcript.split('\n')
  const answers = lines.flatMap((line, at) => (line.startsWith('>') ? [at] : []))
  return `${lines.slice(0, (answers[count - 1] ?? 0) + 1).join('\n')}\n`
}

function withSeats(transcript: string, asked: RegExp | undefined): string {
  if (asked === undefined) return transcript
  return transcript.replaceAll(/^> .* by person$/gm, (answer) =>
    asked.test(answer) ? `${answer} at player` : answer,
  )
}

async function openLongestDecision(page: Page): Promise<void> {
  await page.getByRole('dialog').evaluate((dialog) => {
    const decisions = [...dialog.querySelectorAll<HTMLDetailsElement>('details.decision')]
    const lines = (decision: Element): number => decision.querySelectorAll('li').length
    const longest = decisions.toSorted((a, b) => lines(b) - lines(a))[0]
    if (longest === undefined) throw new Error('There is no decision to open.')
    longest.open = true
    // The sheet's title stays above the scrolled part.
    longest.style.scrollMarginTop = '6rem'
    longest.scrollIntoView({ block: 'start' })
  })
}

async function openMatch(page: Page, file: ReturnType<typeof recordedMatch>): Promise<void> {
  await page.goto('/#/matches')
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.locator('.match-link').first().click()
  await expect(page.locator('.question').first()).toBeVisible()
}

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({
      locale,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 780 },
      deviceScaleFactor: 1.5,
      hasTouch: true,
      isMobile: true,
    })
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime('2026-11-15T18:00:00')
      await page.addInitScript(() => localStorage.setItem('opfor.preferences', '{"hints":false}'))
    })

    for (const [game, recorded] of Object.entries(matches)) {
      const nameOf = (picture: string): string => `${game}-${picture}.${language}`

      test(`${game}: setting up`, async ({ page }) => {
        await page.goto(`/#/set-up/${game}`)
        await expect(page.locator('main h2, main li').first()).toBeVisible()
        await takeScreenshot(page, nameOf('set-up'))
      })

      test(`${game}: a turn`, async ({ page }) => {
        await openMatch(page, recordedMatch(game, recorded, recorded.turn))
        await takeScreenshot(page, nameOf('turn'))
      })

      test(`${game}: why`, async ({ page }) => {
        await openMatch(page, recordedMatch(game, recorded, recorded.why ?? recorded.turn))
        await page.getByRole('button', { name: whys[language], exact: true }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await openLongestDecision(page)
        await takeScreenshot(page, nameOf('why'))
      })
    }
  })
}
