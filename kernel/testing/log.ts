import { type LiveMatch, format, explainDecision } from '../index.ts'
import { shortId } from './short-id.ts'

/** Omits explanations; optionally starts at an index. */
export function logTexts({ log }: LiveMatch<unknown>, from = 0): readonly string[] {
  return log.slice(from).flatMap((one) => (one.kind === 'change' ? [format(one.tell)] : []))
}

export function logTextsWithReasons({ log }: LiveMatch<unknown>): readonly string[] {
  return log.flatMap((one) => {
    if (one.kind === 'change') return [format(one.tell)]
    return one.kind === 'decision' ? explainDecision(one).map((line) => `  ${format(line)}`) : []
  })
}

/** Answers of people, by short question id. */
export function answeredQuestions({ steps }: LiveMatch<unknown>): readonly string[] {
  return steps.flatMap((step) => ('q' in step && step.by === 'person' ? [shortId(step.q)] : []))
}

/** Formatted as `ruling: reading`. */
export function loggedRulings({ log }: LiveMatch<unknown>): readonly string[] {
  return log.flatMap((one) => (one.kind === 'ruled' ? [`${shortId(one.ruling.id)}: ${one.reading}`] : []))
}

export function chartCellsUsed({ log }: LiveMatch<unknown>): readonly string[] {
  const lines = log.flatMap((one) => (one.kind === 'decision' ? one.lines : []))
  return lines.flatMap((line) => (line.kind === 'cell' ? [shortId(line.rule.id)] : []))
}
