import {
  beginMatch,
  type LiveMatch,
  type GameModule,
  parseSuccess,
  type Json,
  autoPlay,
  seededAnswerer,
  type SettingsInput,
} from '../index.ts'
import { unwrap } from './parsed.ts'

/** Starts before set-up or from a position; throws if it is invalid. */
export function newMatch<S>(
  game: GameModule<S>,
  input: SettingsInput = {},
  seed = 1,
  start?: Json,
): LiveMatch<S> {
  return unwrap(beginMatch(game, seed, input, start))
}

export function matchFrom<S>(
  game: GameModule<S>,
  situation: S,
  input: SettingsInput = {},
  seed = 1,
): LiveMatch<S> {
  return newMatch({ ...game, parseSituation: () => parseSuccess(situation) }, input, seed, '')
}

/** Answers until a person is asked or the match is over. */
export function answerChance<S>(match: LiveMatch<S>): LiveMatch<S> {
  autoPlay(match, () => seededAnswerer)
  return match
}

export function optionIds({ question }: LiveMatch<unknown>): readonly string[] {
  if (question?.options === undefined) throw new Error(`${question?.id ?? 'The end'} offers nothing.`)
  return question.options.map(({ id }) => id)
}
