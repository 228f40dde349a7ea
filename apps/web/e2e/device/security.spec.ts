import { headersFor } from '../../delivery/headers.ts'
import { expect, test } from '../support/test.ts'
import { test as unwatched } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

test('every file has its headers: hashed files are cached forever, others revalidated', async ({ page }) => {
  const seen = new Map<string, Readonly<Record<string, string>>>()
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) seen.set(new URL(response.url()).pathname, response.headers())
  })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const path of ['/sw.js', '/manifest.webmanifest', '/icon.svg'])
    seen.set(path, (await page.request.get(path)).headers())
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['/', '/sw.js']))
  for (const [path, headers] of seen)
    for (const [name, value] of Object.entries(headersFor(path)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
})

unwatched('the browser enforces the content security policy', async ({ page }) => {
  const refused = new Set<string>()
  await page.exposeFunction('refuse', (directive: string) => refused.add(directive))
  await page.goto('/')
  await page.evaluate(() => {
    const { refuse } = globalThis as unknown as { readonly refuse: (directive: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refuse(effectiveDirective),
    )
    const attempt = (what: () => unknown): void => {
      try {
        what()
      } catch {
        // Expected: the browser refuses.
      }
    }
    attempt(() => (document.body.innerHTML = '<p>planted</p>'))
    attempt(() => document.body.setAttribute('style', 'color: red'))
    const image = document.createElement('img')
    image.src = 'https://elsewhere.invalid/planted.png'
    const script = document.createElement('link')
    script.rel = 'modulepreload'
    script.href = 'https://elsewhere.invalid/planted.js'
    document.head.append(script)
    void fetch('https://elsewhere.invalid/').catch(() => undefined)
  })
  await expect
    .poll(() => [...refused].toSorted())
    .toEqual(['connect-src', 'img-src', 'require-trusted-types-for', 'script-src-elem', 'style-src-attr'])
})
