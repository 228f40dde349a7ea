import { chanceOf, type Question, type Random, type Table } from '@opfor/kernel'
import { bestOf } from './greedy.ts'
import type { Policy } from './policy.ts'
import { asAnswerTo, type Position, playAhead } from './position.ts'
import { valued } from './valued.ts'
import { type Given, waysOn } from './ways.ts'

interface TriedAnswer {
  readonly given: readonly Given[]
  sum: number
}

/** How many turns are played ahead after the present one. */
const ahead = 3

/** How many ways of the present turn are looked at, how many of them are played on, and how many ways of a later turn are looked at. */
const looked = { now: 200, on: 6, later: 6 } as const

/**
 * Plays the best ways of the turn on for some turns, several times with chance imagined anew, and drops the worse half
 * again and again until the budget of turns is spent. All ways meet the same imagined chances. The player's own later
 * questions are answered as the greedy player would with a short look: were they left to chance, to do nothing more
 * would look better than it is.
 */
export function searching(budget: number): Policy {
  return (question, position, random) => {
    let left: readonly TriedAnswer[] = mostPromising(position, question, random, budget)
    const dream = random(0x100000000)
    let spent = 0
    for (let tries = 0, round = 1; spent < budget && areSeveral(left); round *= 2) {
      for (const end = tries + round; tries < end; tries += 1)
        for (const way of left) {
          way.sum += playedOn(position, way.given, question, chanceOf(dream, tries))
          spent += ahead * looked.later
        }
      left = left.toSorted((a, b) => b.sum - a.sum)
      if (spent < budget) left = left.slice(0, Math.ceil(left.length / 2))
    }
    return left[0]?.given[0]?.answer
  }
}

/** The ways that lead to the best scores at the end of the turn, of each answer the best one; the greedy player's is the first. */
function mostPromising<S>(
  position: Position<S>,
  question: Question,
  random: Random,
  budget: number,
): TriedAnswer[] {
  const best = new Map<unknown, { readonly given: readonly Given[]; readonly value: number }>()
  for (const { given, situation } of waysOn(position, question, random, Math.min(budget, looked.now))) {
    const value = valued(position.game, situation, question.to)
    const answer = given[0]?.answer
    const known = best.get(answer)
    if (known === undefined || value > known.value) best.set(answer, { given, value })
  }
  return [...best.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, looked.on)
    .map(({ given }) => ({ given, sum: 0 }))
}

/** Whether the ways still differ in the answer to give now. */
function areSeveral(left: readonly TriedAnswer[]): boolean {
  return left.some(({ given }) => given[0]?.answer !== left[0]?.given[0]?.answer)
}

/** What the position is worth after this way and some more turns. */
function playedOn<S>(
  position: Position<S>,
  given: readonly Given[],
  { to }: Question,
  random: Random,
): number {
  let mine = 0
  let later: Position<S> | undefined
  const since: unknown[] = []
  const answerTo = (question: Question): unknown => {
    if (question.to !== to) return question.sample(random)
    if (later !== undefined) return bestOf(question, { ...later, since }, random, looked.later)
    mine += 1
    const next = given[mine - 1]
    const fits = next?.question.id === question.id ? asAnswerTo(question, next.answer) : undefined
    return fits === undefined ? question.sample(random) : fits
  }
  const turnBegins = ({ now, memory }: Table<S>): void => {
    later = { game: position.game, situation: now, fresh: false, memory, facts: memory.length, since }
    since.length = 0
  }
  const reached = playAhead(
    position,
    (question) => {
      const answer = answerTo(question)
      since.push(answer)
      return answer
    },
    ahead,
    turnBegins,
  )
  return valued(position.game, reached.situation, to)
}
