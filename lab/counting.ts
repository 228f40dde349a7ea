import type { Candidate, Outcome, Recorder, Rule, Ruling } from '@opfor/kernel'
import { type ArmTotals, type SeedCount, keptSeeds, type LineTotals, type ModeTotals } from './totals.ts'

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly number[] ? number[] : T[K] }

/** What one match came to, besides what the rules said. */
export interface MatchEnd {
  readonly outcome: Outcome
  readonly turns: number
  readonly questions: number
}

/** Counts the matches at one setting, one after another by rising seeds, and keeps nothing else. */
export class MatchCounter implements Recorder<unknown> {
  readonly #lines = new Map<Rule, Open<LineTotals>>()
  readonly #rulings = new Map<string, number>()
  readonly #modes = new Map<string, Open<ModeTotals>>()
  readonly #won = counted()
  readonly #lost = counted()
  readonly #drawn = counted()
  readonly #ways = new Map<string, Open<SeedCount>>()
  readonly #length = new Map<string, Open<SeedCount>>()
  readonly #questions = new Map<string, Open<SeedCount>>()
  #games = 0
  #seed = 0
  #opened: Open<ModeTotals> | undefined

  /** The next match begins. */
  matchBegins(seed: number): void {
    this.#seed = seed
    this.#opened = undefined
  }

  /** A turn of the opponent ended: under which mode, and by how much its score rose. */
  acted(mode: string, gain: number): void {
    const totals = of(this.#modes, mode, () => ({
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
    if (this.#opened !== undefined) return
    this.#opened = totals
    totals.opened += 1
    this.#note(totals.seeds)
  }

  /** The match is over. */
  matchEnds({ outcome, turns, questions }: MatchEnd): void {
    this.#games += 1
    const { winner, way } = outcome
    this.#count(winner === 'bot' ? this.#lost : winner === 'nobody' ? this.#drawn : this.#won)
    if (winner !== 'bot' && winner !== 'nobody' && this.#opened !== undefined) this.#opened.openedWon += 1
    this.#count(of(this.#ways, way, counted))
    this.#count(of(this.#length, String(turns), counted))
    this.#count(of(this.#questions, String(questions), counted))
  }

  /** All that was counted. */
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
    this.#spoke(rule, after.length < before.length)
  }

  tied(rule: Rule): void {
    this.#spoke(rule, true)
  }

  tried(rule: Rule, _action: Candidate, could: boolean): void {
    this.#spoke(rule, could)
  }

  cell(rule: Rule): void {
    this.#spoke(rule, true)
  }

  ruled(ruling: Ruling, reading: string): void {
    const key = `${ruling.id}:${reading}`
    this.#rulings.set(key, (this.#rulings.get(key) ?? 0) + 1)
  }

  overruled(): void {}

  restarted(): void {}

  end(): void {}

  change(): void {}

  #spoke(rule: Rule, decided: boolean): void {
    const totals = of(this.#lines, rule, () => ({ spoke: 0, decided: 0, seeds: [] }))
    totals.spoke += 1
    if (!decided) return
    totals.decided += 1
    this.#note(totals.seeds)
  }

  #count(totals: Open<SeedCount>): void {
    totals.count += 1
    this.#note(totals.seeds)
  }

  #note(seeds: number[]): void {
    if (seeds.length < keptSeeds && seeds.at(-1) !== this.#seed) seeds.push(this.#seed)
  }
}

function counted(): Open<SeedCount> {
  return { count: 0, seeds: [] }
}

function of<K, T>(map: Map<K, T>, key: K, make: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
