import { createInterface, type Interface } from 'node:readline'
import type { Completion } from './complete-name.ts'
import type { Person } from './terminal-match.ts'

/** Lines that are typed or piped in, one at a time; undefined at the end of input. */
export class Lines implements Person {
  readonly #reader: Interface
  readonly #waiting: string[] = []
  #ended = false
  #wanted: ((line: string | undefined) => void) | undefined

  constructor(complete: (line: string) => Completion, leave: () => void, remembered = 30) {
    const terminal = process.stdin.isTTY
    this.#reader = createInterface({
      input: process.stdin,
      ...(terminal ? { output: process.stdout } : {}),
      terminal,
      historySize: remembered,
      completer: (line: string) => {
        const { hits, of } = complete(line)
        return [hits, of]
      },
    })
    this.#reader.on('line', (line) => this.#hand(line))
    this.#reader.on('close', () => {
      this.#ended = true
      this.#hand(undefined)
    })
    this.#reader.on('SIGINT', leave)
  }

  /** The next line, after a prompt. */
  next(prompt: string): Promise<string | undefined> {
    const [line] = this.#waiting.splice(0, 1)
    if (line !== undefined) return Promise.resolve(line)
    if (this.#ended) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.#wanted = resolve
      if (process.stdin.isTTY) {
        this.#reader.setPrompt(prompt)
        this.#reader.prompt()
      }
    })
  }

  putBack(line: string): void {
    this.#waiting.unshift(line)
  }

  close(): void {
    this.#reader.close()
  }

  #hand(line: string | undefined): void {
    const wanted = this.#wanted
    this.#wanted = undefined
    if (wanted !== undefined) wanted(line)
    else if (line !== undefined) this.#waiting.push(line)
  }
}
