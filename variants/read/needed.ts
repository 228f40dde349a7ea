import { withParams } from '@opfor/kernel'
import type { SheetSection } from '@opfor/sheets'
import type { PrintedLine } from '../printed/nodes.ts'
import { lineWords } from '../printed/write.ts'
import { houseRuleWords } from '../say/words.ts'
import type { MatchedLine } from './matched.ts'
import { type VariantReadContext, addError, warn, replaceFix } from './reading.ts'

/**
 * Reports printed `must` lines that were removed, changed or moved down, because they enforce legality. Lists without a printed
 * `must` may not get one: the game needs a candidate.
 */
export function checkRequiredMusts(
  lines: readonly MatchedLine[],
  printed: readonly PrintedLine[],
  section: SheetSection,
  reading: VariantReadContext,
): void {
  const needed = printed.filter(({ filter }) => filter.how === 'must')
  const { heading, game } = reading
  for (const each of needed) {
    const at = lines.findIndex((line) => line.printed === each)
    const found = lines[at]
    const line = lineWords(each)
    if (found === undefined || found.change === 'changed') {
      addError(
        reading,
        found?.read.line ?? section,
        withParams(houseRuleWords.neededLine, { name: heading, line }),
      )
      continue
    }
    const below = printed.slice(printed.indexOf(each) + 1)
    const above = lines
      .slice(0, at)
      .find(
        (other) =>
          other.read.how !== 'must' && (other.printed === undefined || below.includes(other.printed)),
      )
    if (above !== undefined)
      addError(reading, above.read.line, withParams(houseRuleWords.neededBefore, { line }))
  }
  for (const { read, printed: one, change } of lines) {
    if (read.how !== 'must') continue
    const prefer = read.line.text.replace(/must(?= not:|:)/iu, 'prefer').replace('prefer not:', 'avoid:')
    const fixes = [replaceFix(read.line, prefer)]
    if (needed.length === 0)
      addError(reading, read.line, withParams(houseRuleWords.mustNobody, { game: game.title }), fixes)
    else if (one === undefined || change === 'changed')
      warn(
        reading,
        read.line,
        withParams(houseRuleWords.mayChooseNobody, { line: read.line.text, words: prefer }),
        fixes,
      )
  }
}
