import { print, styled, wrap } from './output.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { say, sentence } from './text/language.ts'
import { decisionWords } from './text/decision-words.ts'

/** Shows the opponent's cards in play and their effects. */
export function showCards({ match }: TerminalMatch): void {
  const cards = match.game.inPlay?.(match.situation) ?? []
  if (cards.length === 0) return print(say(decisionWords.noCards))
  return print(
    ...cards.flatMap(({ title, cite, lines }) => [
      styled('strong', sentence(title)),
      styled('faint', `  ${cite.book}: ${cite.heading}`),
      ...lines.flatMap((line) => wrap(`  ${sentence(line)}`, '    ')),
    ]),
  )
}

/** Shows what the opponent would do next in the current position, for each possible event. */
export function showAhead({ match }: TerminalMatch): void {
  const prospects = match.game.mayCome?.(match.situation, match.question) ?? []
  if (prospects.length === 0) return print(say(decisionWords.noPreview))
  return print(
    say(decisionWords.inPosition),
    ...prospects.flatMap(({ when, does }) => wrap(`  ${sentence(when)}: ${sentence(does)}`, '    ')),
  )
}
