import { truncateText, type Json, describeJson } from '../read/json.ts'
import { type Message, message } from '../messages/message.ts'
import type { Question } from '../ask/question.ts'
import { FormQuestion } from '../ask/questions/form.ts'

/** Maximum number of options to name. */
const most = 40

export function formatAnswer(question: Question | undefined, answer: Json): Message {
  if (answer === true) return message('kernel.answer.yes', 'yes')
  if (answer === false) return message('kernel.answer.no', 'no')
  if (question instanceof FormQuestion && isForm(answer)) return fieldsTold(question as AnyForm, answer)
  const given: readonly Json[] = Array.isArray(answer) ? (answer as readonly Json[]) : [answer]
  if (given.length === 0) return message('kernel.answer.none', 'none')
  const names = given.slice(0, most).map((each) => nameOf(question, each))
  return message('kernel.answer', '{names}', { names: given.length > most ? [...names, '...'] : names })
}

type AnyForm = FormQuestion<Record<string, unknown>>

type FilledForm = { readonly [key: string]: Json }

function isForm(answer: Json): answer is FilledForm {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
}

function fieldsTold({ fields }: AnyForm, given: FilledForm): Message {
  const told = Object.entries(fields)
    .filter(([key]) => given[key] !== undefined)
    .map(([key, field]) => fieldTold(field, given[key]))
  return told.length === 0
    ? message('kernel.answer.none', 'none')
    : told.reduce((said, field) => message('kernel.answer.also', '{said}; {field}', { said, field }))
}

function fieldTold(field: Question, given: Json): Message {
  const told = { question: field.text, answer: formatAnswer(field, given) }
  return field.kind === 'yesNo'
    ? message('kernel.step.answered', '{question} {answer}', told)
    : message('kernel.step.called', '{question}: {answer}', told)
}

function nameOf(question: Question | undefined, given: Json): Message | string {
  if (typeof given === 'number') return message('kernel.answer', '{names}', { names: given })
  const option = question?.options?.find((each) => each.id === given)
  return option?.name ?? (typeof given === 'string' ? truncateText(given) : describeJson(given))
}
