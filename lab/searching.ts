import { chanceOf, type Question, type Random, type Reply } from '@opfor/kernel'
import type { Policy } from './policy.ts'
import { asAnswerTo, playAhead } from './position.ts'
import { valued } from './valued.ts'
import { type Given, waysOn } from './ways.ts'

interface Tried {
  readonly given: readonly Given[]
  sum: number
}

/** How many turns are played ahead after the present one. */
const ahead = 3

/**
 * Plays each way of the turn on for some turns, several times with chance imagined anew, and drops the worse half again
 * and again until the budget of turns is spent. All ways meet the same imagined chances.
 */
export function searching(budget: number): Policy {
  return (question, position, random) => {
    let left: readonly Tried[] = waysOn(position, question, random, budget).map(({ given }) => ({
      given,
      sum: 0,
    }))
    const dream = random(0x100000000)
    let spent = 0
    for (let tries = 0, round = 1; spent < budget && areSeveral(left); round *= 2) {
      for (const end = tries + round; tries < end; tries += 1)
        for (const way of left) {
          const reply = following(way.given, question, chanceOf(dream, tries))
          way.sum += valued(position.game, playAhead(position, reply, ahead).situation, question.to)
          spent += ahead
        }
      left = left.toSorted((a, b) => b.sum - a.sum)
      if (spent < budget) left = left.slice(0, Math.ceil(left.length / 2))
    }
    return left[0]?.given[0]?.answer
  }
}

/** Whether the ways still differ in the answer to give now. */
function areSeveral(left: readonly Tried[]): boolean {
  return left.some(({ given }) => given[0]?.answer !== left[0]?.given[0]?.answer)
}

/** The seat's answers as far as they still fit; whatever else is asked is sampled. */
function following(given: readonly Given[], { to }: Question, random: Random): Reply {
  let mine = 0
  return (question) => {
    if (question.to !== to) return question.sample(random)
    mine += 1
    const next = given[mine - 1]
    const fits = next?.question.id === question.id ? asAnswerTo(question, next.answer) : undefined
    return fits === undefined ? question.sample(random) : fits
  }
}
