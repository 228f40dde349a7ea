import { type Answerer, playOn, sampling, seeded } from '../match/answerers.ts'
import type { Conversation } from '../match/conversation.ts'
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

/** A match in which the raider never comes close enough to loot: it lasts for this number of answers, tracked and untracked. */
export function longMatch(answers: number, game: GameModule<Situation> = smallGame): Conversation<Situation> {
  const match = newMatch(game, { options: { length: 5000 } })
  const random = sampling(2)
  const policy: Answerer = {
    by: 'policy',
    answer: (question, at) => neverLooted[question.id] ?? random.answer(question, at),
  }
  let left = answers
  playOn(match, (question) => {
    left -= 1
    return left < 0 ? undefined : question.to === 'chance' ? seeded : policy
  })
  return match
}
