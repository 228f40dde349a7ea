import { defineConfig } from '@playwright/test'

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
  timeout: 300_000,
  workers: 2,
  reporter: [['line']],
  use: {
    baseURL: 'http://localhost:4173',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: chromium },
  },
  webServer: {
    command: 'npx vite preview --port 4173 --strictPort',
    cwd: import.meta.dirname,
    url: 'http://localhost:4173',
    reuseExistingServer: false,
  },
})
