import type { Candidate } from '../pieces/candidate.ts'
import { type Message, message } from '../messages/message.ts'
import type { Distance } from './fact.ts'

/** Every candidate has a number of it: nerve, height, paces to the wall. */
export interface RankingNoun<C, S, A = void>
  extends Pick<Distance<C, S, A>, 'id' | 'unit' | 'validityKey' | 'propose' | 'reuse'> {
  readonly noun: Message
  readonly lowest: number
  readonly highest: number
  readonly step?: number
  compute?(this: void, candidate: C, situation: S, about: A): number | undefined
}

export function measuredRanking<C extends Candidate, S, A = void>({
  noun,
  lowest,
  highest,
  step = 1,
  compute = () => undefined,
  ...more
}: RankingNoun<C, S, A>): Distance<C, S, A> {
  return {
    ...more,
    kind: 'distance',
    lowest,
    furthest: highest,
    step,
    compute,
    askCloser: (limit) =>
      message('kernel.measured.below', '{noun}: which are below {limit}?', { noun, limit }),
    askHowFar: ({ name }) => message('kernel.measured.of', '{noun} of {name}?', { noun, name }),
    askBest: (_situation, _about, how) =>
      how === 'most'
        ? message('kernel.measured.most', '{noun}: which has the most?', { noun })
        : message('kernel.measured.fewest', '{noun}: which has the least?', { noun }),
  }
}
