import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Journal } from '@opfor/kernel'
import { afterEach, expect, test } from 'vitest'
import { program, scratch } from './testing/opfor.ts'

/** A person at a terminal of 80 by 24: types, reads the screen, kills the program. */
class Terminal {
  readonly #server = `opfor-${process.pid}-${Math.round(performance.now())}`
  #said = 0

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

  /** Types a line and waits for what comes of it: the next prompt, or the end. */
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

  /** What was shown since the last line was typed, once the program asks again. */
  async shows(end = /^$/): Promise<string> {
    for (let tries = 0; tries < 3000; tries += 1) {
      const parts = this.#whole().split(/^>/m)
      const since = parts.slice(this.#said).join('>')
      if (parts.length === this.#said + 2 || end.test(since)) return since
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The terminal went silent:\n${this.#whole()}`)
  }

  kill(): void {
    process.kill(Number(this.#tmux('list-panes', '-t', 'person', '-F', '#{pane_pid}').trim()), 'SIGKILL')
  }

  close(): void {
    try {
      this.#tmux('kill-server')
    } catch {
      // It is gone already.
    }
  }

  #whole(): string {
    return this.#tmux('capture-pane', '-p', '-t', 'person', '-S', '-')
  }

  #tmux(...args: readonly string[]): string {
    return execFileSync('tmux', ['-f', '/dev/null', '-L', this.#server, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  }
}

const over = /(You win|The bot wins) ?(by|:)/

let open: Terminal | undefined
afterEach(() => open?.close())

const file = path.join(scratch(), 'match.json')
const command = `exec ${process.execPath} ${program} play blitzkrieg --set where=table --set difficulty=easy --dice real --draws real --seed 1 --journal ${file} --standard`
const journal = () => JSON.parse(readFileSync(file, 'utf8')) as Journal

/** What a person types: the first that is offered, a die that was rolled, tokens that were drawn. */
function answerTo(screen: string): string {
  const question = screen.slice(screen.lastIndexOf('\n? '))
  if (question.includes('Draw five units')) return '1, 2, 3, 4, 5'
  if (question.includes('Roll it and type')) return String(1 + (question.length % 6))
  return question.match(/Draw (\d) /) ? '1, 2' : '1'
}

test('a whole match at the table with real dice and draws, driven as a person would', async () => {
  open = new Terminal(command)
  let shown = await open.shows()
  let tried = false
  for (let answers = 0; !over.test(shown); answers += 1) {
    shown = await open.say(answerTo(shown), over)
    if (!tried && answers >= 16 && shown.includes('The bot places')) {
      tried = true
      shown = await inTheMiddle(open)
    }
    if (answers > 400) throw new Error(`The match never ended:\n${shown}`)
  }
  expect(tried).toBe(true)
  const sources = new Set(journal().entries.flatMap((entry) => ('by' in entry ? [entry.by] : [])))
  expect([...sources]).toEqual(['person'])
})

/** A why, a why-not, an undo, an overrule, and a kill -9: nothing is lost. */
async function inTheMiddle(terminal: Terminal): Promise<string> {
  expect(await terminal.say('why')).toContain('Selecting a theatre')
  expect(await terminal.say('why not South East Asia')).toMatch(/South East Asia has \d/)
  const before = journal().entries.length
  expect(await terminal.say('undo')).toContain('Taken back. To bring the table into line:')
  expect(await terminal.say('redo')).toContain('Given again.')
  expect(journal().entries.slice(before)).toMatchObject([{ undo: 1 }, { redo: 1 }])
  expect(await terminal.say('overrule')).toContain('Say: overrule')
  const overruled = await terminal.say('overrule unit none : it rests')
  expect(overruled).toContain('Overruled.')
  const kept = readFileSync(file, 'utf8')
  terminal.kill()
  terminal.close()
  expect(readFileSync(file, 'utf8')).toBe(kept)
  open = new Terminal(command)
  const resumed = await open.shows()
  const question = (shown: string) => shown.slice(shown.lastIndexOf('? ')).split('\n')[0]
  expect(question(resumed)).toBe(question(overruled))
  return resumed
}

test('Ctrl-C leaves the terminal clean and the match kept', async () => {
  const play = `${process.execPath} ${program} play blitzkrieg --standard --seed 2 --journal ${file}.2`
  open = new Terminal(`bash --norc -c '${play}; echo left with $?; stty -a | grep -o " echo "; sleep 30'`)
  await open.shows()
  const shown = await open.press('C-c', /left with 130\n echo/)
  expect(shown).toContain('The match is kept in')
})
