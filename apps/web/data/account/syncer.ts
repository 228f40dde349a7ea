import type { SyncResponse, SyncClient, SyncRequest } from '@opfor/sync'
import { squashMatch, pullCommits, pushCommits } from '@opfor/sync/api/journals'
import type { MatchRecord } from '../storage/saved-match.ts'
import { conflictsIn, type ItemState, type SyncState } from './sync-conflict.ts'
import { journalFromCommits } from './journal-from-pages.ts'
import type { ItemSyncer } from './items/item-syncer.ts'
import type { CallApi } from '../server/server.ts'
import { isInTrash, type Trash } from './trash.ts'
import { type MatchDisk, reconcile } from './reconcile.ts'
import { type RunExclusive, type SyncStorage, SharedSyncClient } from './shared-device.ts'

export const initialSyncState: SyncState = {
  state: 'waiting',
  unsent: 0,
  refused: [],
  conflicts: [],
  copies: [],
}

export interface SyncDependencies {
  readonly disk: MatchDisk & { readonly matches: () => Promise<readonly Pick<MatchRecord, 'id'>[]> }
  readonly storage: SyncStorage
  readonly items: Pick<ItemSyncer, 'sync' | 'waiting' | 'forget'>
  readonly trash: Trash
  readonly runExclusive: RunExclusive
  readonly callApi: CallApi
  readonly onState: (how: SyncState) => void
}

type SyncReply = { readonly answer: SyncResponse } | { readonly none: SyncState['state'] | 'refused' }

/** The maximum number of restarts per round; a restored server causes one. */
const maxRestarts = 3

/** False if an answer promises more commits but does not advance beyond the requested position. */
function makesProgress(request: SyncRequest, answer: SyncResponse): boolean {
  return !('pages' in answer && 'pull' in request && answer.more) || answer.upTo > request.pull
}

/** Serves one window. Never locks the shared device during a request, so answers may find it changed. */
export class Syncer {
  readonly #deps: SyncDependencies
  readonly #device: SharedSyncClient
  readonly #refused = new Set<string>()
  #rounds: Promise<void> | undefined
  #again = false
  #hasAddedLocal = false
  #mustPull = false
  #itemsDue = false
  #items: ItemState = { state: 'synced', unsent: 0, refused: [], copies: [] }
  #isSynced = false
  #stopped = false

  constructor(around: SyncDependencies) {
    this.#deps = around
    this.#device = new SharedSyncClient(around.storage, around.runExclusive)
  }

  syncNow(): Promise<void> {
    this.#refused.clear()
    this.#mustPull = true
    this.#itemsDue = true
    return this.#sync()
  }

  itemsChanged(): Promise<void> {
    this.#itemsDue = true
    return this.#sync()
  }

  async matchChanged(match: string): Promise<void> {
    await this.#addLocalMatches([match])
    await this.#updateTrash(match)
    if (this.#isSynced) await this.#report('synced')
    await this.#sync()
  }

  /** Keeps the other branches. */
  async chooseBranch(match: string, branch: string): Promise<void> {
    const { disk } = this.#deps
    await this.#device.withDevice(async (own) => {
      const chain = own.getChain(match)
      if (chain === undefined) return
      await reconcile(disk, chain, chain.head)
      if (chain.choose(branch) !== undefined) await reconcile(disk, chain, chain.head)
    })
    await this.#sync()
  }

  async restoreMatch(match: string): Promise<void> {
    const { trash } = this.#deps
    await this.#reconcileMatch(match)
    for (const entry of trash.list()) if (entry.match === match) trash.set({ ...entry, isTrashed: false })
    await this.itemsChanged()
  }

  #reconcileMatch(match: string): Promise<void> {
    return this.#device.withDevice(async (own) => {
      const chain = own.getChain(match)
      if (chain !== undefined) await reconcile(this.#deps.disk, chain, chain.head)
    })
  }

  /** A synced match that is missing on disk was deleted; one on disk again was restored. */
  async #updateTrash(match: string): Promise<void> {
    const { disk, trash } = this.#deps
    const isHere = (await disk.match(match)) !== undefined
    if (isHere !== isInTrash(trash, match)) return
    const synced = await this.#device.withDevice((own) => {
      const chain = own.getChain(match)
      return chain && journalFromCommits(chain.pathTo(chain.head))
    })
    if (synced === undefined || this.#stopped) return
    const { name, journal } = synced
    trash.set({ match, name, isTrashed: !isHere, entries: journal.entries.length, since: Date.now() })
    this.#itemsDue = true
  }

  /** Writes matches that another device has restored back to disk. */
  async #syncItems(): Promise<void> {
    const { items, trash } = this.#deps
    const before = trash.list().filter((entry) => entry.isTrashed)
    this.#items = await items.sync()
    for (const { match } of before) if (!isInTrash(trash, match)) await this.#reconcileMatch(match)
  }

  /** Deletes the sync state but not the matches. Ignores pending answers. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#device.forget()
    await this.#deps.items.forget()
  }

  /** Does nothing until all commits of the server have been pulled. */
  #addLocalMatches(matches: readonly string[]): Promise<boolean> {
    const { disk } = this.#deps
    return this.#device.withDevice(async (own) => {
      if (!own.hasCompletedPull || this.#stopped) return false
      for (const match of matches) {
        if ((await disk.match(match)) === undefined) continue
        const chain = own.getOrCreateChain(match)
        await reconcile(disk, chain, chain.head)
      }
      return true
    })
  }

  /** Runs one round at a time; a call during a round schedules another one. */
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
      // Reset in the same tick as the last loop check, so that a later call starts a new run.
      this.#rounds = undefined
    }
  }

  async #addAllLocalMatches(): Promise<void> {
    const matches = await this.#deps.disk.matches()
    this.#hasAddedLocal = await this.#addLocalMatches(matches.map(({ id }) => id))
    this.#again ||= this.#hasAddedLocal
  }

  async #round(): Promise<void> {
    const sent = new Set<string>()
    let oneByOne = false
    let restarts = 0
    const started = await this.#device.withDevice((own, life) => {
      if (this.#mustPull) own.schedulePull()
      this.#mustPull = false
      return { request: own.requestExcluding(this.#refused), life }
    })
    let { request } = started
    while (request !== undefined) {
      const asking = request
      const asked = await this.#send(asking)
      if ('none' in asked && asked.none !== 'refused') {
        this.#items = await this.#deps.items.waiting()
        return this.#report(asked.none)
      }
      if ('none' in asked) oneByOne = this.#isolateRefused(asking)
      else if ('push' in asking) for (const { match } of asking.push) sent.add(match)
      request = await this.#device.withDevice(async (own, life) => {
        // Ignore the answer: the player has signed out in the meantime.
        if (this.#stopped || life !== started.life) return undefined
        if ('answer' in asked && !(await this.#applyAnswer(own, asking, asked.answer))) restarts += 1
        return own.requestExcluding(this.#refused, oneByOne)
      })
      // A server that contradicts itself is retried later, not in a loop.
      if (restarts > maxRestarts) return this.#report('unreachable')
    }
    if (this.#itemsDue && !this.#stopped) {
      this.#itemsDue = false
      await this.#syncItems()
    }
    await this.#report(this.#items.state)
    for (const match of sent) await this.#compact(match)
  }

  async #applyAnswer(own: SyncClient, request: SyncRequest, answer: SyncResponse): Promise<boolean> {
    const heads = new Map(own.chains.map(({ match, head }) => [match, head]))
    const taken = own.handleResponse(request, answer)
    for (const chain of own.chains) {
      const stoodOn = heads.get(chain.match)
      if (stoodOn !== chain.head) await reconcile(this.#deps.disk, chain, stoodOn)
    }
    return taken
  }

  /** A refused match must not block the others: matches are sent one by one to find it. */
  #isolateRefused(request: SyncRequest): true {
    const [first, ...others] = new Set('push' in request ? request.push.map(({ match }) => match) : [])
    if (first !== undefined && others.length === 0) this.#refused.add(first)
    return true
  }

  async #send(request: SyncRequest): Promise<SyncReply> {
    const push = 'push' in request
    const result = push
      ? await this.#deps.callApi(pushCommits, { body: { pages: request.push } })
      : await this.#deps.callApi(pullCommits, { query: { since: request.pull } })
    const { status } = result
    if (status === 401) return { none: 'signedOut' }
    if (status === 507) return { none: 'full' }
    if (push && (status === 400 || status === 413)) return { none: 'refused' }
    const answer = result.ok ? result.value : result.refusal
    return answer !== undefined && makesProgress(request, answer) ? { answer } : { none: 'unreachable' }
  }

  /** If the request fails, the server compacts the match later by itself. */
  async #compact(match: string): Promise<void> {
    const saved = await this.#deps.disk.match(match)
    if (saved?.record.ended !== undefined) await this.#deps.callApi(squashMatch, { params: { match } })
  }

  async #report(state: SyncState['state']): Promise<void> {
    await this.#device.withDevice(({ chains }) => {
      if (this.#stopped) return
      const unsent = chains.reduce((sum, chain) => sum + chain.unsent.length, this.#items.unsent)
      const refused = chains.filter(({ match }) => this.#refused.has(match))
      const names = new Set(
        refused.map((chain) => journalFromCommits(chain.pathTo(chain.head))?.name ?? chain.match),
      )
      // Answers given in the meantime are being sent, or will be immediately.
      const hasUnsent = chains.some((chain) => chain.unsent.length > 0 && !refused.includes(chain))
      this.#isSynced = state === 'synced'
      const reported = this.#isSynced && hasUnsent ? 'waiting' : state
      this.#deps.onState({
        state: reported,
        unsent,
        refused: [...names, ...this.#items.refused],
        conflicts: chains.filter(({ match }) => !isInTrash(this.#deps.trash, match)).flatMap(conflictsIn),
        copies: this.#items.copies,
      })
    })
  }
}
