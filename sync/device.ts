import { Chain, type SavedChain } from './chain.ts'
import {
  type SyncResponse,
  maxPagesPerPush,
  type PullResponse,
  type PushResponse,
  type SyncRequest,
} from './messages.ts'
import type { Body, Page } from './page.ts'

/** What a device keeps besides the matches. */
export interface SavedDevice {
  readonly epoch: string
  readonly cursor: number
  /** Whether the server is known to have more. */
  readonly behind?: boolean | undefined
  /** Whether the device has ever seen all that the server had. */
  readonly hasSeenAll?: boolean | undefined
  readonly chains: readonly SavedChain[]
}

/** The most characters that go into one request: a larger page goes alone. */
const maxCharactersPerPush = 150_000

/**
 * A device's half of sync: what to ask of the server next, and what to make of its answers. Answers may be lost, late,
 * doubled or out of order. Whoever uses it keeps `saved` on the disk before a request goes out.
 */
export class Device {
  readonly #chains = new Map<string, Chain>()
  #epoch: string
  #cursor: number
  #behind: boolean
  #hasSeenAll: boolean

  constructor(saved?: SavedDevice) {
    this.#epoch = saved?.epoch ?? ''
    this.#cursor = saved?.cursor ?? 0
    this.#behind = saved?.behind ?? true
    this.#hasSeenAll = saved?.hasSeenAll ?? this.#epoch !== ''
    for (const chain of saved?.chains ?? []) this.#chains.set(chain.match, new Chain(chain.match, chain))
  }

  get saved(): SavedDevice {
    const chains = [...this.#chains.values()].map((chain) => chain.saved)
    const [behind, hasSeenAll] = [this.#behind, this.#hasSeenAll]
    return { epoch: this.#epoch, cursor: this.#cursor, behind, hasSeenAll, chains }
  }

  /** A device that has not seen all that the server has must not write yet: the same matches may be there already. */
  get hasSeenAll(): boolean {
    return this.#hasSeenAll
  }

  get chains(): readonly Chain[] {
    return [...this.#chains.values()]
  }

  getChain(match: string): Chain | undefined {
    return this.#chains.get(match)
  }

  /** The pages of a match, which may be new. */
  getOrCreateChain(match: string): Chain {
    const existing = this.#chains.get(match)
    if (existing !== undefined) return existing
    const chain = new Chain(match)
    this.#chains.set(match, chain)
    return chain
  }

  /** Writes a page of a match, which may be new. */
  write(match: string, body: Body): Page {
    return this.getOrCreateChain(match).write(body)
  }

  /** There may be news: after a reconnect, or because time has passed. */
  schedulePull(): void {
    this.#behind = true
  }

  /** What to ask next; undefined where everything is sent and seen. */
  get request(): SyncRequest | undefined {
    return this.requestExcluding(new Set())
  }

  /** What to ask next, without what the server will not take of some matches; or of one match at a time. */
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
    return this.#behind ? { pull: this.#cursor } : undefined
  }

  /** Takes the answer to a request in, however late it comes; false where everything begins anew because of it. */
  handleResponse(request: SyncRequest, response: SyncResponse): boolean {
    if (response.epoch !== this.#epoch && this.#epoch !== '') return this.#resync(response.epoch)
    this.#epoch = response.epoch
    if ('unknown' in response) return this.#resync(response.epoch)
    if ('push' in request) return !('clock' in response) || this.#handlePush(request.push, response)
    return !('pages' in response) || this.#handlePull(request.pull, response)
  }

  #handlePush(pages: readonly Page[], { from, clock }: PushResponse): true {
    for (const { match, id } of pages) this.#chains.get(match)?.markSent(id)
    if (from === this.#cursor) this.#cursor = clock
    else if (clock > this.#cursor) this.#behind = true
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
    this.#behind = more
    if (!more) this.#hasSeenAll = true
    return true
  }

  /** The server was restored from a backup, or differs: everything is sent and seen again. Nothing is lost by it. */
  #resync(epoch: string): false {
    this.#epoch = epoch
    this.#cursor = 0
    this.#behind = true
    for (const chain of this.#chains.values()) chain.markAllUnsent()
    return false
  }
}
