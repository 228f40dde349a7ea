import type { RankedMatch } from '@opfor/sync'

const maxMatches = 500

/**
 * A cache of ranked matches in this process, which saves replaying them for each turn. A cached match is used only if the
 * hash of its journal is current, because another process may have continued it.
 */
export class RankedMatchCache {
  readonly #matches = new Map<string, RankedMatch>()

  /** Removes a match from the cache and returns it if its head is current; the caller puts it back on success. */
  take(match: string, head: string): RankedMatch | undefined {
    const found = this.#matches.get(match)
    this.#matches.delete(match)
    return found?.head === head ? found : undefined
  }

  put(ranked: RankedMatch): void {
    this.#matches.set(ranked.match, ranked)
    const [oldest] = this.#matches.keys()
    if (this.#matches.size > maxMatches && oldest !== undefined) this.#matches.delete(oldest)
  }
}
