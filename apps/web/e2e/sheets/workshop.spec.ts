import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

test.use({ viewport: { width: 1280, height: 800 } })

function textOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'The page' })
}

function statusOf(page: Page): Locator {
  return page.locator('.workshop-findings').getByRole('status')
}

function savedTexts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('opfor-sheets')
        opening.addEventListener('error', () => reject(new Error('The database cannot be opened.')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('sheets').objectStore('sheets').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result.map(({ text }: { readonly text: string }) => text).join('\n'))
          })
        })
      }),
  )
}

async function openWorkshop(page: Page): Promise<User> {
  const user = new User(page)
  await user.openApp()
  await user.tap('Your own opponents')
  await user.tap('Each unit once, by class')
  await user.tap('Workshop')
  await expect(textOf(page)).toContainText('The Toll Gang')
  await expect(statusOf(page)).toHaveText('No problems.')
  return user
}

async function goToLine(page: Page, words: string): Promise<void> {
  await page.locator('.cm-line', { hasText: words }).first().click()
  await page.keyboard.press('End')
}

test('a finding is shown while typing, and fixed by its offer; the text is kept', async ({ page }) => {
  const user = await openWorkshop(page)
  await user.expectAccessible()
  await goToLine(page, 'Tie: roll d6')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Delete')
  await expect(statusOf(page)).toHaveText('1 thing to fix.')
  await expect(page.getByText('"Next" does not say what happens in a tie, so you choose.')).toBeVisible()
  await user.expectAccessible()
  await user.tap('Add "Tie: you choose"')
  await expect(statusOf(page)).toHaveText('No problems.')
  await expect.poll(() => savedTexts(page)).toContain('Tie: you choose')
  await page.reload()
  await expect(textOf(page)).toContainText('Tie: you choose')
})

test('after an edit the match is replayed, and the first change is shown with both reasons', async ({
  page,
}) => {
  const user = await openWorkshop(page)
  const turn = page.getByRole('tabpanel', { name: 'Turn' })
  await expect(turn).toContainText('It shoots at the nearest of you.')
  await expect(turn.locator('.question h2')).toContainText('take your turn')
  await user.answerWith('Continue')
  await expect(turn).toContainText('Turn 2')
  await user.expectAccessible()

  // The moved line ranks the hurt last, whatever their class.
  await goToLine(page, '2. avoid: it is hurt')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('.cm-activeLine')).toHaveText('1. avoid: it is hurt')
  await expect(turn.getByText('the same decisions')).toBeVisible()
  await goToLine(page, '2. in order of its class: gun, runner')
  for (let letters = 'gun, runner'.length; letters > 0; letters -= 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('runner, gun')
  await page.keyboard.press('Escape')
  await expect(turn.getByText('The first decision that changed')).toBeVisible()
  await expect(turn.locator('.workshop-sides')).toContainText('in order of its class: gun, runner')
  await expect(turn.locator('.workshop-sides')).toContainText('in order of its class: runner, gun')
  await user.expectAccessible()
  await turn
    .locator('.workshop-sides')
    .getByRole('button', { name: /^Line \d+ in the text$/ })
    .click()
  await expect(page.locator('.cm-shown')).toHaveText('in order of its class: runner, gun')
  await expect(turn.locator('[aria-current]').first()).toContainText('in order of its class')

  // The shape's example fails by now; a decision of this turn becomes one that holds.
  await turn.locator('summary', { hasText: 'Next: Little' }).click()
  await turn.getByRole('button', { name: 'Add as an example' }).first().click()
  const examples = page.getByRole('tabpanel', { name: 'Examples' })
  await expect(examples.locator('.holds')).toContainText('Next gives Little (line 2)')
  await expect(examples.locator('.fails')).toHaveCount(1)
  await user.expectAccessible()
})

test('after an answer the newest decision is in view', async ({ page }) => {
  const user = await openWorkshop(page)
  await page.setViewportSize({ width: 1280, height: 520 })
  const turn = page.getByRole('tabpanel', { name: 'Turn' })
  await turn.locator('.workshop-scroll').evaluate((pane) => pane.scrollTo({ top: 0 }))
  await user.answerWith('Continue')
  await expect(turn.locator('.workshop-log > li').last()).toBeInViewport()
  await expect(turn.locator('.workshop-log .decision').last()).toBeInViewport()
})

test('names are completed and renamed, and a section is one choice away', async ({ page }) => {
  const user = await openWorkshop(page)
  await page.getByRole('combobox', { name: 'Go to a section' }).selectOption('Turn')
  await goToLine(page, '2. Clear acted.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Cho')
  await page.getByRole('option', { name: /^Choose/ }).click()
  await page.keyboard.type('ne')
  await page.getByRole('listbox').getByRole('option', { name: 'Next' }).first().click()
  await expect(page.locator('.cm-activeLine')).toHaveText('3. Choose Next')
  await expect(page.locator('.cm-activeLine .cm-verb')).toHaveText('Choose')
  await expect(page.locator('.cm-activeLine .cm-name')).toHaveText('Next')

  await page.getByRole('combobox', { name: 'Go to a section' }).selectOption('Gang')
  await user.tap('Rename')
  await page.getByRole('textbox', { name: 'New name for Gang' }).fill('Crew')
  await user.expectAccessible()
  await page.getByRole('button', { name: /^Rename \d places$/ }).click()
  await expect(page.locator('.cm-line', { hasText: 'Choose one of Crew that has not acted' })).toBeVisible()
  await expect(statusOf(page)).toHaveText('No problems.')
})

test('two windows do not overwrite each other', async ({ page, context }) => {
  await openWorkshop(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(textOf(other)).toContainText('The Toll Gang')
  await goToLine(page, 'Each of the gang acts once')
  await page.keyboard.type(' Or twice.')
  await expect(textOf(other)).toContainText('Or twice.')
  await expect(other.getByText('This is that version')).toBeVisible()

  // A window that missed a change must choose.
  const deaf = await context.newPage()
  await deaf.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  await deaf.goto(page.url())
  await expect(textOf(deaf)).toContainText('Or twice.')
  await goToLine(page, 'Or twice.')
  await page.keyboard.type(' Here.')
  await expect(textOf(other)).toContainText('Or twice. Here.')
  await goToLine(deaf, 'Or twice.')
  await deaf.keyboard.type(' There.')
  await expect(deaf.getByText('Nothing is saved until you choose.')).toBeVisible()
  await deaf.getByRole('button', { name: 'Use the other version' }).click()
  await expect(textOf(deaf)).toContainText('Or twice. Here.')
  await deaf.getByRole('button', { name: 'Undo' }).click()
  await expect(textOf(deaf)).toContainText('Or twice. There.')
  await expect(textOf(page)).toContainText('Or twice. There.')
})

test('keys that are shortcuts elsewhere are letters in the text', async ({ page }) => {
  await openWorkshop(page)
  await goToLine(page, 'Each of the gang acts once')
  await page.keyboard.type(' 1 b? 2 w')
  await expect(page.locator('.cm-activeLine')).toContainText('runners. 1 b? 2 w')
  await expect(page.getByRole('tabpanel', { name: 'Turn' })).toContainText('Turn 1')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('undo and redo go beyond a reload', async ({ page }) => {
  const user = await openWorkshop(page)
  await goToLine(page, 'Each of the gang acts once')
  await page.keyboard.type(' Or twice.')
  await expect.poll(() => savedTexts(page)).toContain('Or twice.')
  await page.reload()
  await expect(textOf(page)).toContainText('Or twice.')
  await user.tap('Undo')
  await expect(textOf(page)).not.toContainText('Or twice.')
  await expect.poll(() => savedTexts(page)).not.toContain('Or twice.')
  await page.reload()
  await expect(textOf(page)).toContainText('Each of the gang acts once')
  await expect(textOf(page)).not.toContainText('Or twice.')
  await user.tap('Redo')
  await expect(textOf(page)).toContainText('Or twice.')
})

test('the page of the opponent and its workshop do not overwrite each other', async ({ page, context }) => {
  await openWorkshop(page)
  const other = await context.newPage()
  await other.goto(page.url().replace('/workshop/', '/opponent/'))
  const area = other.getByRole('textbox', { name: 'The page' })
  await expect(area).toHaveValue(/Each of the gang acts once/)
  await goToLine(page, 'Each of the gang acts once')
  await page.keyboard.type(' Or twice.')
  await expect(area).toHaveValue(/Or twice\./)
  await expect(other.getByText('This is that version')).toBeVisible()
  await area.fill((await area.inputValue()).replace('Or twice.', 'Or thrice.'))
  await expect(textOf(page)).toContainText('Or thrice.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textOf(page)).toContainText('Or twice.')
  await expect(area).toHaveValue(/Or twice\./)
})

test('random matches say which line speaks, decides and costs', async ({ page }) => {
  const user = await openWorkshop(page)
  const mark = page.locator('.cm-health-mark')
  await expect(mark.first()).toBeVisible()
  await page.getByRole('tab', { name: 'Health' }).click()
  const pane = page.getByRole('tabpanel', { name: 'Health' })
  await expect(pane).toContainText(/Random play: [1-9]\d* match/)
  await expect(pane.getByRole('button', { name: 'Play 10000 matches' })).toBeVisible()
  await expect(pane).toContainText(/It asks a median of \d+ questions? a turn, and at most \d+/)
  await expect(pane).toContainText(/You win .+ %, the opponent wins .+ %/)
  const row = pane.getByRole('row', { name: /in order of its class/ })
  await expect(row.getByRole('cell').nth(0)).toHaveText(/^[1-9]\d*$/)
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^\d+ %$/)
  await user.expectAccessible()

  // Many matches can be stopped, and an edit ends them.
  await user.tap('Play 10000 matches')
  await expect(pane.getByRole('progressbar')).toBeVisible()
  await user.tap('Stop')
  await expect(pane.getByRole('progressbar')).toHaveCount(0)
  await user.tap('Play 10000 matches')
  await expect(pane.getByRole('progressbar')).toBeVisible()
  await goToLine(page, '2. avoid: it is hurt')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(pane.getByText('These figures are from before your last change.')).toBeVisible()
  await expect(page.locator('.cm-health-old')).toHaveCount(1)
  await expect(pane.getByText('These figures are from before your last change.')).toHaveCount(0)
  await expect(page.locator('.cm-health-old')).toHaveCount(0)
  await row.getByRole('button').click()
  await expect(page.locator('.cm-shown')).toHaveText('in order of its class: gun, runner')
})

test('a match of one’s own is counted too', async ({ page }) => {
  const user = await openWorkshop(page)
  const address = page.url()
  await user.tap('Play')
  await expect(page.locator('.question h2')).toContainText('take your turn')
  await user.answerWith('Continue')
  await page.goto(address)
  await page.getByRole('tab', { name: 'Health' }).click()
  await user.tap('Your 1 match')
  const pane = page.getByRole('tabpanel', { name: 'Health' })
  await expect(pane).toContainText('From your 1 match')
  await expect(
    pane
      .getByRole('row', { name: /in order of its class/ })
      .getByRole('cell')
      .first(),
  ).not.toHaveText('never')
  await user.expectAccessible()
})

test.describe('on a phone in dark colours', () => {
  test.use({ viewport: { width: 390, height: 664 }, colorScheme: 'dark' })

  test('the panes are one tap apart, from a question to its line and back', async ({ page }) => {
    const user = await openWorkshop(page)
    await user.expectAccessible()
    await page.getByRole('tab', { name: 'Turn' }).click()
    await expect(textOf(page)).toBeHidden()
    await user.expectAccessible()
    await page
      .locator('.question')
      .getByRole('button', { name: /^Line \d+ in the text$/ })
      .click()
    await expect(page.locator('.cm-shown')).toHaveText('You: take your turn')
    await user.tap('Back to the turn')
    await expect(page.locator('.question h2')).toContainText('take your turn')
    await page.getByRole('tab', { name: 'Health' }).click()
    await expect(page.getByRole('table')).toContainText('in order of its class')
    await expect(page.getByRole('button', { name: 'Play 10000 matches' })).toBeVisible()
    await user.expectAccessible()
    await page
      .getByRole('row', { name: /avoid: it is hurt/ })
      .getByRole('button')
      .click()
    await expect(page.locator('.cm-shown')).toHaveText('avoid: it is hurt')
  })
})
