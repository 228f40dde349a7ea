import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { currentPosition, readDownload } from '../support/saved-matches.ts'
import { expect, test, watchViolations } from '../support/test.ts'
import { User } from '../support/user.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })

const garrison = readFileSync(
  path.join(import.meta.dirname, '../../../../evidence/sheets/programs/garrison.md'),
  'utf8',
)
/** One finding: a list without a tie-break. */
const withoutTie = garrison.replace('Tie: roll d6\n', '')
const fixed = garrison.replace('Tie: roll d6', 'Tie: you choose')

async function addPage(page: Page, text: string): Promise<User> {
  const user = new User(page)
  await user.openApp()
  await user.tap('Your own opponents')
  await page.getByRole('textbox', { name: 'Paste the page here' }).fill(text)
  await user.tap('Add this page')
  await expect(page.getByRole('textbox', { name: 'The page' })).toBeVisible()
  return user
}

async function playTurn(page: Page, user: User): Promise<void> {
  await user.tap('Play')
  await user.tap('Start')
  await expect(page.locator('.question h2')).toContainText('n enemy is in its sight')
  await expect(page.locator('.board-panel')).toContainText('Rifles A')
  await page.getByRole('button', { name: 'Field gun' }).click()
  await user.answerWith('Done')
}

async function answerUntilPause(page: Page, user: User): Promise<void> {
  for (let most = 20; most > 0; most -= 1) {
    const [question, step] = await currentPosition(page)
    if (question.startsWith('You:')) return
    await user.actAndWait(step, async () => {
      const name = page.getByRole('textbox', { name: 'Name' })
      if (await name.isVisible()) {
        await name.fill('Red, Blue')
        await user.tap('Add')
        await user.tap('Done')
      } else if (question.includes('nearest'))
        await page.getByRole('button', { name: 'Red', exact: true }).click()
      else if (question.includes('which of these')) {
        await page.getByRole('button', { name: 'All of them' }).click()
      } else await page.locator('.question .choice').first().click()
    })
  }
}

async function otherDevice(browser: Browser, serviceWorkers: 'allow' | 'block' = 'block') {
  const context = await browser.newContext({ viewport: phone, serviceWorkers, locale: 'en-GB' })
  const refused = await watchViolations(context)
  return { context, refused, page: await context.newPage() }
}

test('a pasted page is fixed, played, explained, undone, and nothing is lost', async ({ page }) => {
  const user = await addPage(page, withoutTie)
  await expect(page.getByRole('status')).toContainText('1 thing to fix')
  await expect(page.getByText('"Actor" does not say what happens in a tie, so you choose.')).toBeVisible()
  await user.expectAccessible()
  await user.tap('Add "Tie: you choose"')
  await expect(page.getByRole('status')).toHaveText('No problems.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'The page' })).toHaveValue(fixed)
  await playTurn(page, user)
  await user.expectAccessible()
  await answerUntilPause(page, user)
  const position = await currentPosition(page)
  await page.reload()
  await expect.poll(() => currentPosition(page)).toEqual(position)
  await user.tap('Why?')
  await expect(page.locator('dialog')).toContainText('prefer: an enemy is in its sight')
  await user.askWhyNot()
  await user.expectAccessible()
  await user.tap('Close')
  await user.tap('Undo')
  await expect.poll(() => currentPosition(page)).not.toEqual(position)
})

test('a match link plays on a device that never saw the page, also offline', async ({ page, browser }) => {
  const user = await addPage(page, garrison)
  await playTurn(page, user)
  const position = await currentPosition(page)
  await user.tap('More')
  await user.tap('Share')
  const link = page.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/#match=/)

  const other = await otherDevice(browser, 'allow')
  const friend = new User(other.page)
  await other.page.goto(await link.inputValue())
  await friend.tap('Save to my matches')
  await expect.poll(() => currentPosition(other.page)).toEqual(position)
  await friend.waitUntilOffline()
  await expect
    .poll(() => other.page.evaluate(async () => (await (await caches.open('opfor-parts')).keys()).length))
    .toBeGreaterThan(3)
  await other.context.setOffline(true)
  await other.page.reload()
  await expect.poll(() => currentPosition(other.page)).toEqual(position)
  await answerUntilPause(other.page, friend)
  await friend.tap('More')
  await friend.tap('Reference')
  await expect(other.page.getByText('in order of its class: gun, foot')).toBeVisible()
  expect(other.refused).toEqual([])
  await other.context.close()
})

test('a page is shared by a link, exported and imported; deleting asks', async ({ page, browser }) => {
  const user = await addPage(page, garrison)
  await user.tap('Share')
  const link = page.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/#sheet=/)
  await user.expectAccessible()
  const other = await otherDevice(browser)
  const friend = new User(other.page)
  await other.page.goto(await link.inputValue())
  await expect(other.page.getByText('A shared opponent')).toBeVisible()
  await friend.expectAccessible()
  await friend.tap('Save to my opponents')
  await expect(other.page.getByRole('textbox', { name: 'The page' })).toHaveValue(garrison)
  await other.context.close()

  await user.tap('Close')
  await playTurn(page, user)
  await page.goto('/#/')
  await expect(page.getByRole('link', { name: 'Frontier Garrison', exact: true })).toBeVisible()
  await user.expectAccessible()
  await page.goto('/#/opponents')
  await expect(page.locator('.opponent-card')).toContainText('Plays: The garrison')
  await expect(page.locator('.opponent-card')).toContainText('Last played:')
  await user.expectAccessible()
  await page.goto('/#/matches')
  const saving = page.waitForEvent('download')
  await user.tap('Export everything')
  const file = await saving
  expect(await readDownload(file)).toContain('Frontier Garrison')
  const third = await otherDevice(browser)
  await third.page.goto('/#/matches')
  await third.page.locator('input[type=file]').setInputFiles(await file.path())
  await expect(third.page.getByText('1 match was imported.')).toBeVisible()
  await third.page.goto('/#/opponents')
  await third.page.reload()
  await expect(third.page.locator('.opponent-card')).toContainText('Frontier Garrison')
  await third.page.goto('/#/matches')
  await third.page.locator('.match-link').click()
  expect(await currentPosition(third.page)).toHaveLength(2)
  await third.context.close()

  await page.goto('/#/opponents')
  await user.tap('Edit')
  await user.tap('Delete')
  await user.tap('Keep it')
  await expect(page.getByRole('textbox', { name: 'The page' })).toBeVisible()
  await user.tap('Delete')
  await page.locator('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.goto('/#/matches')
  await page.locator('.match-link').click()
  await expect(page.locator('.question')).toBeVisible()
})

const wache = `# Die Wache
Sprache: de

## Einheiten
| Einheit | Modelle | gehandelt |
|---------|--------:|-----------|
| ?       |       6 | nein      |

## Handelnde
Wähle eine der Einheiten, die nicht gehandelt haben.
1. bevorzugt: ein Feind ist in ihrer Sicht

## Zug
1. Bis jede Einheit gehandelt hat:
   1. Wähle Handelnde. Markiere sie als gehandelt. Sie feuert.
   2. Du: aktiviere eine Einheit.
2. Lösche gehandelt.
`

test('the whole way in German, with a German page whose pieces the player names', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('opfor.preferences', JSON.stringify({ language: 'de' }))
  })
  const user = new User(page)
  await user.openApp()
  await user.tap('Eigene Gegner')
  const box = page.getByRole('textbox', { name: 'Füge die Seite hier ein' })
  // The screen is loaded on first use.
  await expect(box).toBeVisible()
  await user.expectAccessible()
  await box.fill(wache)
  await user.tap('Diese Seite hinzufügen')
  await expect(page.getByRole('status')).toHaveText('1 Stelle zu beheben. Du kannst ihn trotzdem spielen.')
  await user.tap('„Gleichstand: du wählst“ ergänzen')
  await expect(page.getByRole('status')).toHaveText('Keine Probleme.')
  await user.tap('Spielen')
  await expect(page.locator('.question h2')).toContainText('Einheiten: Nenne jede Figur (Einheit).')
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna, Bert')
  await user.tap('Hinzufügen')
  await user.expectAccessible()
  await user.answerWith('Fertig')
  await expect(page.locator('.board-panel')).toContainText('Bert')
  await page.getByRole('button', { name: 'Bert' }).click()
  await user.answerWith('Fertig')
  await expect(page.locator('.said-panel')).toContainText('Bert: Sie feuert.')
  await user.tap('Mehr')
  await user.tap('Die Seite, nach der er spielt')
  await expect(page.locator('dialog')).toContainText('Wähle Handelnde.')
  await user.expectAccessible()
})

test('a place to find is asked line by line, and the end of a match is said once', async ({ page }) => {
  const user = await addPage(
    page,
    `# The Hunter
> Option Mood: calm (standard), angry

## Turn
1. Do Hex.
2. You: move.

## Hex
Find a hex.
1. must: it is not in the open
2. nearest

## End
- You win when the hunter has given up.
`,
  )
  await user.tap('Play')
  await user.tap('Start')
  const question = page.locator('.question h2')
  await expect(question).toContainText('Find a hex:')
  expect((await question.innerText()).split('\n')).toEqual([
    'Find a hex:',
    '1. must: it is not in the open',
    '2. nearest.',
  ])
  await user.answerWith('Found')
  await expect(question).toHaveText('You: move.')
  await user.tap('More')
  await user.tap('You win when the hunter has given up')
  await expect(page.locator('.result-page')).toContainText('You win when the hunter has given up')
  expect((await page.locator('.result-page').innerText()).match(/You win when/g)).toHaveLength(1)
  await user.tap('Share')
  await expect(page.locator('dialog')).toContainText('Mood: calm')
})
