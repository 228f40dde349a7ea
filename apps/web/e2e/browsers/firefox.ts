import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, isError } from './browser.ts'
import { type BidiEvent, connect } from './bidi.ts'

interface CallResult {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string; readonly sharedId?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Without a window, by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'opfor-firefox-'))
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en-GB");\n')
  const child = spawn(
    process.env['FIREFOX'] ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Firefox ended:\n${output}`)))
  })
  const errors: string[] = []
  const bidi = await connect(`${address}/session`, (event) => errors.push(...errorOf(event)))
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const tree = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } })
  const run = async (body: string, args: readonly string[]): Promise<CallResult['result']> => {
    const { type, result, exceptionDetails } = await bidi.send<CallResult>('script.callFunction', {
      functionDeclaration: body,
      awaitPromise: true,
      target: { context },
      arguments: args.map((value) => ({ type: 'string', value })),
    })
    if (type === 'exception') throw new Error(exceptionDetails?.text)
    return result
  }
  const element = async (find: string, args: readonly string[]) => {
    const sharedId = (await run(find, args))?.sharedId
    if (sharedId === undefined) throw new Error(`No element: ${find} ${args.join(' ')}`)
    return { sharedId }
  }
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    errors,
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' })
    },
    async call<T>(body: string, ...args: readonly string[]) {
      const result = await run(`async (...all) => JSON.stringify(await (${body})(...all)) ?? 'null'`, args)
      return JSON.parse(result?.value ?? 'null') as T
    },
    async click(find, ...args) {
      const origin = {
        type: 'element',
        element: await element(
          `(...all) => {
        const found = (${find})(...all)
        found?.scrollIntoView({ block: 'center' })
        return found
      }`,
          args,
        ),
      }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await bidi.send('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions }],
      })
    },
    async upload(selector, file) {
      const field = await element('(selector) => document.querySelector(selector)', [selector])
      await bidi.send('input.setFiles', { context, element: field, files: [file] })
    },
    async picture() {
      return (await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data
    },
    async close() {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve)
      })
      bidi.close()
      child.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

function errorOf({ method, params }: BidiEvent): readonly string[] {
  const { level, text } = params as { readonly level?: string; readonly text?: string | null }
  return method === 'log.entryAdded' && level === 'error' && isError.test(text ?? '') ? [text ?? ''] : []
}
