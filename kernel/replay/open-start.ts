import type { Settings } from '../ask/settings.ts'
import { playOn } from '../match/answerers.ts'
import type { Conversation } from '../match/conversation.ts'
import type { Game } from '../match/game-module.ts'
import type { Start } from '../match/starts.ts'
import { answersOf, type WhoRolls, whoRolls } from '../match/who-rolls.ts'
import type { Parsed } from '../read/json.ts'
import { begin } from './resume.ts'

/** A match from a start, with the answers that it gives for the person; from there on it is played as any other. */
export function openStart(
  game: Game,
  { options, answers = {}, corrections }: Pick<Start, 'options' | 'answers' | 'corrections'>,
  seed: number,
  chosen: Settings['options'] = {},
  besideBoard?: WhoRolls,
): Parsed<Conversation<unknown>> {
  const match = begin(game, seed, { options: { ...options, ...chosen } })
  if (!match.ok) return match
  const left = new Map(Object.entries(answers).map(([id, all]) => [id, [...all]]))
  const byApp = answersOf(whoRolls(match.value, besideBoard))
  for (;;) {
    playOn(match.value, (question) => (left.has(question.id) ? undefined : byApp(question)))
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
