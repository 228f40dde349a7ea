import { CommitTree, type SavedCommitTree } from './commit-tree.ts'
import {
  maxCommitsPerPush,
  type PullResponse,
  type PushResponse,
  type SyncRequest,
  type SyncResponse,
} from './requests.ts'
import type { CommitBody, Commit } from './commit.ts'

const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const

/** A name for the player, such as "Firefox, Windows"; the server learns no more of the user agent. */
export function detectDeviceName(agent: string): string {
  const browser = browsers.find(([sign]) => agent.includes(sign))?.[1]
  const system = systems.find((sign) => agent.includes(sign))
  return [browser, system].filter((part) => part !== undefined).join(', ')
}

export interface SavedSyncClient {
  readonly epoch: string
  readonly cursor: number
  /** Whether a pull is due. */
  readonly behind: boolean
  readonly hasSeenAll: boolean
  readonly chains: readonly SavedCommitTree[]
}

/** The maximum number of characters in one push; a larger commit is sent alone. */
const maxCharactersPerPush = 150_000

/**
 * The next request, and the handling of responses, which may be lost, late, duplicated or out of order. The caller must save
 * `saved` before it sends a request.
 */
export class SyncClient {
  readonly #chains = new Map<string, CommitTree>()
  #epoch: string
  #cursor: number
  #pullDue: boolean
  #hasCompletedPull: boolean

  constructor(saved?: SavedSyncClient) {
    this.#epoch = saved?.epoch ?? ''
    this.#cursor = saved?.cursor ?? 0
    this.#pullDue = saved?.behind ?? true
    this.#hasCompletedPull = saved?.hasSeenAll ?? false
    for (const chain of saved?.chains ?? []) this.#chains.set(chain.match, new CommitTree(chain.match, chain))
  }

  get saved(): SavedSyncClient {
    const chains = [...this.#chains.values()].map((chain) => chain.saved)
    return {
      epoch: this.#epoch,
      cursor: this.#cursor,
      behind: this.#pullDue,
      hasSeenAll: this.#hasCompletedPull,
      chains,
    }
  }

  /** Before that the device must not write: the server may have the same matches. */
  get hasCompletedPull(): boolean {
    return this.#hasCompletedPull
  }

  get chains(): readonly CommitTree[] {
    return [...this.#chains.values()]
  }

  getChain(match: string): CommitTree | undefined {
    return this.#chains.get(match)
  }

  getOrCreateChain(match: string): CommitTree {
    const existing = this.#chains.get(match)
    if (existing !== undefined) return existing
    const chain = new CommitTree(match)
    this.#chains.set(match, chain)
    return chain
  }

  /** Creates the match if necessary. */
  write(match: string, body: CommitBody): Commit {
    return this.getOrCreateChain(match).write(body)
  }

  /** For example after a reconnect, or periodically. */
  schedulePull(): void {
    this.#pullDue = true
  }

  /** Undefined if the device is in sync. */
  get request(): SyncRequest | undefined {
    return this.requestExcluding(new Set())
  }

  /** Skips matches that the server rejects; optionally one match per push. */
  requestExcluding(matches: ReadonlySet<string>, oneMatchPerPush = false): SyncRequest | undefined {
    const push: Commit[] = []
    let characters = 0
    for (const chain of this.#chains.values()) {
      if (matches.has(chain.match)) continue
      for (const page of chain.unsent) {
        characters += page.body.length
        if (push.length === maxCommitsPerPush || (push.length > 0 && characters > maxCharactersPerPush))
          return { push }
        push.push(page)
      }
      if (oneMatchPerPush && push.length > 0) return { push }
    }
    if (push.length > 0) return { push }
    return this.#pullDue ? { pull: this.#cursor } : undefined
  }

  /** Accepts late responses; returns false if a full resync started. */
  handleResponse(request: SyncRequest, response: SyncResponse): boolean {
    if (response.epoch !== this.#epoch && this.#epoch !== '') return this.#resync(response.epoch)
    this.#epoch = response.epoch
    if ('unknown' in response) return this.#resync(response.epoch)
    if ('push' in request) return !('clock' in response) || this.#handlePush(request.push, response)
    return !('pages' in response) || this.#handlePull(request.pull, response)
  }

  #handlePush(pages: readonly Commit[], { from, clock, receipt }: PushResponse): true {
    for (const { match, id } of pages) this.#chains.get(match)?.markSent(id, receipt)
    if (from === this.#cursor) this.#cursor = clock
    else if (clock > this.#cursor) this.#pullDue = true
    return true
  }

  #handlePull(since: number, { pages, upTo, more }: PullResponse): boolean {
    if (since !== this.#cursor) return true
    const touched = new Set<CommitTree>()
    for (const page of pages) {
      const chain = this.getOrCreateChain(page.match)
      if (!chain.receive(page)) return this.#resync(this.#epoch)
      touched.add(chain)
    }
    for (const chain of touched) chain.advanceHead()
    this.#cursor = upTo
    this.#pullDue = more
    if (!more) this.#hasCompletedPull = true
    return true
  }

  /** The server was restored from a backup, or its state is inconsistent with this device. */
  #resync(epoch: string): false {
    this.#epoch = epoch
    this.#cursor = 0
    this.#pullDue = true
    for (const chain of this.#chains.values()) chain.markAllUnsent()
    return false
  }
}
