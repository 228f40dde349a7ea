import {
  begin,
  type Conversation,
  type GameModule,
  good,
  type Json,
  playOn,
  seeded,
  type SettingsInput,
} from '../index.ts'
import { value } from './parsed.ts'

/** Starts a match, before set-up or from a position; throws if it is invalid. */
export function newMatch<S>(
  game: GameModule<S>,
  input: SettingsInput = {},
  seed = 1,
  start?: Json,
): Conversation<S> {
  return value(begin(game, seed, input, start))
}

/** Starts a match from a situation, without parsing it. */
export function matchFrom<S>(
  game: GameModule<S>,
  situation: S,
  input: SettingsInput = {},
  seed = 1,
): Conversation<S> {
  return newMatch({ ...game, parseSituation: () => good(situation) }, input, seed, '')
}

/** Lets chance answer from the seed until a person is asked or the match is over. */
export function rollOn<S>(match: Conversation<S>): Conversation<S> {
  playOn(match, () => seeded)
  return match
}

/** The ids of the options of the current question; throws if there are none. */
export function offered({ question }: Conversation<unknown>): readonly string[] {
  if (question?.options === undefined) throw new Error(`${question?.id ?? 'The end'} offers nothing.`)
  return question.options.map(({ id }) => id)
}
