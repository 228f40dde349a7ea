import type { Candidate, MatchOutcome, LogRecorder, Rule, Ruling } from '@opfor/kernel'
import { type ArmTotals, type SeedCount, maxSeeds, type LineTotals, type ModeTotals } from './totals.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly number[] ? number[] : T[K] }

export interface MatchEnd {
  readonly outcome: MatchOutcome
  readonly turns: number
  readonly questions: number
}

/** Matches must come in ascending order of seeds. */
export class MatchTotalsCounter implements LogRecorder<unknown> {
  readonly #lines = new Map<Rule, Mutable<LineTotals>>()
  readonly #rulings = new Map<string, number>()
  readonly #modes = new Map<string, Mutable<ModeTotals>>()
  readonly #won = emptyCount()
  readonly #lost = emptyCount()
  readonly #drawn = emptyCount()
  readonly #ways = new Map<string, Mutable<SeedCount>>()
  readonly #length = new Map<string, Mutable<SeedCount>>()
  readonly #questions = new Map<string, Mutable<SeedCount>>()
  #games = 0
  #seed = 0
  #firstMode: Mutable<ModeTotals> | undefined

  matchStarted(seed: number): void {
    this.#seed = seed
    this.#firstMode = undefined
  }

  /** Counts a turn by the opponent's mode and score gain. */
  turnEnded(mode: string, gain: number): void {
    const totals = getOrAdd(this.#modes, mode, () => ({
      turns: 0,
      gain: 0,
      squares: 0,
      opened: 0,
      openedWon: 0,
      seeds: [],
    }))
    totals.turns += 1
    totals.gain += gain
    totals.squares += gain * gain
    if (this.#firstMode !== undefined) return
    this.#firstMode = totals
    totals.opened += 1
    this.#addSeed(totals.seeds)
  }

  matchEnded({ outcome, turns, questions }: MatchEnd): void {
    this.#games += 1
    const { winner, way } = outcome
    this.#count(winner === 'bot' ? this.#lost : winner === 'nobody' ? this.#drawn : this.#won)
    if (winner !== 'bot' && winner !== 'nobody' && this.#firstMode !== undefined)
      this.#firstMode.openedWon += 1
    this.#count(getOrAdd(this.#ways, way, emptyCount))
    this.#count(getOrAdd(this.#length, String(turns), emptyCount))
    this.#count(getOrAdd(this.#questions, String(questions), emptyCount))
  }

  get totals(): ArmTotals {
    return {
      games: this.#games,
      won: this.#won,
      lost: this.#lost,
      drawn: this.#drawn,
      ways: Object.fromEntries(this.#ways),
      length: Object.fromEntries(this.#length),
      questions: Object.fromEntries(this.#questions),
      lines: Object.fromEntries([...this.#lines].map(([rule, totals]) => [rule.id, totals])),
      rulings: Object.fromEntries(this.#rulings),
      modes: Object.fromEntries(this.#modes),
    }
  }

  begin(): void {}

  narrowed(rule: Rule, before: readonly Candidate[], after: readonly Candidate[]): void {
    this.#countLine(rule, after.length < before.length)
  }

  tied(rule: Rule): void {
    this.#countLine(rule, true)
  }

  tried(rule: Rule, _action: Candidate, could: boolean): void {
    this.#countLine(rule, could)
  }

  cell(rule: Rule): void {
    this.#countLine(rule, true)
  }

  reached(rule: Rule): void {
    this.#countLine(rule, true)
  }

  ruled(ruling: Ruling, reading: string): void {
    const key = `${ruling.id}:${reading}`
    this.#rulings.set(key, (this.#rulings.get(key) ?? 0) + 1)
  }

  overruled(): void {}

  restarted(): void {}

  end(): void {}

  change(): void {}

  #countLine(rule: Rule, decided: boolean): void {
    const totals = getOrAdd(this.#lines, rule, () => ({ checked: 0, decided: 0, seeds: [] }))
    totals.checked += 1
    if (!decided) return
    totals.decided += 1
    this.#addSeed(totals.seeds)
  }

  #count(totals: Mutable<SeedCount>): void {
    totals.count += 1
    this.#addSeed(totals.seeds)
  }

  #addSeed(seeds: number[]): void {
    if (seeds.length < maxSeeds && seeds.at(-1) !== this.#seed) seeds.push(this.#seed)
  }
}

function emptyCount(): Mutable<SeedCount> {
  return { count: 0, seeds: [] }
}

function getOrAdd<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
