import { sentence } from '@opfor/kernel'
import { print, styled, wrapped } from './output.ts'
import type { TerminalMatch } from './playing.ts'

/** What is in play for the opponent, and what it does. */
export function showCards({ match }: TerminalMatch): void {
  const cards = match.game.inPlay?.(match.situation) ?? []
  if (cards.length === 0) return print('Nothing of the kind is in play.')
  return print(
    ...cards.flatMap(({ title, cite, lines }) => [
      styled('strong', sentence(title)),
      styled('faint', `  ${cite.book}: ${cite.heading}`),
      ...lines.flatMap((line) => wrapped(`  ${sentence(line)}`, '    ')),
    ]),
  )
}

/** What the opponent would do next, for each thing that may come up, as the table lies. */
export function showAhead({ match }: TerminalMatch): void {
  const prospects = match.game.mayCome?.(match.situation, match.question) ?? []
  if (prospects.length === 0) return print('Nothing can be said of what may come.')
  return print(
    'As the table lies now:',
    ...prospects.flatMap(({ when, does }) => wrapped(`  ${sentence(when)}: ${sentence(does)}`, '    ')),
  )
}
