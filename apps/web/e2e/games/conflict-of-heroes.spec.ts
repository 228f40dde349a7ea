import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { importAndOpen, replayFile, storedPacks } from '../support/saved-matches.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.describe('Conflict of Heroes on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two players generate the printed example on one phone without seeing the hand of the other', async ({
    page,
  }) => {
    const two = new ConflictOfHeroesUser(page)
    await two.startMatch(/two to four players/, /^1: /)
    await two.pick('Soviet player')
    await two.pick('map 1')
    await two.pick(/A02 to A18/)
    await two.pick('no handicap')
    await two.expectNoHand()
    await two.expectAccessible()
    await page.reload()
    await two.expectNoHand()
    await two.takeDevice('Soviet player')
    await expect(page.locator('.question .choice')).toHaveCount(8)
    await expect(page.locator('.acting-strip')).toContainText('Your hand')
    await expect(page.locator('.acting-tag')).toHaveCount(4)
    await two.expectAccessible()
    await two.pick(/^Soviet card 03, bottom/)

    await two.expectNoHand()
    await two.tap('Undo')
    await two.expectNoHand()
    await two.takeDevice('Soviet player')
    await two.pick(/^Soviet card 03, bottom/)
    await two.expectNoHand()
    const history = await two.readHistory()
    expect(history).toContain('Soviet card 03')
    expect(history).not.toMatch(/Soviet card 0[124]|German card/)
    await two.takeDevice('German player')
    await two.pick(/^German card 04, bottom/)
    await two.playCard('Soviet player', /^Soviet card 01, top/)
    await two.playCard('German player', /^German card 03, top/)
    await two.expectAccessible()
    await two.chooseHex('1-E09')
    await two.pick(/^Soviet card 03: /)
    for (const hex of ['1-G07', '1-D11', '1-F11']) await two.chooseHex(hex)
    await page
      .getByRole('button', { name: /^not on the map/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^I'm / })).toBeVisible()

    await two.playCard('Soviet player', /^Soviet card 04, top/)
    await two.playCard('German player', /^German card 01, top/)
    await two.pick('Pioneer 17')
    await two.pick('Pioneer 18')
    await two.pick('Done')
    await expect(page.locator('[data-hex="1-E12"]')).toHaveCount(0)
    for (const hex of ['1-E13', '1-D13']) await two.chooseHex(hex)
    await two.expectNoHand()
    await two.inspectHex('1-E13')
    await two.tap('Move Pioneer 17')
    await two.inspectHex('1-E12')
    await expect(page.locator('.coh-refused')).toContainText('Pioneer 17 may not be placed on E12')
    await two.expectAccessible()
    await two.tap('Leave it there')
    await two.playCard('Soviet player', /^Soviet card 02, bottom/)
    await two.playCard('German player', /^German card 02, bottom/)
    await expect(page.locator('.result-page h2')).toContainText('The firefight is generated')
    await expect(page.locator('.board-score')).toHaveText('the Germans 7 CAPsthe Soviets 6 CAPs')
    await expect(page.locator('.coh-counter')).toHaveCount(6)
    await expect(page.locator('.question .button.big').first()).toHaveText('Briefing')
    await two.expectAccessible()
    await two.showView('Cards')
    await expect(page.locator('.coh-panel.coh-soviet')).toContainText(
      'Round 2: Soviet Rifle 07, Soviet Rifle 08',
    )
    await two.expectAccessible()
  })

  test('a solo mission is generated, printed and played for a round', async ({ page }) => {
    const one = new ConflictOfHeroesUser(page)
    await one.startMatch(/solo mission/, /^2: /)
    await one.generateMission()
    await expect(page.locator('.headlines')).toContainText('The mission begins: you play')
    await expect(page.locator('.headlines .rule').last()).toHaveText('G 5.3')
    // Tasks before the first turn have boxes, messages have none.
    const steps = page.locator('.said-panel .ticks:not(.plain) li')
    for (const [step, rule] of [
      ['You draw', 'G 2.1'],
      ['Roll 2d6 for each side', 'AtB 2.1'],
    ] as const)
      await expect(steps.filter({ hasText: step }).locator('.rule')).toHaveText(rule)
    await expect(steps.filter({ hasText: 'The mission begins' })).toHaveCount(0)
    await one.expectRoomForMap()
    await one.expectAccessible()

    await one.showView('Mission')
    await expect(page.locator('.coh-sheet')).toContainText(/\d+ at the start/)
    await one.tap('More')
    await one.tap('Briefing')
    await expect(page.locator('.briefing')).toContainText('Set-up, in order')
    await one.expectAccessible()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const briefing = await page.locator('.briefing-parts').innerText()
    await expect(page.getByLabel('A link to this briefing')).toHaveValue(/#briefing=/)
    const link = await page.getByLabel('A link to this briefing').inputValue()
    await one.tap('Back')

    await one.pick(/marker \+2/)
    await expect(page.locator('.coh-track .coh-marked')).toHaveText(/^2/)
    await expect(page.locator('.coh-standing')).toContainText('1 AI order · marker 2 of 20')
    await one.pick(/marker stays/)
    await expect(page.locator('.headlines')).toContainText('stays on space 2')
    await expect(page.locator('.coh-standing')).toContainText('2 AI orders · marker 2 of 20')
    await one.pick('Counteractions')
    while (!(await one.question()).includes('Play your turns')) await one.finish()
    await one.pick('Something else')
    await one.expectRoomForMap()
    await one.expectAccessible()
    await one.pick('Common answers')
    await one.pick(/A new Round begins/)
    await expect(page.locator('.coh-sheet')).toContainText('Round 2')
    await expect(page.locator('.coh-board')).not.toContainText('Round 2 of')
    await one.expectAccessible()
    await one.showView('Map')
    await one.expectAccessible()
    await one.pick('Something else')
    await one.pick(/The mission is over/)
    for (const side of ['Germans', 'Soviets']) {
      expect(await one.question()).toContain(`how many VP do the ${side} have`)
      await one.pick(/^0 VP/)
    }
    await expect(page.locator('.question')).toContainText('Another match')

    await page.goto(link)
    await expect(page.locator('.briefing-parts')).toHaveText(/Tracks/)
    expect(await page.locator('.briefing-parts').innerText()).toBe(briefing)
  })

  test('a solo mission is generated with forms and played for two Rounds', async ({ page }) => {
    const one = new ConflictOfHeroesUser(page)
    await one.startWithForms(/solo mission/, /^2: /)
    const forms = await one.fillForms()
    for (const form of [
      'Which map do you play on',
      'Which card do you play for the',
      'What is printed on these tiles',
      'Before the mission begins',
    ])
      expect(forms.some((each) => each.startsWith(form))).toBe(true)
    expect(one.placed).toBeGreaterThan(0)
    await expect(page.locator('.said-panel')).toContainText('The mission begins: you play')
    for (const round of [2, 3]) {
      await one.pick(/marker \+1/)
      await one.pick(/A new Round begins/)
      await one.fillForms()
      await expect(page.locator('.coh-sheet')).toContainText(`Round ${round}`)
    }
    await expect(page.locator('.coh-victory')).toContainText('Soviet card 05')
    await expect(page.locator('.coh-victory')).toContainText(/Control Markers held: [A-M]\d\d/)
    await one.expectRoomForMap()
    await one.expectAccessible()

    await one.pick('Something else')
    await one.pick(/A Rumored Enemy is placed/)
    await expect(page.locator('.question .choice')).toHaveCount(0)
    await one.chooseHex('1-E09')
    await one.tap('More')
    await one.tap(/^Fix the position/)
    const bar = page.locator('.thumb-bar.correcting')
    // The map must be tappable; the editor's lists name only other things.
    expect((await page.locator('.coh-drawing').boundingBox())?.height).toBeGreaterThan(300)
    await expect(page.locator('.board-panel .choice')).toHaveCount(0)
    await bar.getByText('A place', { exact: true }).click()
    await bar.getByText(/^the Mission Track \(20\)/i).click()
    await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844)
    await bar.getByRole('button', { name: 'the box', exact: true }).click()
    expect(await bar.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(844)
    await page.getByLabel('Search by name').fill('rifle 01')
    await expect(bar.locator('.pick')).toHaveCount(2)
    await one.expectAccessible()
    await one.tap('Something else')
    await bar.getByText('A piece', { exact: true }).click()
    await page.getByLabel('Search by name').fill('rifle 01')
    const found = bar.locator('.pick').filter({ visible: true })
    await expect(found).toHaveCount(2)
    await found.first().click()
    await expect(bar.locator('h2')).toContainText('Rifle 01')
    await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  })

  test('the top bar fits in both languages, and with large text', async ({ page }) => {
    const one = new ConflictOfHeroesUser(page)
    const match = await importAndOpen(page, replayFile('the-solo-example-in-play', 'conflict-of-heroes'))
    await one.tap('Undo')
    for (const language of ['English', 'Deutsch']) {
      await page.goto('/#/settings')
      await page.getByRole('radio', { name: language }).check()
      await page.goto(match)
      await expect(page.locator('.coh-standing')).toBeVisible()
      for (const view of ['map', 'mission']) {
        await page.locator('.board-select').selectOption(view)
        await one.expectTopBarFits()
      }
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-text', '1.3'))
    await one.expectTopBarFits()
    await page.evaluate(() => document.documentElement.setAttribute('data-text', '2'))
    await one.expectTopBarFits('.board-score, .board-select', false)
  })

  test('a card takes four taps, and one the next time; its title stays on the device', async ({ page }) => {
    const one = new ConflictOfHeroesUser(page)
    await one.startMatch(/solo mission/, /^2: /)
    await one.answerUntilCards()
    const card = await one.enterCard()
    await one.showView('Cards')
    await one.tap('Save for next time')
    await expect(page.getByText('Saved in your card pack, on this device only.')).toBeVisible()
    await one.expectAccessible()

    await page.goto('/#/packs/conflict-of-heroes/pack')
    await one.tap('Edit')
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    const [side = '', , number] = card.split(' ')
    await one.tap(side)
    await one.tap(`${number}, entered`)
    await page.getByRole('region', { name: 'Top half' }).getByLabel('Title').fill('Zwetschge')
    await one.expectAccessible()
    await expect.poll(() => storedPacks(page)).toContain('Zwetschge')

    await one.startMatch(/solo mission/, /^2: /)
    await one.answerUntilCards()
    const before = one.taps
    await one.pick(/Zwetschge/)
    expect(one.taps - before).toBe(1)
    await expect(page.locator('.headlines')).toContainText(card)
    await one.showView('Cards')
    await expect(page.locator('.coh-boards')).toContainText('Zwetschge')
    await one.tap('More')
    await one.tap('Share')
    const link = page.locator('input.share-link')
    await expect(link).not.toHaveValue('')
    const packed = (await link.inputValue()).split('#match=')[1] ?? ''
    const journal = inflateRawSync(Buffer.from(packed, 'base64url')).toString()
    expect(journal).toContain('"pack":{')
    expect(journal).not.toContain('Zwetschge')
  })
})

test.describe('the map on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('highlights offered edges, zooms in on a tap, and keeps the zoom', async ({ page }) => {
    const one = new ConflictOfHeroesUser(page)
    await one.startMatch(/two to four players/, /^1: /, /physical cards/)
    while (!(await one.question()).startsWith('Which edge')) await one.answer()
    await expect(page.locator('.coh-asked')).toHaveCount(2)
    await expect(page.locator('.coh-status')).toHaveCount(0)
    await one.expectAccessible()
    const asked = await one.step()
    await page.locator('.coh-edge').last().tap()
    await expect(page.locator('.question')).not.toHaveAttribute('data-step', asked ?? '')
    while (!(await one.question()).startsWith('Which card does')) await one.answer()
    while (!(await one.question()).startsWith('Which card does the German'))
      await one.pick(/^Soviet card 03, bottom/)
    await one.pick(/^German card 03, top/)
    const cell = page.locator('[data-hex="1-I07"], [data-hex="1-E07"]').first()
    await cell.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [atX, atY] = [x + width / 2, y + height / 2]
    const hex = await cell.getAttribute('data-hex')
    const before = await one.step()
    await page.touchscreen.tap(atX, atY)
    await expect(page.locator('.coh-zoomed')).toHaveCount(1)
    expect(await one.step()).toBe(before)
    const under = await page.evaluate(
      ([left = 0, top = 0]) =>
        document.elementFromPoint(left, top)?.closest('[data-hex]')?.getAttribute('data-hex'),
      [atX, atY],
    )
    expect(under).toBe(hex)
    await page.waitForTimeout(400)
    await page.touchscreen.tap(atX, atY)
    await expect(page.locator('.question')).not.toHaveAttribute('data-step', before ?? '')
    await expect(page.locator('.coh-zoomed')).toHaveCount(1)
  })
})

test('only options for a solo mission are offered for it', async ({ page }) => {
  await page.goto('/#/new/conflict-of-heroes')
  await expect(page.getByRole('radio', { name: /solo mission/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Four Player/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /two to four players/ }).check()
  await page.getByRole('radio', { name: /Four Player/ }).check()
  await page.getByText('More options').click()
  await expect(page.getByText('Solo: which Order Cards?')).toHaveCount(0)
  await page.getByRole('radio', { name: /solo mission/ }).check()
  await expect(page.getByText('Solo: which Order Cards?')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^1: / })).toBeChecked()
})

test('the map works by keyboard, and terrain can be marked', async ({ page }) => {
  const one = new ConflictOfHeroesUser(page)
  await one.startMatch(/solo mission/, /^1: /)
  await one.pick(/^map 1/)
  await page.locator('.coh-edge[aria-label*="A02 to A18"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.coh-edge')).toHaveCount(0)
  await one.tap('Mark terrain')
  await one.tap(/^water/)
  await page.locator('[data-hex="1-F06"]').click()
  await page.locator('[data-hex="1-F06"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await one.tap('Save the marks')
  await expect(page.locator('.coh-t-water')).toHaveCount(2)
  await expect(page.locator('.coh-label', { hasText: 'E09' })).toHaveCount(1)
  await one.tap('3rd ed. labels')
  await expect(page.locator('.coh-label', { hasText: 'I04' })).toHaveCount(1)
})

test('terrain can be marked where two maps join, and is saved in the pack', async ({ page }) => {
  const one = new ConflictOfHeroesUser(page)
  for (const [before, hexes] of [['1-A02'], ['1-D19', '1-E06']].entries()) {
    await one.startMatch(/solo mission/, /^4: /)
    await one.pick('no variant')
    await one.pick(/^map 1/)
    await one.pick(/^map 2/)
    await one.pick(/map 1, short edge A18 to L18/)
    await one.tap('Mark terrain')
    await one.tap(/^water/)
    for (const hex of hexes) await page.locator(`[data-hex="${hex}"]`).click()
    await one.tap('Save the marks')
    // Marks are shown immediately; the tool closes when they are saved.
    await expect(page.getByRole('button', { name: 'Save the marks' })).toBeHidden()
    await expect(page.locator('.coh-t-water')).toHaveCount(before + hexes.length)
    await one.showView('Cards')
    await one.tap('Save for next time')
    await expect(page.getByText('Saved in your card pack, on this device only.')).toBeVisible()
  }
  await page.goto('/#/packs/conflict-of-heroes/pack')
  await one.tap('Edit')
  const [file] = await Promise.all([page.waitForEvent('download'), one.tap('Save as a file')])
  const pack = JSON.parse(await readFile(await file.path(), 'utf8')) as { terrain: object }
  expect(pack.terrain).toEqual({ 1: { A02: 'water', D19: 'water', E06: 'water' } })
})

test('a malformed card pack is refused with the reason and the path', async ({ page }) => {
  await page.goto('/#/packs/conflict-of-heroes/pack')
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const broken: readonly (readonly [string, RegExp])[] = [
    ['{"opfor":1', /not JSON/],
    ['{"opfor":1,"title":"x","cards":[]}', /cards: an object is expected, not \[\]/],
    ['{"opfor":1,"title":"x","art":1}', /there is no field "art"/],
    ['{"opfor":1,"title":"x","cards":{"german-26":{}}}', /cards: there is no german-26/],
    [
      '{"opfor":1,"title":"x","cards":{"german-01":{"top":{"section":"vp","caps":"1"}}}}',
      /cards\.german-01\.top\.caps: a whole number from -3 to 3 is expected, not "1"/,
    ],
    ['{"opfor":1,"title":"x","cards":{"__proto__":{"top":{"section":"vp"}}}}', /cards: .*__proto__/],
    [
      `{"opfor":1,"title":"x","cards":{"german-01":${deep}}}`,
      /cards\.german-01: an object is expected|not JSON/,
    ],
    [`{"opfor":1,"title":"${'x'.repeat(10_000_000)}"}`, /too large/],
  ]
  for (const [text, problem] of broken) {
    await page
      .getByLabel('Import a file')
      .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.getByRole('alert')).toHaveText(problem)
  }
  await expect(page.getByText('None of your own yet.')).toBeVisible()
})

class ConflictOfHeroesUser extends User {
  placed = 0

  override async startMatch(...settings: readonly (string | RegExp)[]): Promise<void> {
    await this.openSettings(settings)
    await this.page.getByText('More options').click()
    await this.page.getByRole('radio', { name: 'One question at a time' }).check()
    await this.expectAccessible()
    await this.tap('Start')
    await this.waitForQuestion()
  }

  /** Forms are the default. */
  async startWithForms(...settings: readonly (string | RegExp)[]): Promise<void> {
    await this.openSettings(settings)
    await this.tap('Start')
    await this.waitForQuestion()
  }

  private async openSettings(settings: readonly (string | RegExp)[]): Promise<void> {
    await this.openApp()
    await this.page.goto('/#/new/conflict-of-heroes')
    for (const setting of settings) await this.page.getByRole('radio', { name: setting }).check()
  }

  async pick(name: string | RegExp): Promise<void> {
    this.taps += 1
    const before = await this.listState()
    await this.page.locator('.question').getByRole('button', { name, exact: true }).first().click()
    await expect.poll(() => this.listState(), { intervals: [10, 20, 50, 100] }).not.toBe(before)
  }

  private async listState(): Promise<string> {
    return this.page.locator('.question').evaluate((bar) => {
      const states = [...bar.querySelectorAll('[aria-pressed], [aria-expanded]')].map(
        (each) => `${each.getAttribute('aria-pressed')} ${each.getAttribute('aria-expanded')}`,
      )
      return [bar.getAttribute('data-step'), ...states].join(', ')
    })
  }

  async takeDevice(player: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`\\(${player}\\)$`) }).click()
    await expect(this.page.locator('.question .choice').first()).toBeVisible()
  }

  async playCard(player: string, card: RegExp): Promise<void> {
    await this.expectNoHand()
    await this.takeDevice(player)
    await this.pick(card)
  }

  async expectNoHand(): Promise<void> {
    await expect(this.page.getByRole('button', { name: /^I'm / })).toBeVisible()
    await expect(this.page.locator('.choice')).toHaveCount(0)
    await expect(this.page.locator('body')).not.toContainText('Your hand')
    await expect(this.page.locator('.coh-board')).toBeVisible()
  }

  async readHistory(): Promise<string> {
    await this.tap('More')
    await this.tap('History')
    const text = await this.page.locator('.history').innerText()
    await this.tap('Close')
    return text
  }

  /** If the hex is too small, the first tap zooms in. */
  async chooseHex(hex: string): Promise<void> {
    const before = await this.step()
    const cell = this.page.locator(`[data-hex="${hex}"]`)
    await cell.scrollIntoViewIfNeeded()
    for (let taps = 0; taps < 2 && (await this.step()) === before; taps += 1) {
      const { height } = (await cell.boundingBox()) ?? { height: 0 }
      if (taps === 1) expect(height).toBeGreaterThanOrEqual(44)
      const mapState = await this.mapState()
      await cell.click()
      await expect.poll(() => this.mapState(), { intervals: [10, 20, 50, 100] }).not.toBe(mapState)
    }
    expect(await this.step()).not.toBe(before)
  }

  private async mapState(): Promise<string> {
    return this.page.evaluate(() =>
      ['.question', '.coh-drawing']
        .map((part) => document.querySelector(part))
        .map((part) => part?.getAttribute('data-step') ?? part?.getAttribute('viewBox'))
        .join(', '),
    )
  }

  async expectTopBarFits(
    of = '.top > a, .top-action, .board-score, .board-select',
    isUncut = true,
  ): Promise<void> {
    const { width, over, cut } = await this.page.evaluate((selector) => {
      const parts = [...document.querySelectorAll(selector)]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const overlaps = boxes.some((one, at) =>
        boxes
          .slice(at + 1)
          .some(
            (other) =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
      )
      const names = [...document.querySelectorAll('.score-chip > span')]
      return {
        width: document.documentElement.scrollWidth,
        over: overlaps,
        cut: names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
      }
    }, of)
    expect([width, over]).toEqual([390, false])
    if (isUncut) expect(cut).toBe(0)
  }

  /** All answers must fit on the lower half of the screen. */
  async expectRoomForMap(): Promise<void> {
    const bar = this.page.locator('.question')
    const { scroll, height } = await bar.evaluate((each) => ({
      scroll: each.scrollHeight,
      height: each.clientHeight,
    }))
    expect(scroll).toBeLessThanOrEqual(height + 1)
    expect(height).toBeLessThan(844 * 0.52)
  }

  async answerUntilCards(): Promise<void> {
    while (!(await this.question()).startsWith('Which card does')) await this.answer()
  }

  /** Taps a hex that is not offered. */
  async inspectHex(hex: string): Promise<void> {
    const cell = this.page.locator(`[data-hex="${hex}"]`)
    await cell.scrollIntoViewIfNeeded()
    await cell.click()
  }

  /** The card is not in the pack; returns its name. */
  async enterCard(): Promise<string> {
    const before = this.taps
    const card = this.page.locator('.question .choice', { hasText: /^(German|Soviet) card \d\d$/ }).first()
    const name = (await card.textContent()) ?? ''
    await this.pick(name)
    await this.pick(/Special Rule/)
    await this.pick('+1 CAP')
    await this.pick('None of them')
    expect(this.taps - before).toBe(4)
    return name
  }

  async generateMission(): Promise<void> {
    for (let answers = 0; answers < 150; answers += 1) {
      const question = await this.question()
      if (question.includes('Play your turns')) return
      if (/labelled with/.test(question)) await this.pick('20')
      else if (/what else|which of your units|which units/i.test(question)) await this.finish()
      else await this.answer()
    }
    throw new Error('The mission did not start.')
  }

  /** Until the mission asks what happens; returns the questions that were forms. */
  async fillForms(): Promise<readonly string[]> {
    const forms: string[] = []
    for (let answers = 0; answers < 80; answers += 1) {
      const question = await this.question()
      if (question.includes('Play your turns')) return forms
      const form = this.page.locator('.question .form')
      const other = this.page.locator('.question').locator('.choice, .face, .button.big, summary')
      await expect(form.or(other).first()).toBeVisible()
      if (await form.isVisible()) {
        forms.push(question)
        await this.fillForm()
      } else if (/what else|which of your units|which units|which counters/i.test(question))
        await this.finish()
      else await this.answer()
    }
    throw new Error('The mission did not continue.')
  }

  private async fillForm(): Promise<void> {
    const form = this.page.locator('.question .form')
    for (const under of await form.locator('.form-under').all())
      for (const chips of [under.locator('.form-chips').first(), under.locator('.form-names')])
        await chips.locator('.chip').first().click()
    for (const number of await form.locator('input[type="number"]').all())
      if ((await number.inputValue()) === '') await number.fill('20')
    for (const list of await form.locator('select').all())
      if ((await list.inputValue()) === '') await list.selectOption({ index: 1 })
    for (const typed of await form.locator('.form-row > input[list]').all())
      if ((await typed.inputValue()) === '')
        await typed.fill((await typed.locator('+ datalist option').first().getAttribute('value')) ?? '')
    await this.placeAll()
    for (const chips of await form.locator('.chips').all())
      if ((await chips.locator('[aria-pressed="true"]').count()) === 0)
        await chips.locator('.chip').first().click()
    await this.finish()
  }

  private async placeAll(): Promise<void> {
    const [first, ...others] = await this.page.locator('.question .form-row > input:not([list])').all()
    if (first === undefined) return
    const free = this.page.locator('.coh-cell.coh-lit')
    const label = await free.nth(1).locator('.coh-label').textContent()
    while (!/^[A-M]\d\d$/.test(await first.inputValue())) {
      const listState = async (): Promise<string> => `${await this.mapState()} ${await first.inputValue()}`
      const before = await listState()
      await free.first().scrollIntoViewIfNeeded()
      await free.first().click()
      await expect.poll(listState, { intervals: [10, 20, 50, 100] }).not.toBe(before)
    }
    this.placed += 1
    for (const other of others) await other.fill(label ?? '')
  }

  async finish(): Promise<void> {
    this.taps += 1
    const before = await this.step()
    await this.page.locator('.question .button.big').last().click()
    await expect(this.page.locator('.question')).not.toHaveAttribute('data-step', before ?? '')
  }
}
