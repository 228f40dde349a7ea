import type { RankedMatch } from '@opfor/sync'

const maxMatches = 500

/**
 * Ranked matches that this process has at hand, so that a turn need not replay all turns before it. Only a cache: a
 * match is known by the hash of its journal, and is replayed where another process went on with it.
 */
export class RankedMatchCache {
  readonly #matches = new Map<string, RankedMatch>()

  /** Takes a match out, if it stands where it should; whoever took it puts it back when all went well. */
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
