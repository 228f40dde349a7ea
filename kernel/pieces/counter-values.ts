import type { CounterValue } from './layout.ts'
import { message } from '../say/message.ts'

/** What is so or not, as a number. */
export const noOrYes: readonly CounterValue[] = [
  { value: 0, reads: message('kernel.answer.no', 'no') },
  { value: 1, reads: message('kernel.answer.yes', 'yes') },
]

/** Nothing, where there may be something. */
export const nothing: CounterValue = { value: '', reads: message('kernel.nothing', 'nothing') }
