import type { Answer, Device, Request } from '@opfor/sync'
import { compactMatch, pullPages, pushPages } from '@opfor/sync/api/journals'
import type { MatchRecord } from '../storage/saved-match.ts'
import { type SyncConflict, conflictsIn } from './sync-conflict.ts'
import { journalFromPages } from './journal-from-pages.ts'
import type { CallApi } from '../server/server.ts'
import { type MatchDisk, reconcile } from './reconcile.ts'
import { type RunExclusive, type SyncStorage, SharedDevice } from './shared-device.ts'

/** How it stands. */
export interface SyncState {
  /** Whether the server has everything, has not yet, cannot be reached, is full, or no longer knows who this is. */
  readonly state: 'synced' | 'waiting' | 'unreachable' | 'full' | 'signedOut'
  readonly unsent: number
  /** The names of the matches that the server does not take: they stay on this device. */
  readonly refused: readonly string[]
  readonly conflicts: readonly SyncConflict[]
}

/** How it stands before anything was asked. */
export const initialSyncState: SyncState = { state: 'waiting', unsent: 0, refused: [], conflicts: [] }

/** What sync needs of the world around it. */
export interface SyncDependencies {
  readonly disk: MatchDisk & { readonly matches: () => Promise<readonly Pick<MatchRecord, 'id'>[]> }
  readonly storage: SyncStorage
  readonly runExclusive: RunExclusive
  readonly callApi: CallApi
  readonly onState: (how: SyncState) => void
}

/** What came of a request: an answer, or why there is none. */
type SyncReply = { readonly answer: Answer } | { readonly none: SyncState['state'] | 'refused' }

/** So often everything may begin anew in one round: after the server was restored it does so once. */
const maxRestarts = 3

/** Whether an answer that promises more leads on from where it was asked for. */
function makesProgress(request: Request, answer: Answer): boolean {
  return !('pages' in answer && 'pull' in request && answer.more) || answer.upTo > request.pull
}

/**
 * One window's part in keeping the matches of this device and of the server the same. The device that all windows share
 * is had in short turns, and never while a request is under way: answers may come late.
 */
export class Syncer {
  readonly #deps: SyncDependencies
  readonly #device: SharedDevice
  readonly #refused = new Set<string>()
  #rounds: Promise<void> | undefined
  #again = false
  #hasAddedLocal = false
  #mustPull = false
  #isSynced = false
  #stopped = false

  constructor(around: SyncDependencies) {
    this.#deps = around
    this.#device = new SharedDevice(around.storage, around.runExclusive)
  }

  /** Asks the server for news, and sends what it has not. */
  syncNow(): Promise<void> {
    this.#refused.clear()
    this.#mustPull = true
    return this.#sync()
  }

  /** A match was changed on the disk, by whichever window: until the server has it, not everything is synced. */
  async matchChanged(match: string): Promise<void> {
    await this.#addLocalMatches([match])
    if (this.#isSynced) await this.#report('synced')
    await this.#sync()
  }

  /** The player goes on with one of the branches; the others stay where they are. */
  async chooseBranch(match: string, branch: string): Promise<void> {
    const { disk } = this.#deps
    await this.#device.withDevice(async (own) => {
      const chain = own.chain(match)
      if (chain === undefined) return
      await reconcile(disk, chain, chain.head)
      if (chain.choose(branch) !== undefined) await reconcile(disk, chain, chain.head)
    })
    await this.#sync()
  }

  /** Forgets what was synced; the matches stay on this device. What is under way comes to nothing. */
  stop(): Promise<void> {
    this.#stopped = true
    return this.#device.forget()
  }

  /** Takes in what is on the disk; not before all was seen that the server has. */
  #addLocalMatches(matches: readonly string[]): Promise<boolean> {
    const { disk } = this.#deps
    return this.#device.withDevice(async (own) => {
      if (!own.hasSeenAll || this.#stopped) return false
      for (const match of matches) {
        if ((await disk.match(match)) === undefined) continue
        const chain = own.chainOf(match)
        await reconcile(disk, chain, chain.head)
      }
      return true
    })
  }

  /** One round of requests at a time; whoever comes meanwhile has another one made. */
  #sync(): Promise<void> {
    this.#again = true
    this.#rounds ??= this.#runRounds()
    return this.#rounds
  }

  async #runRounds(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false
        await this.#round()
        if (!this.#hasAddedLocal) await this.#addAllLocalMatches()
      }
    } finally {
      // In the same moment as the last look at whether to go on: who comes now begins anew.
      this.#rounds = undefined
    }
  }

  async #addAllLocalMatches(): Promise<void> {
    const matches = await this.#deps.disk.matches()
    this.#hasAddedLocal = await this.#addLocalMatches(matches.map(({ id }) => id))
    this.#again ||= this.#hasAddedLocal
  }

  /** Asks the server for as long as there is something to ask. */
  async #round(): Promise<void> {
    const sent = new Set<string>()
    let oneByOne = false
    let restarts = 0
    const started = await this.#device.withDevice((own, life) => {
      if (this.#mustPull) own.look()
      this.#mustPull = false
      return { request: own.requestWithout(this.#refused), life }
    })
    let { request } = started
    while (request !== undefined) {
      const asking = request
      const asked = await this.#send(asking)
      if ('none' in asked && asked.none !== 'refused') return this.#report(asked.none)
      if ('none' in asked) oneByOne = this.#isolateRefused(asking)
      else if ('push' in asking) for (const { match } of asking.push) sent.add(match)
      request = await this.#device.withDevice(async (own, life) => {
        // Meanwhile the player has signed out: this is an answer for somebody who is not here any more.
        if (this.#stopped || life !== started.life) return undefined
        if ('answer' in asked && !(await this.#applyAnswer(own, asking, asked.answer))) restarts += 1
        return own.requestWithout(this.#refused, oneByOne)
      })
      // A server that contradicts itself is asked again later, and not without end.
      if (restarts > maxRestarts) return this.#report('unreachable')
    }
    await this.#report('synced')
    for (const match of sent) await this.#compact(match)
  }

  async #applyAnswer(own: Device, request: Request, answer: Answer): Promise<boolean> {
    const heads = new Map(own.chains.map(({ match, head }) => [match, head]))
    const taken = own.answered(request, answer)
    for (const chain of own.chains) {
      const stoodOn = heads.get(chain.match)
      if (stoodOn !== chain.head) await reconcile(this.#deps.disk, chain, stoodOn)
    }
    return taken
  }

  /** What the server will not take must not hold up the rest: the matches are sent one by one to find which it is. */
  #isolateRefused(request: Request): true {
    const [first, ...others] = new Set('push' in request ? request.push.map(({ match }) => match) : [])
    if (first !== undefined && others.length === 0) this.#refused.add(first)
    return true
  }

  async #send(request: Request): Promise<SyncReply> {
    const push = 'push' in request
    const result = push
      ? await this.#deps.callApi(pushPages, { body: { pages: request.push } })
      : await this.#deps.callApi(pullPages, { query: { since: request.pull } })
    const { status } = result
    if (status === 401) return { none: 'signedOut' }
    if (status === 507) return { none: 'full' }
    if (push && (status === 400 || status === 413)) return { none: 'refused' }
    const answer = result.ok ? result.value : result.refusal
    return answer !== undefined && makesProgress(request, answer) ? { answer } : { none: 'unreachable' }
  }

  /** A match that is over becomes one small row at the server; where that fails the server does it by itself later. */
  async #compact(match: string): Promise<void> {
    const saved = await this.#deps.disk.match(match)
    if (saved?.record.ended !== undefined) await this.#deps.callApi(compactMatch, { params: { match } })
  }

  async #report(state: SyncState['state']): Promise<void> {
    await this.#device.withDevice(({ chains }) => {
      if (this.#stopped) return
      const unsent = chains.reduce((sum, chain) => sum + chain.unsent.length, 0)
      const refused = chains.filter(({ match }) => this.#refused.has(match))
      const names = new Set(
        refused.map((chain) => journalFromPages(chain.upTo(chain.head))?.name ?? chain.match),
      )
      // What was played meanwhile is on its way, or will be at once.
      const waits = chains.some((chain) => chain.unsent.length > 0 && !refused.includes(chain))
      this.#isSynced = state === 'synced'
      const reported = this.#isSynced && waits ? 'waiting' : state
      this.#deps.onState({
        state: reported,
        unsent,
        refused: [...names],
        conflicts: chains.flatMap(conflictsIn),
      })
    })
  }
}
