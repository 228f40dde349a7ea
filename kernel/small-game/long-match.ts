import { type Answerer, autoPlay, randomAnswerer, seededAnswerer } from '../match/answerers.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { GameModule } from '../match/game-module.ts'
import type { Json } from '../read/json.ts'
import { smallGame } from './index.ts'
import type { Situation } from './situation.ts'
import { newMatch } from '../testing/index.ts'

const neverLooted: Readonly<Record<string, Json>> = {
  'small.setup': 20,
  'small.burns': false,
  'small.approach': { inches: 20, seen: true },
  'small.distance': [],
  'small.distance.measured': 20,
}

/** The raider never comes close enough to loot, so the match lasts for this number of answers. */
export function longMatch(answers: number, game: GameModule<Situation> = smallGame): LiveMatch<Situation> {
  const match = newMatch(game, { options: { length: 5000 } })
  const random = randomAnswerer(2)
  const policy: Answerer = {
    by: 'policy',
    answer: (question, at) => neverLooted[question.id] ?? random.answer(question, at),
  }
  let left = answers
  autoPlay(match, (question) => {
    left -= 1
    return left < 0 ? undefined : question.to === 'chance' ? seededAnswerer : policy
  })
  return match
}
