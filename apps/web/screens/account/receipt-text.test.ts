import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { receiptText } from './receipt-text.ts'

const received = '2026-11-18T20:43:09.123Z'
const told = (...of: Parameters<typeof receiptText>): string | undefined => {
  const text = receiptText(...of)
  // The platform separates time and AM with a narrow space.
  return text && format(text).replaceAll('\u202F', ' ')
}

test('a continuation is told with its device and the time at which it was sent', () => {
  expect(told({ received, device: 'Firefox, Windows' }, 'en-US', 'UTC')).toBe(
    'On Firefox, Windows; sent on November 18, 2026 at 8:43 PM.',
  )
  expect(told({ received, device: 'Safari, iPhone' }, 'de-DE', 'Europe/Berlin')).toBe(
    'On Safari, iPhone; sent on 18. November 2026 um 21:43.',
  )
})

test('what is not known of a continuation is not told', () => {
  expect(told({ received }, 'en-US', 'UTC')).toBe('Sent on November 18, 2026 at 8:43 PM.')
  expect(told(undefined, 'en-US', 'UTC')).toBeUndefined()
})
