import { Device, type SavedChain, type SavedDevice } from '@opfor/sync'

/** Who has saved the device last: it lives from a sign-in to the sign-out, and its versions count. */
export interface Stamp {
  readonly life: string
  readonly version: number
}

/** Where all windows keep what the device knows. */
export interface SyncStorage {
  readonly stamp: () => Promise<Stamp | undefined>
  readonly device: () => Promise<SavedDevice>
  /** Keeps the device and those of its chains that have changed; it is on the disk when this is done. */
  readonly save: (
    stamp: Stamp,
    device: Omit<SavedDevice, 'chains'>,
    chains: readonly SavedChain[],
  ) => Promise<void>
  /** Forgets the device and these of its chains. */
  readonly forget: (matches: readonly string[]) => Promise<void>
}

/** Does something while no other window does any of it. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

/** The device that all windows share: one of them has it at a time, as the last one left it. */
export class SharedDevice {
  readonly #storage: SyncStorage
  readonly #runExclusive: RunExclusive
  #device: Device | undefined
  #stamp: Stamp | undefined
  #fingerprints = new Map<string, string>()

  constructor(memory: SyncStorage, alone: RunExclusive) {
    this.#storage = memory
    this.#runExclusive = alone
  }

  /** Has the device for a short while; what became of it is on the disk when this is done. */
  withDevice<T>(work: (own: Device, life: string) => Promise<T> | T): Promise<T> {
    return this.#runExclusive(async () => {
      const stamp = await this.#storage.stamp()
      const isOurs =
        stamp !== undefined && stamp.life === this.#stamp?.life && stamp.version === this.#stamp.version
      const own = (isOurs ? this.#device : undefined) ?? (await this.#read())
      const life = stamp?.life ?? crypto.randomUUID()
      // A turn that fails has changed nothing: the next one reads again.
      this.#device = undefined
      const done = await work(own, life)
      await this.#save(own, { life, version: stamp?.version ?? 0 })
      this.#device = own
      return done
    })
  }

  /** Forgets everything but what the server has never got: that goes with the next who signs in, like the matches. */
  forget(): Promise<void> {
    return this.#runExclusive(async () => {
      const { chains } = await this.#storage.device()
      const sent = chains.filter(({ unsent }) => unsent.length === 0)
      await this.#storage.forget(sent.map(({ match }) => match))
    })
  }

  async #read(): Promise<Device> {
    const own = new Device(await this.#storage.device())
    this.#fingerprints = fingerprints(own.saved)
    return own
  }

  async #save(own: Device, { life, version }: Stamp): Promise<void> {
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

/** Pages are only ever added: their number, the head and what is unsent tell whether a chain has changed. */
function fingerprints({ chains, ...device }: SavedDevice): Map<string, string> {
  const marks = chains.map(
    ({ match, head, pages, unsent }) => [match, `${head} ${pages.length} ${unsent.length}`] as const,
  )
  return new Map([['', JSON.stringify(device)], ...marks])
}
