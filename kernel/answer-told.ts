import type { Json } from './json.ts'
import { type Message, message } from './message.ts'
import type { Question } from './question.ts'

/** What was answered to a question, in words: the names of what was chosen, a number, yes or no. */
export function answerTold(question: Question | undefined, answer: Json): Message {
  if (answer === true) return message('kernel.answer.yes', 'yes')
  if (answer === false) return message('kernel.answer.no', 'no')
  const given: readonly Json[] = Array.isArray(answer) ? (answer as readonly Json[]) : [answer]
  if (given.length === 0) return message('kernel.answer.none', 'none')
  return message('kernel.answer', '{names}', { names: given.map((each) => nameOf(question, each)) })
}

function nameOf(question: Question | undefined, given: Json): Message | string {
  const option = question?.options?.find((each) => each.id === given)
  return option?.name ?? (typeof given === 'string' ? given : JSON.stringify(given))
}
