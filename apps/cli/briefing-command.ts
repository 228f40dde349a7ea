import { printError, styled, wrap } from './output.ts'
import { page } from './page.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { say } from './text/language.ts'
import { decisionWords } from './text/decision-words.ts'

/** Shows what was set up, as a page to lay out the table. */
export function showBriefing({ match, input }: TerminalMatch): void | Promise<void> {
  const brief = match.game.briefing?.(match.situation)
  if (brief === undefined) return printError(say(decisionWords.noBriefing, { game: match.game.title }))
  const parts = brief.parts.flatMap(({ heading, lines }) => [
    '',
    styled('strong', say(heading)),
    ...lines
      .map((line) => say(line))
      .filter((line) => line !== '')
      .flatMap((line) => wrap(`  ${line}`, '    ')),
  ])
  return page(input, [styled('strong', say(brief.title)), ...parts])
}
