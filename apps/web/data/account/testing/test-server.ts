import type { Page, Receipt, SyncRequest } from '@opfor/sync'
import type { ApiRequest } from '@opfor/sync/api/call'
import { InMemoryServer } from '@opfor/sync/simulation'
import type { ServerReply } from '../../server/server.ts'

/** A sync server in memory, with configurable delays and failures. */
export class TestServer {
  readonly depot = new InMemoryServer('e', 5)
  /** Called before and after a request is handled. */
  delay: ((path: string) => Promise<void>) | undefined
  /** Whether requests reach the server. */
  isReachable = true
  /** When pages are received, and from which device. */
  receipt: Receipt | undefined
  /** The id of a match that is refused. */
  refusedMatch = ''

  readonly handle = async ({ path, body }: ApiRequest): Promise<ServerReply> => {
    await this.delay?.('')
    if (!this.isReachable) return { status: 0, body: {} }
    if (path.endsWith('compact')) return { status: 200, body: { pages: 1 } }
    const since = /^\/api\/pages\?since=(\d+)$/.exec(path)?.[1]
    const { pages = [] } = (body ?? {}) as { readonly pages?: readonly Page[] }
    if (pages.some(({ match }) => match === this.refusedMatch)) return { status: 400, body: {} }
    const request: SyncRequest = since === undefined ? { push: pages } : { pull: Number(since) }
    const answer = this.depot.handle(request, this.receipt)
    await this.delay?.(path)
    return { status: 'unknown' in answer ? 409 : 200, body: structuredClone(answer) as never }
  }

  /** All stored page bodies, as text. */
  get text(): string {
    return JSON.stringify(this.depot.pages.map(({ body }) => body))
  }
}
