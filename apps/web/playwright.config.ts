import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Without a window Chromium needs a third less time for the same pages. */
const shell = '/usr/bin/chromium-headless-shell'
const executablePath = process.env['CHROMIUM'] ?? (existsSync(shell) ? shell : '/usr/bin/chromium')

/** Several test runs can share one machine. */
const built = process.env['OPFOR_BUILT'] ?? 'dist'
const port = Number(process.env['OPFOR_PORT'] ?? 4173)

/**
 * Chromium takes only the last list, so this repeats Playwright's. It adds address bar suggestions: their pages cost a second of
 * CPU time per test.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

const chromium = [
  `--disable-features=${disabledFeatures.join(',')}`,
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
  globalSetup: '../../scripts/test-setup/build-for-tests.ts',
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
    launchOptions: { executablePath, args: chromium },
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
