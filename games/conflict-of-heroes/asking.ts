import { type Candidate, choice, type Json, message, type Option } from '@opfor/kernel'

/** How much is asked at once: what belongs together in one form, or one thing after another. */
export type Asking = 'few' | 'each'

const askings: readonly Candidate[] = [
  { id: 'few', name: message('coh.asking.few', 'In few questions: what belongs together is one form') },
  { id: 'each', name: message('coh.asking.each', 'One thing after another') },
]

/** How the person is asked; matches from before there was this option were asked one thing after another. */
export const askingOption: Option = {
  question: choice('asking', 'player', message('coh.option.asking', 'How are you asked?'), askings),
  standard: 'few',
  older: 'each',
}

/** How the person is asked, as it was settled. */
export function askingOf(chosen: Readonly<Record<string, Json>>): Asking {
  return chosen['asking'] === 'each' ? 'each' : 'few'
}

const printings: readonly Candidate[] = [
  { id: 'asked', name: message('coh.printed.asked', 'Each time, unless it is always the same') },
  { id: 'former', name: message('coh.printed.former', 'As before version 6 of the rules') },
]

/**
 * Whether it is asked at each order how far its card advances the marker, and at each top of a Condition Card how CAPs
 * change. Matches from before there was this option were not asked so; for others it is not offered.
 */
export const printedOption: Option = {
  question: choice(
    'printed',
    'player',
    message('coh.option.printed', 'What Order Cards and Condition Cards say: when is it asked?'),
    printings,
  ),
  standard: 'asked',
  older: 'former',
  goesWith: () => false,
}

const tracks: readonly Candidate[] = [
  { id: 'known', name: message('coh.packTrack.known', 'It is known and not asked') },
  { id: 'asked', name: message('coh.packTrack.asked', 'It is asked all the same') },
]

/**
 * Whether the start and the end of a Mission Track are asked one after another though the pack tells them. Matches from
 * before there was this option were asked; for others it is not offered.
 */
export const packTrackOption: Option = {
  question: choice(
    'packTrack',
    'player',
    message('coh.option.packTrack', 'What your card pack tells of the Mission Track: is it asked again?'),
    tracks,
  ),
  standard: 'known',
  older: 'asked',
  goesWith: () => false,
}
