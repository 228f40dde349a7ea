import type { Settings } from '../ask/settings.ts'
import { autoPlay } from '../match/answerers.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { Game } from '../match/game-module.ts'
import type { MatchStart } from '../match/match-starts.ts'
import { chanceAnswererFor, type WhoRolls, resolveWhoRolls } from '../match/who-rolls.ts'
import type { Parsed } from '../read/json.ts'
import { beginMatch } from './resume-match.ts'

/** Gives the start's answers for the person, then continues as any match. */
export function matchFromStart(
  game: Game,
  { options, answers = {}, corrections }: Pick<MatchStart, 'options' | 'answers' | 'corrections'>,
  seed: number,
  chosen: Settings['options'] = {},
  besideBoard?: WhoRolls,
): Parsed<LiveMatch<unknown>> {
  const match = beginMatch(game, seed, { options: { ...options, ...chosen } })
  if (!match.ok) return match
  const left = new Map(Object.entries(answers).map(([id, all]) => [id, [...all]]))
  const byApp = chanceAnswererFor(resolveWhoRolls(match.value, besideBoard))
  for (;;) {
    autoPlay(match.value, (question) => (left.has(question.id) ? undefined : byApp(question)))
    const { question } = match.value
    const answer = question && left.get(question.id)?.shift()
    if (question === undefined || answer === undefined) {
      if (question !== undefined && left.delete(question.id)) continue
      const done = corrections && match.value.correct(corrections)
      return done?.ok === false ? done : match
    }
    const seat = question.to === 'chance' || question.to === 'table' ? undefined : question.to
    const answered = match.value.answer(answer, 'policy', seat)
    if (!answered.ok) return answered
  }
}
