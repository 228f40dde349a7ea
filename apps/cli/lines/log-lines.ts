import {
  capitalize,
  type StateChange,
  type Citation,
  type LiveMatch,
  type Decision,
  type Game,
  relevantLines,
  formatLine,
  summarizeDecision,
  decisionTitle,
  type LogEntry,
  explainDecision,
  type ReasonedStep,
} from '@opfor/kernel'
import { applyStyle, wrapText } from './output.ts'
import { localize, localizeSentence } from '../text/language.ts'

/** The bold headline, its effects, then a checklist of pieces to move, with rule numbers. */
export function logLines(
  entries: readonly LogEntry<unknown>[],
  bullet: string,
  game: Game,
): readonly string[] {
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
        return wrapText(`  ${before} ${changeText(entry, game)}`, '      ')
      }),
    ]
  })
}

function groupByHeadline(
  entries: readonly LogEntry<unknown>[],
): readonly (readonly StateChange<unknown>[])[] {
  const parts: StateChange<unknown>[][] = [[]]
  for (const entry of entries) {
    if (entry.kind !== 'change') continue
    if (entry.tell.as === 'headline') parts.push([entry])
    else parts.at(-1)?.push(entry)
  }
  return parts
}

function strongLines(entry: StateChange<unknown>, game: Game): readonly string[] {
  return wrapText(changeText(entry, game)).map((line) => applyStyle('strong', line))
}

function changeText({ tell }: StateChange<unknown>, { cites }: Game): string {
  const { number } = cites?.[tell.id] ?? {}
  return number === undefined ? localizeSentence(tell) : `${localizeSentence(tell)} [${number}]`
}

/** A checkbox next to a physical board, a dash on screen. */
export function bulletFor(match: LiveMatch<unknown>): string {
  return match.game.isAtPhysicalBoard?.(match.journal.settings) === true ? '[ ]' : '-'
}

export function decisionsIn(entries: readonly LogEntry<unknown>[]): readonly Decision[] {
  return entries.flatMap((entry) => (entry.kind === 'decision' && !entry.open ? [entry] : []))
}

export function summaryLines(decisions: readonly Decision[]): readonly string[] {
  return decisions.flatMap((each) => wrapText(localizeSentence(summarizeDecision(each)), '  '))
}

/** A line from another part of the booklet names its own heading. */
export function explanationLines(decision: Decision): readonly string[] {
  const chosen = capitalize(localize(explainDecision(decision).at(-1) ?? decisionTitle(decision)))
  const { cite } = decision.by
  return [
    ...wrapText(chosen, '  ').map((line) => applyStyle('strong', line)),
    ...citationLines(cite),
    ...relevantLines(decision).flatMap((line) => {
      const lines = wrapText(`  ${localizeSentence(formatLine(line, decision))}`, '     ')
      return 'rule' in line && line.rule.cite.heading !== cite.heading
        ? [...lines, ...citationLines(line.rule.cite, '     ')]
        : lines
    }),
  ]
}

function citationLines({ book, heading }: Citation, indent = '  '): readonly string[] {
  return wrapText(`${indent}${book}: ${heading}`, indent).map((line) => applyStyle('faint', line))
}

export function stepLines({ by, did }: ReasonedStep<unknown>, { cites }: Game): readonly string[] {
  const entryLines = did.flatMap(({ tell }) => {
    const cite = cites?.[tell.id]
    const heading = cite === undefined ? '' : ` [${cite.number ?? cite.heading}]`
    return wrapText(`    ${localizeSentence(tell)}${heading}`, '      ').map((line) =>
      applyStyle('faint', line),
    )
  })
  if (by === undefined) return entryLines
  const why = by.kind === 'decision' ? explanationLines(by) : wrapText(localizeSentence(formatLine(by)), '  ')
  return [...why, ...entryLines]
}
