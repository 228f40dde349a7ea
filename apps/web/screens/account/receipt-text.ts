import { withParams, type Message } from '@opfor/kernel'
import type { Receipt } from '@opfor/sync'
import { conflictWords } from './conflict-words.ts'

/** Undefined if it was not sent. */
export function receiptText(
  receipt: Receipt | undefined,
  locale: string,
  timeZone?: string,
): Message | undefined {
  if (receipt === undefined) return undefined
  const { received, device } = receipt
  const time = new Date(received).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return device === undefined
    ? withParams(conflictWords.sent, { time })
    : withParams(conflictWords.sentFrom, { device, time })
}
