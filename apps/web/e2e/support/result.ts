import { readFileSync } from 'node:fs'
import { expect, type Download, type Page } from '@playwright/test'

export async function expectResult(page: Page, outcome: RegExp): Promise<void> {
  const result = page.locator('.result-page')
  await expect(result.locator('h2')).toHaveText(outcome)
  await expect(result).toContainText(/Decided by: .+Rule: .+: .+/)
  await expect(result.getByRole('button', { name: 'Again with the same settings' })).toBeInViewport({
    ratio: 1,
  })
  await expect(result.getByRole('button', { name: 'Share a picture' })).toBeVisible()
  await expect(result.getByRole('button', { name: 'Share a picture' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
}

export async function pngSize(
  download: Download,
): Promise<{ readonly width: number; readonly height: number }> {
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
