import {
  begin,
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
  type Wishes,
} from '@opfor/kernel'

/** Settings of which every option and ruling is taken at random; of a long range of numbers only the beginning. */
export function randomWishes<S>(game: GameModule<S>, seed: number): Wishes {
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

/** A match played to its end at random, with a journal. */
export function randomMatch<S>(game: GameModule<S>, seed: number): Conversation<S> {
  const match = begin(game, seed, randomWishes(game, seed))
  if (!match.ok) throw new Error(match.problem)
  const policy = sampling(seed)
  playOn(match.value, (question) => (question.to === 'chance' ? seeded : policy))
  return match.value
}

/** A match simulated at random: nothing is kept but what the tally counts. */
export function randomSimulation<S>(game: GameModule<S>, seed: number, tally: Tally) {
  const settings = settled(game, randomWishes(game, seed))
  if (!settings.ok) throw new Error(settings.problem)
  let answers = 0
  return simulate(
    game,
    settings.value,
    (question) => {
      answers += 1
      return question.sample(chanceOf(seed, answers))
    },
    tally,
  )
}
