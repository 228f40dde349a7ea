import { say } from '@opfor/kernel'
import { printError, styled, wrapped } from './output.ts'
import { page } from './page.ts'
import type { TerminalMatch } from './terminal-match.ts'

/** Shows what was set up, as a page to lay out the table. */
export function showBriefing({ match, person }: TerminalMatch): void | Promise<void> {
  const brief = match.game.briefing?.(match.situation)
  if (brief === undefined) return printError(`${match.game.title} has no briefing.`)
  const parts = brief.parts.flatMap(({ heading, lines }) => [
    '',
    styled('strong', say(heading)),
    ...lines
      .map((line) => say(line))
      .filter((line) => line !== '')
      .flatMap((line) => wrapped(`  ${line}`, '    ')),
  ])
  return page(person, [styled('strong', say(brief.title)), ...parts])
}
