import { Chain, type SavedChain } from './chain.ts'
import {
  type SyncResponse,
  maxPagesPerPush,
  type PullResponse,
  type PushResponse,
  type SyncRequest,
} from './messages.ts'
import type { Body, Page } from './page.ts'

/** The saved sync state of a device. */
export interface SavedDevice {
  readonly epoch: string
  readonly cursor: number
  /** Whether a pull is due. */
  readonly behind: boolean
  /** Whether a pull has ever been completed. */
  readonly hasSeenAll: boolean
  readonly chains: readonly SavedChain[]
}

/** The maximum number of characters in one push; a larger page is sent alone. */
const maxCharactersPerPush = 150_000

/**
 * The client side of sync: the next request, and the handling of responses, which may be lost, late, duplicated or out of
 * order. The caller must save `saved` to disk before it sends a request.
 */
export class Device {
  readonly #chains = new Map<string, Chain>()
  #epoch: string
  #cursor: number
  #pullDue: boolean
  #hasCompletedPull: boolean

  constructor(saved?: SavedDevice) {
    this.#epoch = saved?.epoch ?? ''
    this.#cursor = saved?.cursor ?? 0
    this.#pullDue = saved?.behind ?? true
    this.#hasCompletedPull = saved?.hasSeenAll ?? false
    for (const chain of saved?.chains ?? []) this.#chains.set(chain.match, new Chain(chain.match, chain))
  }

  get saved(): SavedDevice {
    const chains = [...this.#chains.values()].map((chain) => chain.saved)
    return {
      epoch: this.#epoch,
      cursor: this.#cursor,
      behind: this.#pullDue,
      hasSeenAll: this.#hasCompletedPull,
      chains,
    }
  }

  /** Whether a pull has ever been completed. Before that the device must not write: the server may have the same matches. */
  get hasCompletedPull(): boolean {
    return this.#hasCompletedPull
  }

  get chains(): readonly Chain[] {
    return [...this.#chains.values()]
  }

  getChain(match: string): Chain | undefined {
    return this.#chains.get(match)
  }

  /** Returns the chain of a match; creates it if necessary. */
  getOrCreateChain(match: string): Chain {
    const existing = this.#chains.get(match)
    if (existing !== undefined) return existing
    const chain = new Chain(match)
    this.#chains.set(match, chain)
    return chain
  }

  /** Appends a page to a match; creates the match if necessary. */
  write(match: string, body: Body): Page {
    return this.getOrCreateChain(match).write(body)
  }

  /** Requests a pull, for example after a reconnect or periodically. */
  schedulePull(): void {
    this.#pullDue = true
  }

  /** The next request; undefined if the device is in sync. */
  get request(): SyncRequest | undefined {
    return this.requestExcluding(new Set())
  }

  /** The next request, without pages of matches that the server rejects; optionally with one match per push. */
  requestExcluding(matches: ReadonlySet<string>, oneMatchPerPush = false): SyncRequest | undefined {
    const push: Page[] = []
    let characters = 0
    for (const chain of this.#chains.values()) {
      if (matches.has(chain.match)) continue
      for (const page of chain.unsent) {
        characters += page.body.length
        if (push.length === maxPagesPerPush || (push.length > 0 && characters > maxCharactersPerPush))
          return { push }
        push.push(page)
      }
      if (oneMatchPerPush && push.length > 0) return { push }
    }
    if (push.length > 0) return { push }
    return this.#pullDue ? { pull: this.#cursor } : undefined
  }

  /** Handles the response to a request, however late; returns false if it caused a full resync. */
  handleResponse(request: SyncRequest, response: SyncResponse): boolean {
    if (response.epoch !== this.#epoch && this.#epoch !== '') return this.#resync(response.epoch)
    this.#epoch = response.epoch
    if ('unknown' in response) return this.#resync(response.epoch)
    if ('push' in request) return !('clock' in response) || this.#handlePush(request.push, response)
    return !('pages' in response) || this.#handlePull(request.pull, response)
  }

  #handlePush(pages: readonly Page[], { from, clock, receipt }: PushResponse): true {
    for (const { match, id } of pages) this.#chains.get(match)?.markSent(id, receipt)
    if (from === this.#cursor) this.#cursor = clock
    else if (clock > this.#cursor) this.#pullDue = true
    return true
  }

  #handlePull(since: number, { pages, upTo, more }: PullResponse): boolean {
    if (since !== this.#cursor) return true
    const touched = new Set<Chain>()
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

  /** Starts a full resync: the server was restored from a backup, or its state is inconsistent with this device. */
  #resync(epoch: string): false {
    this.#epoch = epoch
    this.#cursor = 0
    this.#pullDue = true
    for (const chain of this.#chains.values()) chain.markAllUnsent()
    return false
  }
}
