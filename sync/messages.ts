import type { Page } from './page.ts'

/** What a device asks of the server: to keep pages, or for the pages that came after a place in the account's order. */
export type SyncRequest =
  | { readonly push: readonly Page[] }
  | {
      /** The clock up to which the device has seen everything. */
      readonly pull: number
    }

/** The pages are kept. An account's clock counts its pages; the epoch changes when the server is restored. */
export interface PushResponse {
  readonly epoch: string
  /** The clock before and after: equal where every page was known. */
  readonly from: number
  readonly clock: number
}

/** A page has a parent that the server does not know: nothing was kept. */
export interface PushConflict {
  readonly epoch: string
  readonly unknown: string
}

/** The pages that came after. */
export interface PullResponse {
  readonly epoch: string
  readonly pages: readonly Page[]
  readonly upTo: number
  readonly more: boolean
}

/** What the server says. */
export type SyncResponse = PushResponse | PushConflict | PullResponse

/** The most pages that go into one request. */
export const maxPagesPerPush = 100
