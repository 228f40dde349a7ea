import type { Receipt } from '@opfor/sync'

/** What the tables have of the receipt of a page, as answers tell it. */
export function receiptOf(row: { readonly received: Date; readonly device: string | null }): Receipt {
  return {
    received: row.received.toISOString(),
    device: row.device === null || row.device === '' ? undefined : row.device,
  }
}
