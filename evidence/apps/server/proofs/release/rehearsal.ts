import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Undefined variables are not passed on. */
export type Environment = Readonly<Record<string, string | undefined>>

export interface Running {
  readonly output: () => string
  /** Returns the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Milliseconds between checks of a program's output, and until giving up. */
const [interval, patience] = [50, 300_000]

export class Rehearsal {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'opfor-rehearsal-'))
  readonly #children = new Set<ChildProcess>()
  readonly #undo: (() => Promise<void>)[] = []
  readonly #start = performance.now()
  #current = ''
  #ended: Promise<void> | undefined

  newFolder(name: string): string {
    const folder = path.join(this.folder, name)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  async step<T>(name: string, work: (found: (text: string) => void) => Promise<T>): Promise<T> {
    this.#current = name
    const found: string[] = []
    const start = performance.now()
    const result = await work((text) => found.push(text))
    console.log(`${seconds(start).padStart(7)}  ${name}`)
    for (const text of found) console.log(`${' '.repeat(11)}${text}`)
    return result
  }

  /** Undone in reverse order at the end. */
  onEnd(undo: () => Promise<void>): void {
    this.#undo.push(undo)
  }

  /** Stops at the first failing command; returns the output. */
  async run(commands: string, cwd: string, environment: Environment): Promise<string> {
    const child = this.#spawn('bash', ['--norc', '-euo', 'pipefail', '-c', commands], cwd, environment)
    let [printed, errors] = ['', '']
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`Exit code ${code}:\n${commands}\n${printed}${errors}`)
    return printed
  }

  /** Waits until the program's output contains a text. Answers are written to its input. */
  async start(
    command: readonly string[],
    cwd: string,
    environment: Environment,
    text: string | RegExp,
    answers = '',
  ): Promise<Running> {
    const [program = '', ...args] = command
    const child = this.#spawn(program, args, cwd, environment)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (more: string) => (output += more))
    const ended = once(child, 'exit') as Promise<[number | null]>
    child.stdin?.end(answers === '' ? undefined : answers)
    const isReady = (): boolean => (typeof text === 'string' ? output.includes(text) : text.test(output))
    for (let waited = 0; !isReady(); waited += interval) {
      if (child.exitCode !== null || waited > patience)
        throw new Error(`${command.join(' ')} did not print ${String(text)}:\n${output}`)
      await sleep(interval)
    }
    const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
      child.kill(signal)
      return (await ended)[0]
    }
    return { output: () => output, stop }
  }

  #spawn(program: string, args: readonly string[], cwd: string, environment: Environment): ChildProcess {
    const child = spawn(program, args, { cwd, env: { ...environment }, detached: true })
    this.#children.add(child)
    child.on('error', () => undefined)
    child.on('exit', () => this.#children.delete(child))
    return child
  }

  fail(error: unknown): void {
    console.error(`FAILED   ${this.#current}\n${error instanceof Error ? error.message : String(error)}`)
  }

  /** Stops running programs with their children, undoes everything and removes the folder; only once. */
  end(): Promise<void> {
    this.#ended ??= this.#end()
    return this.#ended
  }

  async #end(): Promise<void> {
    const start = performance.now()
    for (const { pid } of this.#children)
      if (pid !== undefined) {
        try {
          process.kill(-pid, 'SIGKILL')
        } catch {
          // The program already ended.
        }
      }
    for (const undo of this.#undo.toReversed()) await undo()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
    console.log(`${seconds(start).padStart(7)}  cleaned up; ${seconds(this.#start)} in all`)
  }
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
