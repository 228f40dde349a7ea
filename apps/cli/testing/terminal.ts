import { execFileSync } from 'node:child_process'

const named = ['Enter', 'Tab', 'Up', 'Down', 'BSpace']

/** 80 by 24 characters. */
export class Terminal {
  readonly #server = `opfor-${process.pid}-${Math.round(performance.now())}`
  #said = 0
  #pages = 0

  constructor(command: string) {
    const session = ['new-session', '-d', '-s', 'person', '-x', '80', '-y', '24', command]
    this.#tmux(
      'set-option',
      '-g',
      'history-limit',
      '50000',
      ';',
      'set-option',
      '-g',
      'remain-on-exit',
      'on',
      ';',
      ...session,
    )
  }

  /** Returns the output up to the next prompt or `end`. */
  async say(line: string, end = /^$/): Promise<string> {
    this.#tmux('send-keys', '-t', 'person', '-l', line)
    this.#tmux('send-keys', '-t', 'person', 'Enter')
    this.#said += 1
    return this.shows(end)
  }

  async press(key: string, end: RegExp): Promise<string> {
    this.#tmux('send-keys', '-t', 'person', key)
    this.#said += 1
    return this.shows(end)
  }

  /** Returns all pages of output since the last typed line. */
  async shows(end = /^$/): Promise<string> {
    for (let tries = 0; tries < 3000; tries += 1) {
      const whole = this.#whole()
      if (whole.split('q to quit --').length > this.#pages + 1) {
        this.#pages += 1
        this.type('Enter')
      }
      const parts = whole.split(/^>/m)
      const since = parts.slice(this.#said).join('>')
      if (parts.length === this.#said + 2 || end.test(since)) return since
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`Timed out waiting for a prompt:\n${this.#whole()}`)
  }

  /** Keys are names or letters; does not wait. */
  type(...keys: readonly string[]): void {
    for (const key of keys)
      this.#tmux('send-keys', '-t', 'person', ...(named.includes(key) ? [key] : ['-l', key]))
  }

  /** Returns the screen with its scrollback. */
  async until(shown: RegExp | ((whole: string) => boolean)): Promise<string> {
    for (let tries = 0; tries < 1000; tries += 1) {
      const whole = this.#whole()
      if (typeof shown === 'function' ? shown(whole) : shown.test(whole)) return whole
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The terminal never showed ${String(shown)}:\n${this.#whole()}`)
  }

  kill(): void {
    process.kill(Number(this.#tmux('list-panes', '-t', 'person', '-F', '#{pane_pid}').trim()), 'SIGKILL')
  }

  close(): void {
    try {
      this.#tmux('kill-server')
    } catch {
      // Already closed.
    }
  }

  #whole(): string {
    return this.#tmux('capture-pane', '-p', '-t', 'person', '-S', '-')
  }

  #tmux(...args: readonly string[]): string {
    return execFileSync('tmux', ['-f', '/dev/null', '-L', this.#server, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
  }
}
