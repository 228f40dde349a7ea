import { answerTold } from '../explain/answer-told.ts'
import type { Conversation } from '../match/conversation.ts'
import { editTold, nameIn } from '../pieces/differences.ts'
import type { Game } from '../match/game-module.ts'
import type { Step } from '../match/journal.ts'
import type { Layout } from '../pieces/layout.ts'
import { type Message, message } from '../say/message.ts'
import type { Question } from '../ask/question.ts'

/** A step of a match in a sentence: what was asked and answered, corrected or overruled. */
export function stepTold(
  step: Step,
  { declared }: Pick<Game, 'declared'>,
  asked: Question | undefined,
  ...layouts: readonly Layout[]
): Message {
  if ('correct' in step)
    return message('kernel.step.corrected', 'Corrected: {edits}', {
      edits: step.correct.map((edit) => editTold(edit, ...layouts)),
    })
  if ('overrule' in step) {
    const { list: id, to: chosen, reason } = step.overrule
    const list = declared.find((each) => each.id === id)?.title ?? id
    const to = chosen === undefined ? message('kernel.nobody', 'none') : (nameIn(layouts, chosen) ?? chosen)
    return message('kernel.step.overruled', '{list}: overruled, {to} instead ({reason}).', {
      list,
      to,
      reason,
    })
  }
  const answer = answerTold(asked, step.a)
  return asked === undefined
    ? message('kernel.step.called', '{question}: {answer}', { question: calledIn(step.q, declared), answer })
    : message('kernel.step.answered', '{question} {answer}', { question: asked.text, answer })
}

/** A question by its id, where its words are not known: the end of a list by the list. */
function calledIn(id: string, declared: Game['declared']): Message | string {
  const list = declared.find(({ lines }) => lines.some((line) => line.id === id))
  return list?.title ?? id.slice(id.indexOf('.') + 1)
}

/**
 * Describes the steps after a divergence, as far as their texts are known: names of chosen options, and questions with
 * constant texts.
 */
export function restTold(match: Conversation<unknown>, rest: readonly Step[]): readonly Message[] {
  const known = questionsOf(match)
  const { game } = match
  const layout = game.layout(match.situation)
  return rest.map((step) => {
    const asked = 'q' in step ? known.get(step.q) : undefined
    if (!('q' in step) || asked?.text.params === undefined) return stepTold(step, game, asked, layout)
    const answer = answerTold(asked, step.a)
    return message('kernel.step.called', '{question}: {answer}', {
      question: calledIn(step.q, game.declared),
      answer,
    })
  })
}

/** Each question that was put in a match, by its id. */
function questionsOf(match: Conversation<unknown>): ReadonlyMap<string, Question> {
  const known = new Map<string, Question>()
  for (const [at, step] of match.steps.entries()) {
    const question = 'q' in step && !known.has(step.q) ? match.look(at).question : undefined
    if (question !== undefined) known.set(question.id, question)
  }
  if (match.question !== undefined) known.set(match.question.id, match.question)
  return known
}
