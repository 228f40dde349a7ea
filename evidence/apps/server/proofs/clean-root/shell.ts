import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** A root shell in another root folder. A failing command ends it, like `set -e`. */
export class RootShell {
  readonly #folder: string
  readonly #bash: ChildProcessWithoutNullStreams
  #output = ''
  #count = 0

  constructor(folder: string) {
    this.#folder = folder
    this.#bash = spawn('chroot', [folder, '/bin/bash', '-euo', 'pipefail'], {
      env: {
        HOME: '/root',
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        DEBIAN_FRONTEND: 'noninteractive',
        LC_ALL: 'C.UTF-8',
      },
    })
    for (const stream of [this.#bash.stdout, this.#bash.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text
      })
    this.#bash.stdin.write('cd /root\n')
  }

  async run(commands: string): Promise<string> {
    this.#count += 1
    const [name, done] = [`/tmp/block-${this.#count}.sh`, `done ${this.#count} ${Math.random()}`]
    writeFileSync(path.join(this.#folder, name), commands)
    this.#output = ''
    const ended = new Promise<string>((resolve, reject) => {
      const fail = (code: number | null): void => {
        reject(new Error(`Exit code ${code}:\n${commands}\n${this.#output}`))
      }
      const settle = (): void => {
        if (!this.#output.includes(done)) return
        this.#bash.stdout.off('data', settle)
        this.#bash.off('exit', fail)
        resolve(this.#output.split(done)[0] ?? '')
      }
      this.#bash.stdout.on('data', settle)
      this.#bash.once('exit', fail)
    })
    this.#bash.stdin.write(`. ${name}\necho '${done}'\n`)
    return ended
  }
}
