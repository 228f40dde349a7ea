import { execFileSync } from 'node:child_process'

/** Keys that have a name. */
const named = ['Enter', 'Tab', 'Up', 'Down', 'BSpace']

/** A user at a terminal of 80 by 24: types, reads the screen, kills the program. */
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

  /** Types a line and waits for the next prompt or the end; returns the output. */
  async say(line: string, end = /^$/): Promise<string> {
    this.#tmux('send-keys', '-t', 'person', '-l', line)
    this.#tmux('send-keys', '-t', 'person', 'Enter')
    this.#said += 1
    return this.shows(end)
  }

  /** Presses a key and waits for the end. */
  async press(key: string, end: RegExp): Promise<string> {
    this.#tmux('send-keys', '-t', 'person', key)
    this.#said += 1
    return this.shows(end)
  }

  /** Waits for the next prompt and returns the output since the last line was typed, all pages of it. */
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

  /** Presses keys one after another, each by its name or as letters, without waiting for anything. */
  type(...keys: readonly string[]): void {
    for (const key of keys)
      this.#tmux('send-keys', '-t', 'person', ...(named.includes(key) ? [key] : ['-l', key]))
  }

  /** Waits until the screen shows this and returns it with the scrollback. */
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
