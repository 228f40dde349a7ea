import { Chain, type SavedChain } from './chain.ts'
import { type Answer, mostPages, type PullReply, type PushReply, type Request } from './messages.ts'
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
const mostCharacters = 150_000

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

  chain(match: string): Chain | undefined {
    return this.#chains.get(match)
  }

  /** The pages of a match, which may be new. */
  chainOf(match: string): Chain {
    const known = this.#chains.get(match)
    if (known !== undefined) return known
    const chain = new Chain(match)
    this.#chains.set(match, chain)
    return chain
  }

  /** Writes a page of a match, which may be new. */
  write(match: string, body: Body): Page {
    return this.chainOf(match).write(body)
  }

  /** There may be news: after a reconnect, or because time has passed. */
  look(): void {
    this.#behind = true
  }

  /** What to ask next; undefined where everything is sent and seen. */
  get request(): Request | undefined {
    return this.requestWithout(new Set())
  }

  /** What to ask next, without what the server will not take of some matches; or of one match at a time. */
  requestWithout(refused: ReadonlySet<string>, oneByOne = false): Request | undefined {
    const push: Page[] = []
    let characters = 0
    for (const chain of this.#chains.values()) {
      if (refused.has(chain.match)) continue
      for (const page of chain.unsent) {
        characters += page.body.length
        if (push.length === mostPages || (push.length > 0 && characters > mostCharacters)) return { push }
        push.push(page)
      }
      if (oneByOne && push.length > 0) return { push }
    }
    if (push.length > 0) return { push }
    return this.#behind ? { pull: this.#cursor } : undefined
  }

  /** Takes the answer to a request in, however late it comes; false where everything begins anew because of it. */
  answered(request: Request, answer: Answer): boolean {
    if (answer.epoch !== this.#epoch && this.#epoch !== '') return this.#restart(answer.epoch)
    this.#epoch = answer.epoch
    if ('unknown' in answer) return this.#restart(answer.epoch)
    if ('push' in request) return !('clock' in answer) || this.#pushed(request.push, answer)
    return !('pages' in answer) || this.#pulled(request.pull, answer)
  }

  #pushed(pages: readonly Page[], { from, clock }: PushReply): true {
    for (const { match, id } of pages) this.#chains.get(match)?.acknowledged(id)
    if (from === this.#cursor) this.#cursor = clock
    else if (clock > this.#cursor) this.#behind = true
    return true
  }

  #pulled(since: number, { pages, upTo, more }: PullReply): boolean {
    if (since !== this.#cursor) return true
    const touched = new Set<Chain>()
    for (const page of pages) {
      const chain = this.chainOf(page.match)
      if (!chain.take(page)) return this.#restart(this.#epoch)
      touched.add(chain)
    }
    for (const chain of touched) chain.follow()
    this.#cursor = upTo
    this.#behind = more
    if (!more) this.#hasSeenAll = true
    return true
  }

  /** The server was restored from a backup, or differs: everything is sent and seen again. Nothing is lost by it. */
  #restart(epoch: string): false {
    this.#epoch = epoch
    this.#cursor = 0
    this.#behind = true
    for (const chain of this.#chains.values()) chain.unsend()
    return false
  }
}
