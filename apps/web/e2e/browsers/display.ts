import { spawn } from 'node:child_process'

/** A virtual display; WebKit needs one. */
export interface Display {
  readonly name: string
  stop(): void
}

/** Starts a virtual display with a free number. */
export async function startDisplay(): Promise<Display> {
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
