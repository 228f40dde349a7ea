import type { Die, Draw, Json, Message, Names, NumberQuestion, Params, Question, Which } from '@opfor/kernel'
import { localize } from '../text/language.ts'
import { answerWords } from '../text/question-words.ts'

/** In the program's language if possible, otherwise as the rules word it. */
export function rejectionReason(question: Question, answer: Json, problem: string): string {
  const [words, params] = reasonFor(question, answer) ?? []
  return words === undefined ? problem : localize(words, params)
}

type Reason = readonly [words: Message, params: Params]

function reasonFor(question: Question, answer: Json): Reason | undefined {
  const given = Array.isArray(answer) ? (answer as readonly Json[]).map(String) : []
  switch (question.kind) {
    case 'die':
      return [answerWords.dieShows, { sides: (question as Die).sides, given: Number(answer) }]
    case 'number':
      return numberReason(question as NumberQuestion, Number(answer))
    case 'names':
      return namesReason(question as Names, given)
    case 'which':
      return countReason(question as Which<never>, given) ?? twiceReason(question, given)
    case 'draw':
      return drawReason(question as Draw, given)
    case 'choice':
    case 'entry':
    case 'yesNo':
      return undefined
  }
}

function numberReason({ range: { from, to, step = 1 } }: NumberQuestion, given: number): Reason {
  return given < from || given > to
    ? [answerWords.outOfRange, { from, to, given }]
    : [answerWords.betweenSteps, { from, step, given }]
}

interface Limits {
  readonly atLeast: number
  readonly atMost: number
}

function countReason({ atLeast, atMost }: Limits, given: readonly string[]): Reason | undefined {
  if (given.length < atLeast) return [answerWords.atLeast, { least: atLeast }]
  return given.length > atMost ? [answerWords.atMost, { most: atMost, given: given.length }] : undefined
}

function twiceReason({ options = [] }: Question, given: readonly string[]): Reason | undefined {
  const twice = given.find((id, at) => given.indexOf(id) !== at)
  const option = options.find(({ id }) => id === twice)
  return option === undefined ? undefined : [answerWords.twice, { name: option.name }]
}

function namesReason(question: Names, given: readonly string[]): Reason | undefined {
  const count = countReason(question, given)
  if (count !== undefined) return count
  const { longest, taken } = question
  const long = given.find((name) => Array.from(name).length > longest)
  if (long !== undefined) return [answerWords.nameTooLong, { longest, given: Array.from(long).length }]
  const all = [...taken, ...given].map((name) => name.toLowerCase())
  const again = given.find((name, at) => all.indexOf(name.toLowerCase()) < taken.length + at)
  return again === undefined ? undefined : [answerWords.nameTaken, { name: again }]
}

function drawReason({ options }: Draw, given: readonly string[]): Reason | undefined {
  const gone = options.find(({ id, left }) => given.filter((each) => each === id).length > left)
  return gone === undefined ? undefined : [answerWords.noneLeft, { name: gone.name }]
}
