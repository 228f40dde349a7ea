import {
  type Conversation,
  type Decision,
  type Game,
  lineTold,
  say,
  summary,
  type Told,
  why,
} from '@opfor/kernel'
import { capital, styled, wrapped } from './output.ts'

/** What the rules said, as a person reads it: the headline strong, what to move as a tick list, numbered rules behind. */
export function toldLines(told: readonly Told<unknown>[], tick: string, { cites }: Game): readonly string[] {
  return told.flatMap((one) => {
    if (one.kind !== 'change') return []
    const { number } = cites?.[one.tell.id] ?? {}
    const text = capital(number === undefined ? say(one.tell) : `${say(one.tell)} [${number}]`)
    if (one.tell.as === 'headline') return ['', ...wrapped(text).map((line) => styled('strong', line))]
    return wrapped(`  ${one.tell.as === 'aside' ? ' '.repeat(tick.length) : tick} ${text}`, '      ')
  })
}

/** What stands before a thing to move: a box to tick beside a real board, a dash on screen. */
export function tickFor(match: Conversation<unknown>): string {
  return match.game.besideBoard?.(match.journal.settings) === true ? '[ ]' : '-'
}

/** The decisions among what was said. */
export function decisionsIn(told: readonly Told<unknown>[]): readonly Decision[] {
  return told.flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
}

/** One sentence for each decision. */
export function summaries(decisions: readonly Decision[]): readonly string[] {
  return decisions.flatMap((each) => wrapped(capital(say(summary(each))), '  '))
}

/** A decision in full, line by line. */
export function explained(decision: Decision): readonly string[] {
  const lines = why(decision).map((line) => say(line))
  const last = capital(lines.pop() ?? '')
  const { book, heading } = decision.by.cite
  return [
    ...wrapped(last, '  ').map((line) => styled('strong', line)),
    ...wrapped(`  ${book}: ${heading}`, '  ').map((line) => styled('faint', line)),
    ...lines.flatMap((line) => wrapped(`  ${line}`, '     ')),
  ]
}

/** A line that stands outside any decision. */
export function looseLines(told: readonly Told<unknown>[]): readonly string[] {
  return told.flatMap((one) =>
    one.kind === 'decision' || one.kind === 'change' ? [] : wrapped(`  ${say(lineTold(one))}`, '     '),
  )
}
