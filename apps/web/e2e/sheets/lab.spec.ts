import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('the lab runs on the device, can be stopped, and opens a match by seed', async ({ page, context }) => {
  const user = new User(page)
  await user.openApp()
  await user.tap('Match settings')
  await page.getByRole('radio', { name: /^Hard/ }).check()
  await expect(page.getByText(/^At this level, .* wins about \d+ in 100/)).toBeVisible()
  await expect(page.getByText(/^The toughest rule: Theatre, 2\. /)).toBeVisible()
  await user.expectAccessible()
  await user.tap('Measure it yourself')
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible()
  await user.expectAccessible()
  await user.waitUntilOffline()
  await user.waitForPart('lab')
  await context.setOffline(true)

  await user.tap('Run')
  await expect(page.getByRole('status')).toHaveText(/^100 matches in/, { timeout: 120_000 })
  await expect(page.getByRole('img', { name: 'How often the player wins' })).toBeVisible()
  await expect(page.getByText(/^A player who looks one turn ahead wins \d+ in 100 at /)).toBeVisible()
  await page.getByText('All figures').click()
  await expect(page.getByRole('table')).toHaveCount(7)
  const counts = await page.getByRole('table').first().locator('tbody td:nth-of-type(1)').allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(100)
  await user.expectAccessible()

  await page.getByText('Another player, more matches').click()
  await page.getByRole('radio', { name: /^random/ }).check()
  await page.getByRole('radio', { name: '10000' }).check()
  await user.tap('Run')
  await expect(page.getByRole('status')).toHaveText(/^\d+ of 10000 matches/)
  await expect(page.getByRole('table').first()).toBeVisible({ timeout: 60_000 })
  await user.tap('Stop')
  await expect(page.getByRole('status')).toHaveText(/^Stopped after \d+ matches\./, { timeout: 60_000 })

  await page.getByText('All figures').click()
  await page.getByRole('button', { name: 'Open match' }).first().click()
  await expect(page.locator('.question')).toBeVisible()
  const steps = await user.step()
  await user.expectAccessible()
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', steps ?? '')
})

test.describe('if the lab cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' })
  test('an error is shown, and it can be retried', async ({ page }) => {
    await page.route(/\/lab-worker-[^/]*\.js$/, (route) => route.abort())
    const user = new User(page)
    await user.openApp()
    await user.tap('Lab')
    await user.tap('Run')
    await expect(page.getByRole('status')).toHaveText(
      /^A background process failed; 0 matches were played/,
    )
    await page.unroute(/\/lab-worker-[^/]*\.js$/)
    await user.tap('Run')
    await expect(page.getByRole('status')).toHaveText(/^100 matches in/, { timeout: 120_000 })
  })
})
