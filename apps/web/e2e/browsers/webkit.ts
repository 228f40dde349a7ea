import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, isError, sleep } from './browser.ts'

/** WebKit needs a virtual display. */
interface Display {
  readonly name: string
  stop(): void
}

async function startDisplay(): Promise<Display> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The display did not start.')))
  })
  return { name, stop: () => child.kill('SIGTERM') }
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

type Handle = Readonly<Record<string, string>>

/** Starts WebKitGTK's small browser on its own display, by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const display = await startDisplay()
  const port = await freePort()
  const profile = mkdtempSync(path.join(tmpdir(), 'opfor-webkit-'))
  const child = spawn(process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, XDG_DATA_HOME: profile, XDG_CACHE_HOME: profile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: string[] = []
  const listen = (text: Buffer): void => {
    const lines = text.toString().split('\n')
    errors.push(...lines.filter((line) => line.startsWith('CONSOLE') && isError.test(line)))
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const send = async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { readonly value: T }
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
    return value
  }
  for (let tries = 0; !(await isListening(port)) && tries < 100; tries += 1) await sleep(100)
  const { sessionId, capabilities } = await send<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: process.env['MINI_BROWSER'] ?? miniBrowser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 500, height: 900 })
  await send('POST', `${session}/timeouts`, { script: 600_000, pageLoad: 120_000 })
  const run = <T>(body: string, args: readonly string[]): Promise<T> =>
    send('POST', `${session}/execute/sync`, { script: `return (${body})(...arguments)`, args })
  const element = async (find: string, args: readonly string[]): Promise<string> => {
    const id = (await run<Handle | null>(find, args))?.[elementKey]
    if (id === undefined) throw new Error(`No element: ${find} ${args.join(' ')}`)
    return id
  }
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    errors,
    open: (url) => send('POST', `${session}/url`, { url }),
    reload: () => send('POST', `${session}/refresh`, {}),
    call: (body, ...args) => run(body, args),
    async click(find, ...args) {
      await send('POST', `${session}/element/${await element(find, args)}/click`, {})
    },
    async upload(selector, file) {
      const field = await element('(selector) => document.querySelector(selector)', [selector])
      await send('POST', `${session}/element/${field}/value`, { text: file })
    },
    picture: () => send('GET', `${session}/screenshot`),
    async close() {
      await send('DELETE', session)
      child.kill('SIGTERM')
      display.stop()
      try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
      } catch {
        // A desktop service may still have a mount in it.
      }
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/status`)).ok
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
