import { type Candidate, choice, type Json, message, type Option } from '@opfor/kernel'

/** How much is asked at once: what belongs together in one form, or one thing after another. */
export type Asking = 'few' | 'each'

const askings: readonly Candidate[] = [
  { id: 'few', name: message('coh.asking.few', 'In few questions: what belongs together is one form') },
  { id: 'each', name: message('coh.asking.each', 'One thing after another') },
]

/** How the person is asked. */
export const askingOption: Option = {
  question: choice('asking', 'player', message('coh.option.asking', 'How are you asked?'), askings),
  standard: 'few',
}

/** How the person is asked, as it was settled. */
export function askingOf(chosen: Readonly<Record<string, Json>>): Asking {
  return chosen['asking'] === 'each' ? 'each' : 'few'
}
