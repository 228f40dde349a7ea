import type { Question } from './question.ts'

/** The ids on the table that select an option, the main one first; empty if it cannot be selected by tapping. */
export function leadsTo({ points }: Question, option: string): readonly string[] {
  if (points?.by === undefined) return []
  return points.leadsTo?.(option) ?? [option]
}

/** The options of a question by the pieces and places that select them. */
export function optionsByTap(question: Question): ReadonlyMap<string, string> {
  const options = new Map<string, string>()
  for (const { id } of question.options ?? [])
    for (const tapped of leadsTo(question, id)) if (!options.has(tapped)) options.set(tapped, id)
  return options
}

/** Whether a question is answered by a tap on the table. */
export function isPointed({ points }: Question): boolean {
  return points?.by !== undefined
}
