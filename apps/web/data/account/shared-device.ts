import { SyncClient, type SavedCommitTree, type SavedSyncClient } from '@opfor/sync'

/** `life` is new with each sign-in; `version` is incremented by each save. */
export interface Stamp {
  readonly life: string
  readonly version: number
}

/** Shared by all windows. */
export interface SyncStorage {
  readonly stamp: () => Promise<Stamp | undefined>
  readonly device: () => Promise<SavedSyncClient>
  /** Resolves when the device and its changed commit trees are on disk. */
  readonly save: (
    stamp: Stamp,
    device: Omit<SavedSyncClient, 'chains'>,
    chains: readonly SavedCommitTree[],
  ) => Promise<void>
  readonly forget: (matches: readonly string[]) => Promise<void>
}

/** Runs a task under a lock that all windows share. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

/** Shared by all windows; only one window uses the device at a time. */
export class SharedSyncClient {
  readonly #storage: SyncStorage
  readonly #runExclusive: RunExclusive
  #device: SyncClient | undefined
  #stamp: Stamp | undefined
  #fingerprints = new Map<string, string>()

  constructor(memory: SyncStorage, alone: RunExclusive) {
    this.#storage = memory
    this.#runExclusive = alone
  }

  /** Runs a task with the device under the lock, then saves the changes to disk. */
  withDevice<T>(work: (own: SyncClient, life: string) => Promise<T> | T): Promise<T> {
    return this.#runExclusive(async () => {
      const stamp = await this.#storage.stamp()
      const isOurs =
        stamp !== undefined && stamp.life === this.#stamp?.life && stamp.version === this.#stamp.version
      const own = (isOurs ? this.#device : undefined) ?? (await this.#read())
      const life = stamp?.life ?? crypto.randomUUID()
      // If the task fails, nothing is saved, and the next task reads the device again.
      this.#device = undefined
      const done = await work(own, life)
      await this.#save(own, { life, version: stamp?.version ?? 0 })
      this.#device = own
      return done
    })
  }

  /** Keeps commit trees with unsent commits, to send them after the next sign-in. */
  forget(): Promise<void> {
    return this.#runExclusive(async () => {
      const { chains } = await this.#storage.device()
      const sent = chains.filter(({ unsent }) => unsent.length === 0)
      await this.#storage.forget(sent.map(({ match }) => match))
    })
  }

  async #read(): Promise<SyncClient> {
    const own = new SyncClient(await this.#storage.device())
    this.#fingerprints = fingerprints(own.saved)
    return own
  }

  async #save(own: SyncClient, { life, version }: Stamp): Promise<void> {
    const { chains, ...device } = own.saved
    const marks = fingerprints(own.saved)
    const changed = [...marks]
      .filter(([name, mark]) => this.#fingerprints.get(name) !== mark)
      .map(([name]) => name)
    this.#stamp = { life, version: changed.length > 0 || version === 0 ? version + 1 : version }
    if (this.#stamp.version === version) return
    await this.#storage.save(
      this.#stamp,
      device,
      chains.filter(({ match }) => changed.includes(match)),
    )
    this.#fingerprints = marks
  }
}

/** Commits and receipts are only added, so counts and the head show whether a tree has changed. */
function fingerprints({ chains, ...device }: SavedSyncClient): Map<string, string> {
  const marks = chains.map(
    ({ match, head, pages, unsent, receipts }) =>
      [match, `${head} ${pages.length} ${unsent.length} ${receipts.length}`] as const,
  )
  return new Map([['', JSON.stringify(device)], ...marks])
}
