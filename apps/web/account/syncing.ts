import type { Device, SyncRequest, SyncResponse } from '@opfor/sync'
import { compactMatch, pullPages, pushPages } from '@opfor/sync/api/journals'
import type { KeptMatch } from '../storage/kept-match.ts'
import { type DivergedMatch, divergedIn } from './diverged.ts'
import { toldBy } from './line.ts'
import type { Ask } from '../server/server.ts'
import { type Disk, settle } from './settling.ts'
import { type Alone, type Memory, SharedDevice } from './shared-device.ts'

/** How it stands. */
export interface SyncState {
  /** Whether the server has everything, has not yet, cannot be reached, is full, or no longer knows who this is. */
  readonly state: 'synced' | 'waiting' | 'away' | 'full' | 'signedOut'
  readonly unsent: number
  /** The names of the matches that the server does not take: they stay on this device. */
  readonly refused: readonly string[]
  readonly diverged: readonly DivergedMatch[]
}

/** How it stands before anything was asked. */
export const notYetSynced: SyncState = { state: 'waiting', unsent: 0, refused: [], diverged: [] }

/** What sync needs of the world around it. */
export interface Around {
  readonly disk: Disk & { readonly matches: () => Promise<readonly Pick<KeptMatch, 'id'>[]> }
  readonly memory: Memory
  readonly alone: Alone
  readonly ask: Ask
  readonly tell: (how: SyncState) => void
}

/** What came of a request: an answer, or why there is none. */
type SyncReply = { readonly answer: SyncResponse } | { readonly none: SyncState['state'] | 'refused' }

/** So often everything may begin anew in one round: after the server was restored it does so once. */
const mostAnew = 3

/** Whether an answer that promises more leads on from where it was asked for. */
function goesOn(request: SyncRequest, answer: SyncResponse): boolean {
  return !('pages' in answer && 'pull' in request && answer.more) || answer.upTo > request.pull
}

/**
 * One window's part in keeping the matches of this device and of the server the same. The device that all windows share
 * is had in short turns, and never while a request is under way: answers may come late.
 */
export class Syncer {
  readonly #around: Around
  readonly #device: SharedDevice
  readonly #refused = new Set<string>()
  #rounds: Promise<void> | undefined
  #again = false
  #hasTakenIn = false
  #looking = false
  #isSynced = false
  #ended = false

  constructor(around: Around) {
    this.#around = around
    this.#device = new SharedDevice(around.memory, around.alone)
  }

  /** Asks the server for news, and sends what it has not. */
  look(): Promise<void> {
    this.#refused.clear()
    this.#looking = true
    return this.#sync()
  }

  /** A match was changed on the disk, by whichever window: until the server has it, not everything is synced. */
  async changed(match: string): Promise<void> {
    await this.#takeIn([match])
    if (this.#isSynced) await this.#tell('synced')
    await this.#sync()
  }

  /** The player goes on with one of the branches; the others stay where they are. */
  async choose(match: string, branch: string): Promise<void> {
    const { disk } = this.#around
    await this.#device.turn(async (own) => {
      const chain = own.getChain(match)
      if (chain === undefined) return
      await settle(disk, chain, chain.head)
      if (chain.choose(branch) !== undefined) await settle(disk, chain, chain.head)
    })
    await this.#sync()
  }

  /** Forgets what was synced; the matches stay on this device. What is under way comes to nothing. */
  end(): Promise<void> {
    this.#ended = true
    return this.#device.forget()
  }

  /** Takes in what is on the disk; not before all was seen that the server has. */
  #takeIn(matches: readonly string[]): Promise<boolean> {
    const { disk } = this.#around
    return this.#device.turn(async (own) => {
      if (!own.hasSeenAll || this.#ended) return false
      for (const match of matches) {
        if ((await disk.match(match)) === undefined) continue
        const chain = own.getOrCreateChain(match)
        await settle(disk, chain, chain.head)
      }
      return true
    })
  }

  /** One round of requests at a time; whoever comes meanwhile has another one made. */
  #sync(): Promise<void> {
    this.#again = true
    this.#rounds ??= this.#untilQuiet()
    return this.#rounds
  }

  async #untilQuiet(): Promise<void> {
    try {
      while (this.#again && !this.#ended) {
        this.#again = false
        await this.#round()
        if (!this.#hasTakenIn) await this.#takeInAll()
      }
    } finally {
      // In the same moment as the last look at whether to go on: who comes now begins anew.
      this.#rounds = undefined
    }
  }

  async #takeInAll(): Promise<void> {
    const matches = await this.#around.disk.matches()
    this.#hasTakenIn = await this.#takeIn(matches.map(({ id }) => id))
    this.#again ||= this.#hasTakenIn
  }

  /** Asks the server for as long as there is something to ask. */
  async #round(): Promise<void> {
    const sent = new Set<string>()
    let oneByOne = false
    let anew = 0
    const begun = await this.#device.turn((own, life) => {
      if (this.#looking) own.schedulePull()
      this.#looking = false
      return { request: own.requestExcluding(this.#refused), life }
    })
    let { request } = begun
    while (request !== undefined) {
      const asking = request
      const asked = await this.#asked(asking)
      if ('none' in asked && asked.none !== 'refused') return this.#tell(asked.none)
      if ('none' in asked) oneByOne = this.#setAside(asking)
      else if ('push' in asking) for (const { match } of asking.push) sent.add(match)
      request = await this.#device.turn(async (own, life) => {
        // Meanwhile the player has signed out: this is an answer for somebody who is not here any more.
        if (this.#ended || life !== begun.life) return undefined
        if ('answer' in asked && !(await this.#answered(own, asking, asked.answer))) anew += 1
        return own.requestExcluding(this.#refused, oneByOne)
      })
      // A server that contradicts itself is asked again later, and not without end.
      if (anew > mostAnew) return this.#tell('away')
    }
    await this.#tell('synced')
    for (const match of sent) await this.#packed(match)
  }

  async #answered(own: Device, request: SyncRequest, answer: SyncResponse): Promise<boolean> {
    const heads = new Map(own.chains.map(({ match, head }) => [match, head]))
    const taken = own.handleResponse(request, answer)
    for (const chain of own.chains) {
      const stoodOn = heads.get(chain.match)
      if (stoodOn !== chain.head) await settle(this.#around.disk, chain, stoodOn)
    }
    return taken
  }

  /** What the server will not take must not hold up the rest: the matches are sent one by one to find which it is. */
  #setAside(request: SyncRequest): true {
    const [first, ...others] = new Set('push' in request ? request.push.map(({ match }) => match) : [])
    if (first !== undefined && others.length === 0) this.#refused.add(first)
    return true
  }

  async #asked(request: SyncRequest): Promise<SyncReply> {
    const push = 'push' in request
    const said = push
      ? await this.#around.ask(pushPages, { body: { pages: request.push } })
      : await this.#around.ask(pullPages, { query: { since: request.pull } })
    const { status } = said
    if (status === 401) return { none: 'signedOut' }
    if (status === 507) return { none: 'full' }
    if (push && (status === 400 || status === 413)) return { none: 'refused' }
    const answer = said.ok ? said.value : said.refusal
    return answer !== undefined && goesOn(request, answer) ? { answer } : { none: 'away' }
  }

  /** A match that is over becomes one small row at the server; where that fails the server does it by itself later. */
  async #packed(match: string): Promise<void> {
    const whole = await this.#around.disk.match(match)
    if (whole?.kept.ended !== undefined) await this.#around.ask(compactMatch, { params: { match } })
  }

  async #tell(state: SyncState['state']): Promise<void> {
    await this.#device.turn(({ chains }) => {
      if (this.#ended) return
      const unsent = chains.reduce((sum, chain) => sum + chain.unsent.length, 0)
      const refused = chains.filter(({ match }) => this.#refused.has(match))
      const names = new Set(refused.map((chain) => toldBy(chain.pathTo(chain.head))?.name ?? chain.match))
      // What was played meanwhile is on its way, or will be at once.
      const waits = chains.some((chain) => chain.unsent.length > 0 && !refused.includes(chain))
      this.#isSynced = state === 'synced'
      const so = this.#isSynced && waits ? 'waiting' : state
      this.#around.tell({ state: so, unsent, refused: [...names], diverged: chains.flatMap(divergedIn) })
    })
  }
}
