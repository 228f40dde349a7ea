import {
  seededRandom,
  type LiveMatch,
  type GameModule,
  type Json,
  autoPlay,
  type Random,
  randomAnswerer,
  seededAnswerer,
  resolveSettings,
  simulate,
  type LineCounts,
  type SettingsInput,
} from '../index.ts'
import { newMatch } from './matches.ts'
import { unwrap } from './parsed.ts'

export function randomSettings<S>(game: GameModule<S>, seed: number): SettingsInput {
  const throws = seededRandom(seed, 0)
  const random: Random = (below) => throws(Math.min(below, 16))
  const options: Record<string, Json> = {}
  for (const { question } of game.options) options[question.id] = question.write(question.sample(random))
  const rulings: Record<string, string> = {}
  for (const { id, readings, default: standard } of game.rulings) {
    const names = Object.keys(readings)
    rulings[id] = names[random(names.length)] ?? standard
  }
  return { options, rulings }
}

/** Stops at the end or after `answers`. Chance uses the match's seed, other answers `seed`. */
export function playAtRandom<S>(match: LiveMatch<S>, seed: number, answers = Infinity): LiveMatch<S> {
  const policy = randomAnswerer(seed)
  let left = answers
  autoPlay(match, (question) => {
    left -= 1
    return left < 0 ? undefined : question.to === 'chance' ? seededAnswerer : policy
  })
  return match
}

export function randomMatch<S>(game: GameModule<S>, seed: number): LiveMatch<S> {
  return playAtRandom(newMatch(game, randomSettings(game, seed), seed), seed)
}

export function randomSimulation<S>(game: GameModule<S>, seed: number, tally: LineCounts) {
  const settings = unwrap(resolveSettings(game, randomSettings(game, seed)))
  let answers = 0
  return simulate(
    game,
    settings,
    (question) => {
      answers += 1
      return question.sample(seededRandom(seed, answers))
    },
    tally,
  )
}
