import { createCallApi } from '../../../server/server.ts'
import type { ItemState } from '../../sync-conflict.ts'
import { deletedBody, ItemSyncer, type TrackedItem } from '../item-syncer.ts'
import type { TestItemServer } from './test-item-server.ts'

/** Items are plain texts in memory. Names that begin with `f-` are preferences, with "-" as the default. */
export class TestItemDevice {
  readonly texts = new Map<string, string>()
  beforeReplace: (() => void) | undefined
  readonly #server: TestItemServer
  readonly #name: string
  #kept = new Map<string, TrackedItem>()
  #cursor = { epoch: '', cursor: 0 }
  #syncer: ItemSyncer

  constructor(server: TestItemServer, name: string) {
    this.#server = server
    this.#name = name
    this.#syncer = this.#makeSyncer()
  }

  sync(): Promise<ItemState> {
    return this.#syncer.sync()
  }

  async unsent(): Promise<number> {
    return (await this.#syncer.waiting()).unsent
  }

  restart(): void {
    this.#syncer = this.#makeSyncer()
  }

  signOut(): Promise<void> {
    return this.#syncer.forget()
  }

  #makeSyncer(): ItemSyncer {
    return new ItemSyncer({
      device: this.#name,
      callApi: createCallApi(this.#server.handle),
      runExclusive: (work) => work(),
      memory: {
        load: async () => ({ ...this.#cursor, items: [...this.#kept.values()] }),
        saveItems: async (items) => {
          for (const item of items) this.#kept.set(item.name, item)
        },
        saveCursor: async (cursor) => {
          this.#cursor = cursor
        },
        forget: async () => {
          this.#kept = new Map()
          this.#cursor = { epoch: '', cursor: 0 }
        },
      },
      shelf: {
        bodies: async () => new Map(this.texts),
        titleOf: (body) => body,
        isInitial: (_, body) => body === '-',
        isLastRight: (name) => name.startsWith('f-'),
        replace: async ({ name, body }, before) => {
          this.beforeReplace?.()
          if (body.startsWith('newer:')) return 'unreadable'
          if (this.texts.get(name) !== before) return 'changed'
          if (body === deletedBody) this.texts.delete(name)
          else this.texts.set(name, body)
          return 'done'
        },
        keepCopy: async ({ id, body, device }) => {
          this.texts.set(`s-${id.slice(0, 20)}`, `${body} (${device})`)
          return `${body} (${device})`
        },
      },
    })
  }
}
