import {
  capital,
  type Change,
  type Citation,
  type Conversation,
  type Decision,
  type Game,
  linesOf,
  lineTold,
  summary,
  type Told,
  titleOf,
  type WhyStep,
  why,
} from '@opfor/kernel'
import { styled, wrap } from './output.ts'
import { say, sentence } from './text/language.ts'

/**
 * The log for a person: the headline in bold and its effects, then the pieces to move as a checklist, with the numbers of
 * the rules.
 */
export function logLines(entries: readonly Told<unknown>[], bullet: string, game: Game): readonly string[] {
  return groupByHeadline(entries).flatMap((changes) => {
    const results = changes.filter(({ tell }) => tell.as === 'result')
    const rest = changes.filter(({ tell }) => tell.as !== 'result' && tell.as !== 'headline')
    return [
      ...changes
        .filter(({ tell }) => tell.as === 'headline')
        .flatMap((entry) => ['', ...strongLines(entry, game)]),
      ...results.flatMap((entry) => strongLines(entry, game)),
      ...rest.flatMap((entry) => {
        const before = entry.tell.as === 'aside' ? ' '.repeat(bullet.length) : bullet
        return wrap(`  ${before} ${changeText(entry, game)}`, '      ')
      }),
    ]
  })
}

/** The log, grouped by headline. */
function groupByHeadline(entries: readonly Told<unknown>[]): readonly (readonly Change<unknown>[])[] {
  const parts: Change<unknown>[][] = [[]]
  for (const entry of entries) {
    if (entry.kind !== 'change') continue
    if (entry.tell.as === 'headline') parts.push([entry])
    else parts.at(-1)?.push(entry)
  }
  return parts
}

function strongLines(entry: Change<unknown>, game: Game): readonly string[] {
  return wrap(changeText(entry, game)).map((line) => styled('strong', line))
}

/** A log entry as a sentence, followed by the number of its rule. */
function changeText({ tell }: Change<unknown>, { cites }: Game): string {
  const { number } = cites?.[tell.id] ?? {}
  return number === undefined ? sentence(tell) : `${sentence(tell)} [${number}]`
}

/** The bullet of a piece to move: a checkbox next to a physical board, a dash on screen. */
export function bulletFor(match: Conversation<unknown>): string {
  return match.game.besideBoard?.(match.journal.settings) === true ? '[ ]' : '-'
}

/** The decisions in the log. */
export function decisionsIn(entries: readonly Told<unknown>[]): readonly Decision[] {
  return entries.flatMap((entry) => (entry.kind === 'decision' && !entry.open ? [entry] : []))
}

/** One sentence for each decision. */
export function summaryLines(decisions: readonly Decision[]): readonly string[] {
  return decisions.flatMap((each) => wrap(sentence(summary(each)), '  '))
}

/** A decision in full, line by line; a line from another part of the booklet names its own heading. */
export function explanationLines(decision: Decision): readonly string[] {
  const chosen = capital(say(why(decision).at(-1) ?? titleOf(decision)))
  const { cite } = decision.by
  return [
    ...wrap(chosen, '  ').map((line) => styled('strong', line)),
    ...citationLines(cite),
    ...linesOf(decision).flatMap((line) => {
      const lines = wrap(`  ${sentence(lineTold(line, decision))}`, '     ')
      return 'rule' in line && line.rule.cite.heading !== cite.heading
        ? [...lines, ...citationLines(line.rule.cite, '     ')]
        : lines
    }),
  ]
}

function citationLines({ book, heading }: Citation, indent = '  '): readonly string[] {
  return wrap(`${indent}${book}: ${heading}`, indent).map((line) => styled('faint', line))
}

/** A step of a move: its decision, and in faint letters the log entries that follow from it. */
export function stepLines({ by, did }: WhyStep<unknown>, { cites }: Game): readonly string[] {
  const entryLines = did.flatMap(({ tell }) => {
    const cite = cites?.[tell.id]
    const heading = cite === undefined ? '' : ` [${cite.number ?? cite.heading}]`
    return wrap(`    ${sentence(tell)}${heading}`, '      ').map((line) => styled('faint', line))
  })
  if (by === undefined) return entryLines
  const why = by.kind === 'decision' ? explanationLines(by) : wrap(sentence(lineTold(by)), '  ')
  return [...why, ...entryLines]
}
