/** Writes to standard error; Ctrl-C stops the run. */
export class Progress {
  readonly #total: number
  readonly #started = performance.now()
  readonly #stop: () => void
  #lastPrinted = -Infinity
  #stopped = false

  constructor(total: number) {
    this.#total = total
    this.#stop = () => {
      if (this.#stopped) process.exit(130)
      this.#stopped = true
      process.stderr.write('\nStopping after the current matches. Press Ctrl-C again to exit immediately.\n')
    }
    process.on('SIGINT', this.#stop)
  }

  get stopped(): boolean {
    return this.#stopped
  }

  get seconds(): number {
    return (performance.now() - this.#started) / 1000
  }

  at(done: number, more = ''): void {
    const { isTTY } = process.stderr
    const now = performance.now()
    if (now - this.#lastPrinted < (isTTY ? 100 : 10_000) && done < this.#total) return
    this.#lastPrinted = now
    const rate = done / this.seconds
    const left = clock((this.#total - done) / rate)
    const filled = Math.round((20 * done) / this.#total)
    const bar = `${'#'.repeat(filled)}${'.'.repeat(20 - filled)}`
    const line = `[${bar}] ${thousands(done)} of ${thousands(this.#total)}, ${perSecond(rate)}/s, ${left} left${more}`
    process.stderr.write(isTTY ? `\r${line.padEnd(90)}` : `${line}\n`)
  }

  end(): void {
    process.off('SIGINT', this.#stop)
    if (process.stderr.isTTY) process.stderr.write('\n')
  }
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function thousands(count: number): string {
  return count.toLocaleString('en')
}

export function perSecond(rate: number): string {
  return rate < 10 ? rate.toFixed(1) : thousands(Math.round(rate))
}
