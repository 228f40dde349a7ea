import { fill } from '@opfor/kernel'
import type { Section } from '@opfor/sheets'
import type { PrintedLine } from '../printed/nodes.ts'
import { lineWords } from '../printed/write.ts'
import { words } from '../say/words.ts'
import type { MatchedLine } from './matched.ts'
import { type Reading, report, warn, writing } from './reading.ts'

/**
 * A printed `must` keeps to what is allowed, so it stays, and stays above the lines that stand below it in print: otherwise it could
 * leave nobody where somebody was possible. Where no `must` is printed, the game needs one candidate, and none may be added.
 */
export function checkNeeded(
  lines: readonly MatchedLine[],
  printed: readonly PrintedLine[],
  section: Section,
  reading: Reading,
): void {
  const needed = printed.filter(({ filter }) => filter.how === 'must')
  const { heading, game } = reading
  for (const each of needed) {
    const at = lines.findIndex((line) => line.printed === each)
    const found = lines[at]
    const line = lineWords(each)
    if (found === undefined || found.change === 'changed') {
      report(reading, found?.read.line ?? section, fill(words.neededLine, { name: heading, line }))
      continue
    }
    const below = printed.slice(printed.indexOf(each) + 1)
    const above = lines
      .slice(0, at)
      .find(
        (other) =>
          other.read.how !== 'must' && (other.printed === undefined || below.includes(other.printed)),
      )
    if (above !== undefined) report(reading, above.read.line, fill(words.neededBefore, { line }))
  }
  for (const { read, printed: one, change } of lines) {
    if (read.how !== 'must') continue
    const prefer = read.line.text.replace(/must(?= not:|:)/iu, 'prefer').replace('prefer not:', 'avoid:')
    const fixes = [writing(read.line, prefer)]
    if (needed.length === 0) report(reading, read.line, fill(words.mustNobody, { game: game.title }), fixes)
    else if (one === undefined || change === 'changed')
      warn(reading, read.line, fill(words.mayChooseNobody, { line: read.line.text, words: prefer }), fixes)
  }
}
