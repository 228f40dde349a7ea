import type { Page, Receipt, StoredPage } from './page.ts'

/** A request of a device: push pages, or pull the pages after a clock value. */
export type SyncRequest =
  | { readonly push: readonly Page[] }
  | {
      /** The clock up to which the device has all pages. */
      readonly pull: number
    }

/** The pages are stored. The clock counts the pages of an account; the epoch changes when the server is restored. */
export interface PushResponse {
  readonly epoch: string
  /** The clock before and after the push: equal if all pages were already stored. */
  readonly from: number
  readonly clock: number
  /** Of the pages, if all of them were new. */
  readonly receipt?: Receipt | undefined
}

/** A page has an unknown parent: nothing was stored. */
export interface PushConflict {
  readonly epoch: string
  readonly unknown: string
}

/** The pages after the requested clock value, up to `upTo`. */
export interface PullResponse {
  readonly epoch: string
  readonly pages: readonly StoredPage[]
  readonly upTo: number
  readonly more: boolean
}

/** A response of the server. */
export type SyncResponse = PushResponse | PushConflict | PullResponse

/** The maximum number of pages in one push. */
export const maxPagesPerPush = 100
