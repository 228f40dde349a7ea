import { type Conversation, say, why } from '../index.ts'
import { shortId } from './short-id.ts'

/** The log without explanations, optionally from an index. */
export function said({ told }: Conversation<unknown>, from = 0): readonly string[] {
  return told.slice(from).flatMap((one) => (one.kind === 'change' ? [say(one.tell)] : []))
}

/** The log with the full explanation of every decision. */
export function saidWithReasons({ told }: Conversation<unknown>): readonly string[] {
  return told.flatMap((one) => {
    if (one.kind === 'change') return [say(one.tell)]
    return one.kind === 'decision' ? why(one).map((line) => `  ${say(line)}`) : []
  })
}

/** The answers of people, by short question id. */
export function asked({ steps }: Conversation<unknown>): readonly string[] {
  return steps.flatMap((step) => ('q' in step && step.by === 'person' ? [shortId(step.q)] : []))
}

/** The rulings logged outside of decisions, as `ruling: reading`. */
export function rulingsTold({ told }: Conversation<unknown>): readonly string[] {
  return told.flatMap((one) => (one.kind === 'ruled' ? [`${shortId(one.ruling.id)}: ${one.reading}`] : []))
}

/** The chart cells that were used. */
export function cellsRead({ told }: Conversation<unknown>): readonly string[] {
  const lines = told.flatMap((one) => (one.kind === 'decision' ? one.lines : []))
  return lines.flatMap((line) => (line.kind === 'cell' ? [shortId(line.rule.id)] : []))
}
