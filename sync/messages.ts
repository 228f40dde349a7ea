import { flag, listOf, record, refuse, type Shape, text } from '@opfor/kernel'
import { count, isSound, type Page, pageShape } from './page.ts'

/** What a device asks of the server: to keep pages, or for the pages that came after a place in the account's order. */
export type Request =
  | { readonly push: readonly Page[] }
  | {
      /** The clock up to which the device has seen everything. */
      readonly pull: number
    }

/** The pages are kept. An account's clock counts its pages; the epoch changes when the server is restored. */
export interface PushReply {
  readonly epoch: string
  /** The clock before and after: equal where every page was known. */
  readonly from: number
  readonly clock: number
}

/** A page has a parent that the server does not know: nothing was kept. */
export interface PushRefusal {
  readonly epoch: string
  readonly unknown: string
}

/** The pages that came after. */
export interface PullReply {
  readonly epoch: string
  readonly pages: readonly Page[]
  readonly upTo: number
  readonly more: boolean
}

/** What the server says. */
export type Answer = PushReply | PushRefusal | PullReply

/** The most pages that go into one request. */
export const mostPages = 100

/** A push as the server reads it. */
export const pushShape: Shape<{ readonly pages: readonly Page[] }> = record({
  pages: listOf(pageShape, mostPages),
})

/** The server's words as a device reads them. */
export const pushedShape: Shape<PushReply> = record<PushReply>({ epoch: text(), from: count, clock: count })

/** The server's words as a device reads them. */
export const refusedShape: Shape<PushRefusal> = record<PushRefusal>({ epoch: text(), unknown: text(64) })

/** A page that is what its id says: a chain of such pages has no circle. */
const soundPage: Shape<Page> = {
  schema: pageShape.schema,
  read: (json, at) => {
    const page = pageShape.read(json, at)
    return isSound(page) ? page : refuse(at, 'the page is not what its id says')
  },
}

/** The server's words as a device reads them. */
export const pulledShape: Shape<PullReply> = record<PullReply>({
  epoch: text(),
  pages: listOf(soundPage, 1_000_000),
  upTo: count,
  more: flag,
})
