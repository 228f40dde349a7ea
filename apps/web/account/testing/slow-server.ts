import type { Page, SyncRequest } from '@opfor/sync'
import type { ApiRequest } from '@opfor/sync/api/call'
import { InMemoryServer } from '@opfor/sync/simulation'
import type { ServerReply } from '../../server/server.ts'

/** What the server does with a player's pages, at the end of a slow network. */
export class SlowServer {
  readonly depot = new InMemoryServer('e', 5)
  /** What happens while an answer is on its way. */
  meanwhile: ((path: string) => Promise<void>) | undefined
  /** Whether it can be reached. */
  isThere = true
  /** A match that it will not take. */
  refuses = ''

  readonly carry = async ({ path, body }: ApiRequest): Promise<ServerReply> => {
    await this.meanwhile?.('')
    if (!this.isThere) return { status: 0, body: {} }
    if (path.endsWith('compact')) return { status: 200, body: { pages: 1 } }
    const since = /^\/api\/pages\?since=(\d+)$/.exec(path)?.[1]
    const { pages = [] } = (body ?? {}) as { readonly pages?: readonly Page[] }
    if (pages.some(({ match }) => match === this.refuses)) return { status: 400, body: {} }
    const request: SyncRequest = since === undefined ? { push: pages } : { pull: Number(since) }
    const answer = this.depot.handle(request)
    await this.meanwhile?.(path)
    return { status: 'unknown' in answer ? 409 : 200, body: structuredClone(answer) as never }
  }

  /** Everything that it keeps, as text. */
  get text(): string {
    return JSON.stringify(this.depot.pages.map(({ body }) => body))
  }
}
