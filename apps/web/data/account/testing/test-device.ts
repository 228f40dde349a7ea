import type { Json } from '@opfor/kernel'
import { SyncClient, type SavedCommitTree, type SavedSyncClient } from '@opfor/sync'
import type { MatchRecord, SavedMatch } from '../../storage/saved-match.ts'
import { createCallApi } from '../../server/server.ts'
import type { Stamp } from '../shared-device.ts'
import type { SyncState } from '../sync-conflict.ts'
import { type SyncDependencies, initialSyncState, Syncer } from '../syncer.ts'
import { noItems } from './no-items.ts'
import { TestTrash } from './test-trash.ts'
import type { TestServer } from './test-server.ts'

export class TestDevice {
  readonly disk = new Map<string, SavedMatch>()
  readonly windows: { readonly syncing: Syncer; state: SyncState }[] = []
  beforeReplace: (() => void) | undefined
  readonly trash = new TestTrash()
  readonly #server: TestServer
  readonly #chains = new Map<string, SavedCommitTree>()
  #device: (Omit<SavedSyncClient, 'chains'> & Stamp) | undefined
  #turns: Promise<unknown> = Promise.resolve()
  #revision = 0

  constructor(server: TestServer) {
    this.#server = server
  }

  async openWindow(): Promise<void> {
    const window = { syncing: new Syncer(this.#around()), state: initialSyncState }
    this.windows.push(window)
    await window.syncing.syncNow()
  }

  get state(): SyncState {
    return this.windows.at(-1)?.state ?? initialSyncState
  }

  async sync(): Promise<void> {
    await Promise.all(this.windows.map(({ syncing }) => syncing.syncNow()))
  }

  async signOut(): Promise<void> {
    await this.windows[0]?.syncing.stop()
    this.windows.length = 0
  }

  async chooseBranch(match: string, branch: string): Promise<void> {
    await this.windows.at(-1)?.syncing.chooseBranch(match, branch)
  }

  startMatch(id: string, name = 'Mine', entries: readonly Json[] = []): void {
    const head = { game: 'example', seed: 7 }
    const record = {
      id,
      game: 'example',
      name,
      created: 1,
      changed: 1,
      turns: 0,
      entries: entries.length,
      head,
    }
    this.#keep({ record, journal: { ...head, entries } })
    this.#tell(id)
  }

  play(id: string, ...answers: readonly string[]): void {
    const { record, journal } = this.savedMatch(id)
    const entries = [...journal.entries, ...answers.map((a) => ({ q: 'move', a, by: 'person' }))]
    this.disk.set(id, { record: { ...record, entries: entries.length }, journal: { ...journal, entries } })
    this.#tell(id)
  }

  updateMatch(id: string, change: Partial<MatchRecord>): void {
    const { record, journal } = this.savedMatch(id)
    this.disk.set(id, { record: { ...record, ...change }, journal })
    this.#tell(id)
  }

  savedMatch(id: string): SavedMatch {
    const savedMatch = this.disk.get(id)
    if (savedMatch === undefined) throw new Error(`Match not found: ${id}`)
    return savedMatch
  }

  answersOf(id: string): string {
    return this.savedMatch(id)
      .journal.entries.map((entry) => (entry as { readonly a: string }).a)
      .join('')
  }

  #keep(savedMatch: SavedMatch): void {
    this.#revision += 1
    this.disk.set(savedMatch.record.id, {
      ...savedMatch,
      record: { ...savedMatch.record, revision: String(this.#revision) },
    })
  }

  #tell(id: string): void {
    for (const { syncing } of this.windows) setTimeout(() => void syncing.matchChanged(id))
  }

  #around(): SyncDependencies {
    const at = this.windows.length
    return {
      callApi: createCallApi(this.#server.handle),
      onState: (state) => {
        const window = this.windows[at]
        if (window !== undefined) window.state = state
      },
      runExclusive: (work) => {
        const done = this.#turns.then(work)
        this.#turns = done.catch(() => undefined)
        return done
      },
      disk: {
        match: async (id) => structuredClone(this.disk.get(id)),
        matches: async () => [...this.disk.keys()].map((id) => ({ id })),
        progress: async () => ({ turns: 0 }),
        replace: async (before, savedMatch) => {
          this.beforeReplace?.()
          const now = this.disk.get(savedMatch.record.id)?.record
          const isAsItWas = before?.revision === now?.revision && before?.entries === now?.entries
          if (!isAsItWas || before?.name !== now?.name) return false
          this.#keep(structuredClone(savedMatch))
          return true
        },
      },
      items: noItems,
      trash: this.trash,
      storage: {
        stamp: async () => this.#device,
        device: async () =>
          structuredClone({ ...new SyncClient().saved, ...this.#device, chains: [...this.#chains.values()] }),
        save: async (stamp, device, chains) => {
          this.#device = structuredClone({ ...device, ...stamp })
          for (const chain of chains) this.#chains.set(chain.match, structuredClone(chain))
        },
        forget: async (matches) => {
          this.#device = undefined
          for (const match of matches) this.#chains.delete(match)
        },
      },
    }
  }
}
