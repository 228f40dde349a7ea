import {
  capital,
  type Change,
  type Citation,
  type Conversation,
  type Decision,
  type Game,
  linesOf,
  lineTold,
  say,
  sentence,
  summary,
  type Told,
  titleOf,
  type WhyStep,
  why,
} from '@opfor/kernel'
import { styled, wrapped } from './output.ts'

/**
 * The log for a person: the headline in bold and its effects, then the pieces to move as a checklist, with the numbers of
 * the rules.
 */
export function toldLines(told: readonly Told<unknown>[], tick: string, game: Game): readonly string[] {
  return byHeadline(told).flatMap((changes) => {
    const results = changes.filter(({ tell }) => tell.as === 'result')
    const rest = changes.filter(({ tell }) => tell.as !== 'result' && tell.as !== 'headline')
    return [
      ...changes.filter(({ tell }) => tell.as === 'headline').flatMap((one) => ['', ...strong(one, game)]),
      ...results.flatMap((one) => strong(one, game)),
      ...rest.flatMap((one) => {
        const before = one.tell.as === 'aside' ? ' '.repeat(tick.length) : tick
        return wrapped(`  ${before} ${changeTold(one, game)}`, '      ')
      }),
    ]
  })
}

/** The log, grouped by headline. */
function byHeadline(told: readonly Told<unknown>[]): readonly (readonly Change<unknown>[])[] {
  const parts: Change<unknown>[][] = [[]]
  for (const one of told) {
    if (one.kind !== 'change') continue
    if (one.tell.as === 'headline') parts.push([one])
    else parts.at(-1)?.push(one)
  }
  return parts
}

function strong(one: Change<unknown>, game: Game): readonly string[] {
  return wrapped(changeTold(one, game)).map((line) => styled('strong', line))
}

/** A log entry as a sentence, followed by the number of its rule. */
function changeTold({ tell }: Change<unknown>, { cites }: Game): string {
  const { number } = cites?.[tell.id] ?? {}
  return number === undefined ? sentence(tell) : `${sentence(tell)} [${number}]`
}

/** The bullet of a piece to move: a checkbox next to a physical board, a dash on screen. */
export function tickFor(match: Conversation<unknown>): string {
  return match.game.besideBoard?.(match.journal.settings) === true ? '[ ]' : '-'
}

/** The decisions in the log. */
export function decisionsIn(told: readonly Told<unknown>[]): readonly Decision[] {
  return told.flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
}

/** One sentence for each decision. */
export function summaries(decisions: readonly Decision[]): readonly string[] {
  return decisions.flatMap((each) => wrapped(sentence(summary(each)), '  '))
}

/** A decision in full, line by line; a line from another part of the booklet names its own heading. */
export function explained(decision: Decision): readonly string[] {
  const chosen = capital(say(why(decision).at(-1) ?? titleOf(decision)))
  const { cite } = decision.by
  return [
    ...wrapped(chosen, '  ').map((line) => styled('strong', line)),
    ...cited(cite),
    ...linesOf(decision).flatMap((line) => {
      const told = wrapped(`  ${sentence(lineTold(line, decision))}`, '     ')
      return 'rule' in line && line.rule.cite.heading !== cite.heading
        ? [...told, ...cited(line.rule.cite, '     ')]
        : told
    }),
  ]
}

function cited({ book, heading }: Citation, indent = '  '): readonly string[] {
  return wrapped(`${indent}${book}: ${heading}`, indent).map((line) => styled('faint', line))
}

/** A step of a move: its decision, and in faint letters the log entries that follow from it. */
export function stepLines({ by, did }: WhyStep<unknown>, { cites }: Game): readonly string[] {
  const told = did.flatMap(({ tell }) => {
    const cite = cites?.[tell.id]
    const heading = cite === undefined ? '' : ` [${cite.number ?? cite.heading}]`
    return wrapped(`    ${sentence(tell)}${heading}`, '      ').map((line) => styled('faint', line))
  })
  if (by === undefined) return told
  const why = by.kind === 'decision' ? explained(by) : wrapped(sentence(lineTold(by)), '  ')
  return [...why, ...told]
}
