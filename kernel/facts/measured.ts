import type { Candidate } from '../pieces/candidate.ts'
import { type Message, message } from '../say/message.ts'
import type { Distance } from './fact.ts'

/** Something that every candidate has a number of, by its noun: nerve, height, paces to the wall. */
export interface MeasuredNoun<C, S, A = void>
  extends Pick<Distance<C, S, A>, 'id' | 'unit' | 'rests' | 'propose' | 'lasting'> {
  readonly noun: Message
  readonly lowest: number
  readonly highest: number
  readonly step?: number
  compute?(this: void, candidate: C, situation: S, about: A): number | undefined
}

/** Something measured by its noun alone: the kernel has the words to ask for it. */
export function measured<C extends Candidate, S, A = void>({
  noun,
  lowest,
  highest,
  step = 1,
  compute = () => undefined,
  ...more
}: MeasuredNoun<C, S, A>): Distance<C, S, A> {
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
        ? message('kernel.measured.most', '{noun}: which has most?', { noun })
        : message('kernel.measured.fewest', '{noun}: which has least?', { noun }),
  }
}
