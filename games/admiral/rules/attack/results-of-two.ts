import { type Candidate, fill, type Message, message } from '@opfor/kernel'
import { costOf } from '../house-model/damage.ts'
import { resultName } from '../../table/names.ts'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { shipWith, type Situation } from '../../table/situation.ts'

/** What came of two shots at one target: of both, or of the first alone where it sinks the target. */
export interface ResultOfTwo extends Candidate {
  readonly first: Grade
  readonly second: Grade | undefined
}

const words = {
  twice: message('admiral.results.twice', 'each shot: {first}'),
  both: message('admiral.results.both', 'one shot: {first}, the other: {second}'),
  inOrder: message('admiral.results.inOrder', 'first shot: {first}, second shot: {second}'),
  sinks: message(
    'admiral.results.sinks',
    'first shot: {first}, which sinks it; the second shot goes at another target',
  ),
}

const grades: readonly Grade[] = [0, 1, 2]

/** All that may come of two shots at a ship; which of them did what matters only where one of them sinks it. */
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
  return fill(textFor(first, second), {
    first: resultName(results[first]),
    second: resultName(results[second ?? 0]),
  })
}

/** Which shot did what is told where it matters: the second one sinks the target. */
function textFor(first: Grade, second: Grade | undefined): Message {
  if (second === undefined) return words.sinks
  if (first === second) return words.twice
  return second > first ? words.inOrder : words.both
}
