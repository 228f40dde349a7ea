import { type Candidate, choice, type Json, message, type Option } from '@opfor/kernel'
import type { Asking } from './situation.ts'

const askings: readonly Candidate[] = [
  {
    id: 'few',
    name: message('blood-and-plunder.asking.few', 'In few questions: you say what comes first'),
  },
  {
    id: 'each',
    name: message('blood-and-plunder.asking.each', 'Fact by fact: the app finds out what comes first'),
  },
]

/** How the person is asked. */
export const askingOption: Option = {
  question: choice(
    'asking',
    'player',
    message('blood-and-plunder.option.asking', 'How are you asked about your table?'),
    askings,
  ),
  standard: 'few',
}

/** How the person is asked, as it was settled. */
export function askingOf(chosen: Readonly<Record<string, Json>>): Asking {
  return chosen['asking'] === 'each' ? 'each' : 'few'
}
