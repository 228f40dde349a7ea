import type { LiveMatch, Question } from '../index.ts'

export function questionView(question: Question | undefined): unknown {
  if (question === undefined) return 'over'
  const { id, kind, to, text, options, proposal } = question
  return { id, kind, to, text, options, proposal }
}

export function visibleState(match: LiveMatch<unknown>): unknown {
  const { situation, question, steps, chances, outcome } = match
  const log = match.log.map((one) => (one.kind === 'decision' ? { ...one, lines: [...one.lines] } : one))
  return { situation, question: questionView(question), told: log, steps: [...steps], chances, outcome }
}
