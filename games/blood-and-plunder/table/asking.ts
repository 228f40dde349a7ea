import { type Candidate, choice, type Json, message, type MatchOption } from '@opfor/kernel'
import type { Asking } from './situation.ts'

const askings: readonly Candidate[] = [
  {
    id: 'few',
    name: message('blood-and-plunder.asking.few', 'Fewer questions: you say what comes first'),
  },
  {
    id: 'each',
    name: message('blood-and-plunder.asking.each', 'One fact at a time: the app works out what comes first'),
  },
]

export const askingOption: MatchOption = {
  question: choice(
    'asking',
    'player',
    message('blood-and-plunder.option.asking', 'How do you want to be asked about your table?'),
    askings,
  ),
  default: 'few',
}

export function askingOf(chosen: Readonly<Record<string, Json>>): Asking {
  return chosen['asking'] === 'each' ? 'each' : 'few'
}
