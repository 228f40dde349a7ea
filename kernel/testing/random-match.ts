import {
  chanceOf,
  type Conversation,
  type GameModule,
  type Json,
  playOn,
  type Random,
  sampling,
  seeded,
  settled,
  simulate,
  type Tally,
  type SettingsInput,
} from '../index.ts'
import { newMatch } from './matches.ts'
import { value } from './parsed.ts'

/** Random settings: all options and rulings; only the first values of a long range. */
export function randomWishes<S>(game: GameModule<S>, seed: number): SettingsInput {
  const throws = chanceOf(seed, 0)
  const random: Random = (below) => throws(Math.min(below, 16))
  const options: Record<string, Json> = {}
  for (const { question } of game.options) options[question.id] = question.write(question.sample(random))
  const rulings: Record<string, string> = {}
  for (const { id, readings, standard } of game.rulings) {
    const names = Object.keys(readings)
    rulings[id] = names[random(names.length)] ?? standard
  }
  return { options, rulings }
}

/** Plays at random: at most `answers` answers, or to the end. Chance comes from the match's seed, the rest from another. */
export function playAtRandom<S>(match: Conversation<S>, seed: number, answers = Infinity): Conversation<S> {
  const policy = sampling(seed)
  let left = answers
  playOn(match, (question) => {
    left -= 1
    return left < 0 ? undefined : question.to === 'chance' ? seeded : policy
  })
  return match
}

/** A match played to its end at random, with a journal. */
export function randomMatch<S>(game: GameModule<S>, seed: number): Conversation<S> {
  return playAtRandom(newMatch(game, randomWishes(game, seed), seed), seed)
}

/** Simulates a random match and returns only its tally. */
export function randomSimulation<S>(game: GameModule<S>, seed: number, tally: Tally) {
  const settings = value(settled(game, randomWishes(game, seed)))
  let answers = 0
  return simulate(
    game,
    settings,
    (question) => {
      answers += 1
      return question.sample(chanceOf(seed, answers))
    },
    tally,
  )
}
