import type { Candidate, Json, Question } from '@opfor/kernel'
import { type AskedTopic, topicOf } from '@opfor/sheets'

/** The answer about a piece; the name is empty if there is none. */
export type Fact = (name: string) => boolean | number | string | readonly string[]

/** By the sheet's words: a condition, measured noun, `?` column or piece words; for a roll or tie the heading. */
export type Facts = Readonly<Record<string, Fact>>

/** Throws if no fact matches. */
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

function jsonOf({ kind, options = [] }: Question, topic: AskedTopic, fact: Fact): Json {
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

function whichOf(
  options: readonly Candidate[],
  { about, limit, how }: AskedTopic,
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

/** Recovers the name from an option's id, which has no spaces. */
function nameOf({ id }: Candidate): string {
  return id.replaceAll('_', ' ')
}

function isCalled(option: Candidate, name: string): boolean {
  return nameOf(option).toLowerCase() === name.toLowerCase()
}
