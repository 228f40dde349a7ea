import type { Conversation, Question } from '../index.ts'

/** A question as a shell displays it. */
export function drawn(question: Question | undefined): unknown {
  if (question === undefined) return 'over'
  const { id, kind, to, text, options, proposal } = question
  return { id, kind, to, text, options, proposal }
}

/** All visible state of a match except its journal. */
export function seen(match: Conversation<unknown>): unknown {
  const { situation, question, steps, chances, outcome } = match
  const told = match.told.map((one) => (one.kind === 'decision' ? { ...one, lines: [...one.lines] } : one))
  return { situation, question: drawn(question), told, steps: [...steps], chances, outcome }
}
