import { type Candidate, withParams, type Message, messages } from '@opfor/kernel'
import { costOf } from '../house-model/damage.ts'
import { resultName } from '../../table/names.ts'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { shipWith, type Situation } from '../../table/situation.ts'

/** `second` is undefined if the first shot sinks the target. */
export interface ResultOfTwo extends Candidate {
  readonly first: Grade
  readonly second: Grade | undefined
}

const words = messages('admiral.results', {
  twice: 'each shot: {first}',
  both: 'one shot: {first}, the other: {second}',
  inOrder: 'first shot: {first}, second shot: {second}',
  sinks: 'first shot: {first}, which sinks it; the second shot is for another target',
})

const grades: readonly Grade[] = [0, 1, 2]

/** Order matters only if a shot sinks the ship. */
export function resultsOfTwo(now: Situation, on: string): readonly ResultOfTwo[] {
  const { points, pending } = shipWith(now, on)
  const sinks = (grade: Grade): boolean => pending + costOf(now, grade) >= points
  return grades.flatMap((first) =>
    sinks(first)
      ? [resultOf(first, undefined)]
      : grades.filter((second) => second <= first || sinks(second)).map((second) => resultOf(first, second)),
  )
}

function resultOf(first: Grade, second: Grade | undefined): ResultOfTwo {
  return {
    id: second === undefined ? results[first] : `${results[first]} ${results[second]}`,
    name: told(first, second),
    first,
    second,
  }
}

function told(first: Grade, second: Grade | undefined): Message {
  return withParams(textFor(first, second), {
    first: resultName(results[first]),
    second: resultName(results[second ?? 0]),
  })
}

function textFor(first: Grade, second: Grade | undefined): Message {
  if (second === undefined) return words.sinks
  if (first === second) return words.twice
  return second > first ? words.inOrder : words.both
}
