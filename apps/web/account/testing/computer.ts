import type { Json } from '@opfor/kernel'
import type { SavedChain, SavedDevice } from '@opfor/sync'
import type { KeptMatch, WholeMatch } from '../../storage/kept-match.ts'
import { askBy } from '../../server/server.ts'
import type { Stamp } from '../shared-device.ts'
import { type Around, notYetSynced, type SyncState, Syncer } from '../syncing.ts'
import type { SlowServer } from './slow-server.ts'

/** A device with its disk, on which the app may be open in several windows. */
export class Computer {
  readonly disk = new Map<string, WholeMatch>()
  readonly windows: { readonly syncing: Syncer; how: SyncState }[] = []
  /** What happens just before a match is laid down. */
  beforeLaying: (() => void) | undefined
  readonly #server: SlowServer
  readonly #chains = new Map<string, SavedChain>()
  #device: (Omit<SavedDevice, 'chains'> & Stamp) | undefined
  #turns: Promise<unknown> = Promise.resolve()
  #revision = 0

  constructor(server: SlowServer) {
    this.#server = server
  }

  /** Opens the app in another window; it has synced when this is done. */
  async opens(): Promise<void> {
    const window = { syncing: new Syncer(this.#around()), how: notYetSynced }
    this.windows.push(window)
    await window.syncing.look()
  }

  /** How the newest window says it stands. */
  get how(): SyncState {
    return this.windows.at(-1)?.how ?? notYetSynced
  }

  /** All windows look for news. */
  async looks(): Promise<void> {
    await Promise.all(this.windows.map(({ syncing }) => syncing.look()))
  }

  async signsOut(): Promise<void> {
    await this.windows[0]?.syncing.end()
    this.windows.length = 0
  }

  /** Chooses a branch in the newest window. */
  async chooses(match: string, branch: string): Promise<void> {
    await this.windows.at(-1)?.syncing.choose(match, branch)
  }

  /** Starts a match, as a player does or as a file brings it. */
  starts(id: string, name = 'Mine', entries: readonly Json[] = []): void {
    const head = { game: 'example', seed: 7 }
    const kept = {
      id,
      game: 'example',
      name,
      created: 1,
      changed: 1,
      turns: 0,
      entries: entries.length,
      head,
    }
    this.#keep({ kept, journal: { ...head, entries } })
    this.#tell(id)
  }

  /** A tap: an entry more, on the disk at once. */
  plays(id: string, ...answers: readonly string[]): void {
    const { kept, journal } = this.whole(id)
    const entries = [...journal.entries, ...answers.map((a) => ({ q: 'move', a, by: 'person' }))]
    this.disk.set(id, { kept: { ...kept, entries: entries.length }, journal: { ...journal, entries } })
    this.#tell(id)
  }

  changes(id: string, change: Partial<KeptMatch>): void {
    const { kept, journal } = this.whole(id)
    this.disk.set(id, { kept: { ...kept, ...change }, journal })
    this.#tell(id)
  }

  whole(id: string): WholeMatch {
    const whole = this.disk.get(id)
    if (whole === undefined) throw new Error(`There is no ${id} here.`)
    return whole
  }

  /** What was played, as the disk has it. */
  played(id: string): string {
    return this.whole(id)
      .journal.entries.map((entry) => (entry as { readonly a: string }).a)
      .join('')
  }

  #keep(whole: WholeMatch): void {
    this.#revision += 1
    this.disk.set(whole.kept.id, { ...whole, kept: { ...whole.kept, revision: String(this.#revision) } })
  }

  #tell(id: string): void {
    for (const { syncing } of this.windows) setTimeout(() => void syncing.changed(id))
  }

  #around(): Around {
    const at = this.windows.length
    return {
      ask: askBy(this.#server.carry),
      tell: (how) => {
        const window = this.windows[at]
        if (window !== undefined) window.how = how
      },
      alone: (work) => {
        const done = this.#turns.then(work)
        this.#turns = done.catch(() => undefined)
        return done
      },
      disk: {
        match: async (id) => structuredClone(this.disk.get(id)),
        matches: async () => [...this.disk.keys()].map((id) => ({ id })),
        progress: async () => ({ turns: 0 }),
        replace: async (before, whole) => {
          this.beforeLaying?.()
          const now = this.disk.get(whole.kept.id)?.kept
          const isAsItWas = before?.revision === now?.revision && before?.entries === now?.entries
          if (!isAsItWas || before?.name !== now?.name) return false
          this.#keep(structuredClone(whole))
          return true
        },
      },
      memory: {
        stamp: async () => this.#device,
        device: async () =>
          structuredClone({ epoch: '', cursor: 0, ...this.#device, chains: [...this.#chains.values()] }),
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
