import { playOn, sampling, seeded } from '../answerers.ts'
import { begin, type Conversation } from '../conversation.ts'
import type { GameModule } from '../game-module.ts'
import type { Json, Parsed } from '../json.ts'
import type { Wishes } from '../settings.ts'
import { smallGame } from './index.ts'
import type { Situation } from './situation.ts'

/** The value of a good reading. */
export function value<A>(parsed: Parsed<A>): A {
  if (parsed.ok) return parsed.value
  throw new Error(parsed.problem)
}

/** What is wrong with a bad reading. */
export function problem(parsed: Parsed<unknown>): string {
  return parsed.ok ? 'nothing' : parsed.problem
}

/** A match of the small game, or of a variant of it. */
export function opened(
  seed = 1,
  wishes: Wishes = {},
  start?: Json,
  game: GameModule<Situation> = smallGame,
): Conversation<Situation> {
  return value(begin(game, seed, wishes, start))
}

/** Plays at random: so many answers, or to the end. Chance comes from the match's seed, the rest from another. */
export function playAtRandom<S>(match: Conversation<S>, seed: number, answers = Infinity): Conversation<S> {
  const policy = sampling(seed)
  let left = answers
  playOn(match, (question) => {
    left -= 1
    return left < 0 ? undefined : question.to === 'chance' ? seeded : policy
  })
  return match
}

/** Answers the standing questions one after another as a person; a bad answer is an error. */
export function answerAll<S>(match: Conversation<S>, answers: readonly Json[]): Conversation<S> {
  for (const answer of answers) value(match.answer(answer, 'person'))
  return match
}

/** A match that was set up on a tracked table: the raider stands so far from hill, ford, mill and wood, and sees these. */
export function trackedMatch(
  distances: readonly number[] = [5, 10, 15, 20],
  seen: readonly string[] = ['hill', 'ford', 'mill', 'wood'],
  wishes: Wishes = {},
): Conversation<Situation> {
  return answerAll(opened(1, wishes), [true, ...distances, seen])
}

/** The same on a table that the program does not follow. */
export function untrackedMatch(wishes: Wishes = {}): Conversation<Situation> {
  return answerAll(opened(1, wishes), [false, 0, 0, 0, 0, []])
}
