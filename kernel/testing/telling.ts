import { type Conversation, say, why } from '../index.ts'
import { shortId } from './short-id.ts'

/** What was told to people, without explanations; from there on where so much had been told before. */
export function said({ told }: Conversation<unknown>, from = 0): readonly string[] {
  return told.slice(from).flatMap((one) => (one.kind === 'change' ? [say(one.tell)] : []))
}

/** What was told to people, with the whole explanation of every decision. */
export function saidWithReasons({ told }: Conversation<unknown>): readonly string[] {
  return told.flatMap((one) => {
    if (one.kind === 'change') return [say(one.tell)]
    return one.kind === 'decision' ? why(one).map((line) => `  ${say(line)}`) : []
  })
}

/** What people have answered, by the questions' ids without the game's name. */
export function asked({ steps }: Conversation<unknown>): readonly string[] {
  return steps.flatMap((step) => ('q' in step && step.by === 'person' ? [shortId(step.q)] : []))
}

/** The rulings that were told outside of decisions, as `ruling: reading`. */
export function rulingsTold({ told }: Conversation<unknown>): readonly string[] {
  return told.flatMap((one) => (one.kind === 'ruled' ? [`${shortId(one.ruling.id)}: ${one.reading}`] : []))
}

/** The cells of charts that were read. */
export function cellsRead({ told }: Conversation<unknown>): readonly string[] {
  const lines = told.flatMap((one) => (one.kind === 'decision' ? one.lines : []))
  return lines.flatMap((line) => (line.kind === 'cell' ? [shortId(line.rule.id)] : []))
}
