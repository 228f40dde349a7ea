import { createInterface, type Interface } from 'node:readline'
import type { Completion } from '../lines/complete-name.ts'
import type { LineInput } from '../session/terminal-match.ts'

export class TerminalLines implements LineInput {
  readonly #reader: Interface
  readonly #queue: string[] = []
  #isClosed = false
  #resolveNext: ((line: string | undefined) => void) | undefined

  constructor(complete: (line: string) => Completion, onInterrupt: () => void, historySize = 30) {
    const terminal = process.stdin.isTTY
    this.#reader = createInterface({
      input: process.stdin,
      ...(terminal ? { output: process.stdout } : {}),
      terminal,
      historySize,
      completer: (line: string) => {
        const { hits, replaces } = complete(line)
        return [hits, replaces]
      },
    })
    this.#reader.on('line', (line) => this.#deliver(line))
    this.#reader.on('close', () => {
      this.#isClosed = true
      this.#deliver(undefined)
    })
    this.#reader.on('SIGINT', onInterrupt)
  }

  next(prompt: string): Promise<string | undefined> {
    const [line] = this.#queue.splice(0, 1)
    if (line !== undefined) return Promise.resolve(line)
    if (this.#isClosed) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.#resolveNext = resolve
      if (process.stdin.isTTY) {
        this.#reader.setPrompt(prompt)
        this.#reader.prompt()
      }
    })
  }

  putBack(line: string): void {
    this.#queue.unshift(line)
  }

  close(): void {
    this.#reader.close()
  }

  #deliver(line: string | undefined): void {
    const resolve = this.#resolveNext
    this.#resolveNext = undefined
    if (resolve !== undefined) resolve(line)
    else if (line !== undefined) this.#queue.push(line)
  }
}
