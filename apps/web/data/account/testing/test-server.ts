import type { Commit, Receipt, SyncRequest } from '@opfor/sync'
import type { ApiRequest } from '@opfor/sync/api/call'
import { InMemoryServer } from '@opfor/evidence/sync/simulation/index'
import type { ServerReply } from '../../server/server.ts'

export class TestServer {
  readonly depot = new InMemoryServer('e', 5)
  delay: ((path: string) => Promise<void>) | undefined
  isReachable = true
  receipt: Receipt | undefined
  refusedMatch = ''

  readonly handle = async ({ path, body }: ApiRequest): Promise<ServerReply> => {
    await this.delay?.('')
    if (!this.isReachable) return { status: 0, body: {} }
    if (path.endsWith('compact')) return { status: 200, body: { pages: 1 } }
    const since = /^\/api\/pages\?since=(\d+)$/.exec(path)?.[1]
    const { pages = [] } = (body ?? {}) as { readonly pages?: readonly Commit[] }
    if (pages.some(({ match }) => match === this.refusedMatch)) return { status: 400, body: {} }
    const request: SyncRequest = since === undefined ? { push: pages } : { pull: Number(since) }
    const answer = this.depot.handle(request, this.receipt)
    await this.delay?.(path)
    return { status: 'unknown' in answer ? 409 : 200, body: structuredClone(answer) as never }
  }

  get text(): string {
    return JSON.stringify(this.depot.pages.map(({ body }) => body))
  }
}
