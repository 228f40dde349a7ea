import { type Candidate, choice, type Json, message, type MatchOption } from '@opfor/kernel'

/** One form for related questions, or one question after another. */
export type Asking = 'few' | 'each'

const askings: readonly Candidate[] = [
  { id: 'few', name: message('coh.asking.few', 'Fewer questions: related ones share one form') },
  { id: 'each', name: message('coh.asking.each', 'One question at a time') },
]

export const askingOption: MatchOption = {
  question: choice('asking', 'player', message('coh.option.asking', 'How do you want to be asked?'), askings),
  default: 'few',
}

export function askingOf(chosen: Readonly<Record<string, Json>>): Asking {
  return chosen['asking'] === 'each' ? 'each' : 'few'
}
