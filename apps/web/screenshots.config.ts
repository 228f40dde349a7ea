import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config.ts'

/** The screenshots of the README: `npm run screenshots`. */
export default defineConfig({ ...endToEnd, projects: [{ name: 'screenshots', testMatch: 'screenshots.ts' }] })
