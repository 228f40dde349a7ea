import { formatAnswer } from '../explain/format-answer.ts'
import type { LiveMatch } from '../match/live-match.ts'
import { formatEdit, findName } from '../pieces/differences.ts'
import type { Game } from '../match/game-module.ts'
import type { MatchStep } from '../match/journal.ts'
import type { Layout } from '../pieces/layout.ts'
import { type Message, message } from '../messages/message.ts'
import type { Question } from '../ask/question.ts'

export function formatStep(
  step: MatchStep,
  { declared }: Pick<Game, 'declared'>,
  asked: Question | undefined,
  ...layouts: readonly Layout[]
): Message {
  if ('correct' in step)
    return message('kernel.step.corrected', 'Corrected: {edits}', {
      edits: step.correct.map((edit) => formatEdit(edit, ...layouts)),
    })
  if ('overrule' in step) {
    const { list: id, to: chosen, reason } = step.overrule
    const list = declared.find((each) => each.id === id)?.title ?? id
    const to = chosen === undefined ? message('kernel.nobody', 'none') : (findName(layouts, chosen) ?? chosen)
    return message('kernel.step.overruled', '{list}: overruled, {to} instead ({reason}).', {
      list,
      to,
      reason,
    })
  }
  const answer = formatAnswer(asked, step.a)
  return asked === undefined
    ? message('kernel.step.called', '{question}: {answer}', { question: calledIn(step.q, declared), answer })
    : message('kernel.step.answered', '{question} {answer}', { question: asked.text, answer })
}

/** For an unknown question text; a tie-break is named after its list. */
function calledIn(id: string, declared: Game['declared']): Message | string {
  const list = declared.find(({ lines }) => lines.some((line) => line.id === id))
  return list?.title ?? id.slice(id.indexOf('.') + 1)
}

/** Names chosen options and questions with constant texts, if known. */
export function formatRemainingSteps(
  match: LiveMatch<unknown>,
  rest: readonly MatchStep[],
): readonly Message[] {
  const known = questionsOf(match)
  const { game } = match
  const layout = game.layout(match.situation)
  return rest.map((step) => {
    const asked = 'q' in step ? known.get(step.q) : undefined
    if (!('q' in step) || asked?.text.params === undefined) return formatStep(step, game, asked, layout)
    const answer = formatAnswer(asked, step.a)
    return message('kernel.step.called', '{question}: {answer}', {
      question: calledIn(step.q, game.declared),
      answer,
    })
  })
}

function questionsOf(match: LiveMatch<unknown>): ReadonlyMap<string, Question> {
  const known = new Map<string, Question>()
  for (const [at, step] of match.steps.entries()) {
    const question = 'q' in step && !known.has(step.q) ? match.look(at).question : undefined
    if (question !== undefined) known.set(question.id, question)
  }
  if (match.question !== undefined) known.set(match.question.id, match.question)
  return known
}
