import { defineConfig } from '@playwright/test'

/** The build to test and its port; several test runs can share one machine. */
const built = process.env['OPFOR_BUILT'] ?? 'dist'
const port = Number(process.env['OPFOR_PORT'] ?? 4173)

const chromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // The service worker would load the whole app for every test; specs that need it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromium },
  },
  projects: [
    { name: 'app', testIgnore: /speed\.spec\.ts$/ },
    // Timing tests run alone.
    { name: 'speed', testMatch: /speed\.spec\.ts$/, dependencies: ['app'] },
  ],
  webServer: {
    command: `npx vite preview --outDir ${built} --port ${port} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
