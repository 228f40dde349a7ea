import type { Json } from '../../read/json.ts'
import type { Question } from '../question.ts'

/** Fields that only some options need are asked only with these. */
export function visibleFields(
  fields: Readonly<Record<string, Question>>,
  given: Readonly<Record<string, Json>>,
): readonly string[] {
  const waiting = new Set<string>()
  for (const [key, { options = [] }] of Object.entries(fields)) {
    const needed = options.find(({ id }) => id === given[key])?.asks ?? []
    for (const each of options.flatMap(({ asks = [] }) => asks)) if (!needed.includes(each)) waiting.add(each)
  }
  return Object.keys(fields).filter((key) => !waiting.has(key))
}
