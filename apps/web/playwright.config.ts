import { defineConfig } from '@playwright/test'

/** The built app to be tried, and where it is served: several people may try theirs on one machine. */
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
    // It loads the whole app for every test; what rests on it allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromium },
  },
  projects: [
    { name: 'app', testIgnore: /speed\.spec\.ts$/ },
    // What measures time runs when nothing else does.
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
