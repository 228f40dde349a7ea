import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNginx } from '@opfor/studies/testing'
import { headersFor } from '../../delivery/headers.ts'
import { firstLoad } from '../../delivery/first-load.ts'
import { built } from '../support/host.ts'
import { User } from '../support/user.ts'
import { expect, test as watched, watchViolations } from '../support/test.ts'

const page = path.join(import.meta.dirname, '../../../../docs/hosting.md')

function block(port: number): string {
  const [, text = ''] = /```nginx\n(.*?)```/s.exec(readFileSync(page, 'utf8')) ?? []
  const fitted = text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/opfor;', `root ${built};`)
  expect(fitted).toContain(`listen 127.0.0.1:${port};`)
  expect(fitted).toContain(`root ${built};`)
  return fitted
}

const test = watched.extend<{ readonly address: string }>({
  address: async ({ request }, use, { workerIndex }) => {
    const port = Number(process.env['OPFOR_PORT'] ?? 4173) + 40 + workerIndex
    const folder = mkdtempSync(path.join(tmpdir(), 'opfor-nginx-'))
    const nginx = startNginx(folder, block(port))
    const ended = once(nginx, 'exit')
    const address = `http://localhost:${port}/`
    await expect(async () => expect((await request.get(address)).ok()).toBe(true)).toPass({ timeout: 20_000 })
    await use(address)
    nginx.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  },
})

test.use({ serviceWorkers: 'allow' })

test("docs/hosting.md, run by Debian's nginx: its headers, its caching and gzip", async ({
  address,
  request,
}) => {
  for (const file of ['', 'index.html', 'sw.js', 'manifest.webmanifest', 'icon.svg', ...firstLoad(built)]) {
    const response = await request.get(address + file, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.status(), file).toBe(200)
    for (const [name, value] of Object.entries(headersFor(`/${file}`)))
      expect(response.headers()[name.toLowerCase()], `${name} of ${file}`).toBe(value)
    if (/\.(js|css|svg)$/.test(file)) expect(response.headers()['content-encoding'], file).toBe('gzip')
  }
})

test('a match can be played there, and the service worker is installed', async ({ address, browser }) => {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' })
  const refused = await watchViolations(context)
  const user = new User(await context.newPage())
  await user.startMatch()
  await user.answer()
  await user.page.evaluate(() => navigator.serviceWorker.ready)
  await context.close()
  expect(refused).toEqual([])
})
