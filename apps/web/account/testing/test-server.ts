import type { Page, Request } from '@opfor/sync'
import type { Sent } from '@opfor/sync/api/call'
import { Depot } from '@opfor/sync/simulation'
import type { ServerReply } from '../../server/server.ts'

/** What the server does with a player's pages, at the end of a slow network. */
export class TestServer {
  readonly depot = new Depot('e', 5)
  /** What happens while an answer is on its way. */
  delay: ((path: string) => Promise<void>) | undefined
  /** Whether it can be reached. */
  isReachable = true
  /** A match that it will not take. */
  refusedMatch = ''

  readonly handle = async ({ path, body }: Sent): Promise<ServerReply> => {
    await this.delay?.('')
    if (!this.isReachable) return { status: 0, body: {} }
    if (path.endsWith('compact')) return { status: 200, body: { pages: 1 } }
    const since = /^\/api\/pages\?since=(\d+)$/.exec(path)?.[1]
    const { pages = [] } = (body ?? {}) as { readonly pages?: readonly Page[] }
    if (pages.some(({ match }) => match === this.refusedMatch)) return { status: 400, body: {} }
    const request: Request = since === undefined ? { push: pages } : { pull: Number(since) }
    const answer = this.depot.answer(request)
    await this.delay?.(path)
    return { status: 'unknown' in answer ? 409 : 200, body: structuredClone(answer) as never }
  }

  /** Everything that it keeps, as text. */
  get text(): string {
    return JSON.stringify(this.depot.pages.map(({ body }) => body))
  }
}
