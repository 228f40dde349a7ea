import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config.ts'

/** The screenshots of the README and of the site, and the icons: `npm run screenshots`. */
export default defineConfig({
  ...endToEnd,
  projects: [{ name: 'screenshots', testMatch: ['screenshots.ts', 'game-screenshots.ts', 'icons.ts'] }],
})
