import type { Candidate, Json, Question } from '@opfor/kernel'
import { type Topic, topicOf } from '@opfor/sheets'

/** What is told about a piece; about nobody the name is empty. */
export type Fact = (name: string) => boolean | number | string | readonly string[]

/**
 * The facts by the words of a sheet that ask for them: a condition, a noun that is measured, a column that is `?`, words that mean
 * pieces, and for a roll or a broken tie the heading of its chart or list.
 */
export type Facts = Readonly<Record<string, Fact>>

/** Answers a question of a sheet from facts; throws if there is none for its words. */
export function answerFrom(facts: Facts, question: Question): unknown {
  if (question.id === 'sheet.pause') return question.options?.[0]
  const topic = topicOf(question)
  const fact = topic && facts[topic.words]
  if (topic === undefined || fact === undefined)
    throw new Error(`No fact answers "${topic?.words ?? question.id}" (${question.id}, ${question.kind}).`)
  const json = jsonOf(question, topic, fact)
  const parsed = question.parse(json)
  if (!parsed.ok)
    throw new Error(`"${topic.words}" is answered with ${JSON.stringify(json)}: ${parsed.problem}`)
  return parsed.value
}

function jsonOf({ kind, options = [] }: Question, topic: Topic, fact: Fact): Json {
  const about = topic.about ?? ''
  switch (kind) {
    case 'which':
      return whichOf(options, topic, fact).map(({ id }) => id)
    case 'choice':
      return options.find((option) => isCalled(option, String(fact(about))))?.id ?? String(fact(about))
    case 'draw':
      return [String(fact(about))]
    case 'die':
    case 'yesNo':
    case 'number':
    case 'names':
    case 'entry':
      return fact(about)
  }
}

/** Those for which it holds, those below a limit, those with the most or the fewest, or those that a cell names. */
function whichOf(
  options: readonly Candidate[],
  { about, limit, how }: Topic,
  fact: Fact,
): readonly Candidate[] {
  const told = options.map((option) => fact(nameOf(option)))
  const numbers = told.map(Number)
  if (limit !== undefined) return options.filter((_, at) => (numbers[at] ?? limit) < limit)
  if (how !== undefined) {
    const best = how === 'most' ? Math.max(...numbers) : Math.min(...numbers)
    return options.filter((_, at) => numbers[at] === best)
  }
  if (about === undefined) return options.filter((_, at) => told[at] === true)
  const names = fact(about) as readonly string[]
  return options.filter((option) => names.some((name) => isCalled(option, name)))
}

/** The name of a piece that is offered; its id has no spaces. */
function nameOf({ id }: Candidate): string {
  return id.replaceAll('_', ' ')
}

function isCalled(option: Candidate, name: string): boolean {
  return nameOf(option).toLowerCase() === name.toLowerCase()
}
