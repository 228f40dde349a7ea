import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config.ts'

/** The screenshots of README and site, and the icons: `npm run screenshots`. */
export default defineConfig({
  ...endToEnd,
  projects: [{ name: 'screenshots', testMatch: '**/screenshots/{screenshots,game-screenshots,icons}.ts' }],
})
