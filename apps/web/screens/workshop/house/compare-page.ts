import { capital, type Message, type Params } from '@opfor/kernel'
import { changeTold, gameOfVariant, type Opponent, readVariant } from '@opfor/variants'
import { changedSentence, figureRows, figureTable } from '../../lab/comparison-figures.ts'
import { comparisonWords } from '../../lab/comparison-words.ts'
import { opponentWords } from '../../opponents/words.ts'
import { changedTurns } from './changed-lines.tsx'
import { winChange } from './compare-run.ts'
import { playedWith, verdict } from './compare-verdict.ts'
import { compareWords } from './compare-words.ts'
import type { ToldDecision } from './told-decision.ts'
import type { PageComparison } from './use-comparison.ts'
import { houseRulesWords } from './words.ts'

/** A comparison as a page to keep, in Markdown: the figures, the first changed decisions with both reasons, and the text. */
export function comparePage(
  opponent: Opponent,
  title: string,
  comparison: PageComparison,
  say: (words: Message, params?: Params) => string,
): string {
  const { game } = opponent
  const { changes } = readVariant(comparison.text, opponent)
  const counts = game.measures !== undefined
  const columns = [houseRulesWords.printed, houseRulesWords.yours, comparisonWords.change]
  const { totals } = comparison
  const groups = changedTurns(opponent, gameOfVariant(comparison.text, opponent), totals, say)
  const changed = changedSentence(totals, say)
  const side = (name: Message, decision: ToldDecision | undefined): readonly string[] => [
    `**${say(name)}:** ${capital(say(decision?.summary ?? houseRulesWords.nothing))}`,
    '',
    ...(decision?.lines.map((line) => `- ${capital(say(line))}`) ?? []),
    '',
  ]
  return `${[
    `# ${title}`,
    '',
    say(comparisonWords.madeOf, { game: game.title, rules: game.version }),
    say(counts ? compareWords.intro : compareWords.introRandom),
    playedWith(game, say),
    '',
    `## ${say(opponentWords.changed, { count: changes.length })}`,
    '',
    ...changes.map((change) => `- ${capital(say(changeTold(change)))}`),
    '',
    `## ${say(compareWords.figures)}`,
    '',
    verdict(comparison, counts, say),
    '',
    ...figureTable(
      columns.map((column) => say(column)),
      figureRows(totals, { change: winChange(totals), wins: counts }, say),
    ),
    '',
    ...(changed === undefined ? [] : [changed, '']),
    ...(groups.length === 0 ? [] : [`## ${say(compareWords.byLines)}`, '']),
    ...groups.map(({ title: list, lines }) => `- ${list}, ${lines}`),
    ...(groups.length === 0 ? [] : ['']),
    ...(comparison.changes.length === 0
      ? []
      : [`## ${say(compareWords.first, { count: comparison.changes.length })}`, '']),
    ...comparison.changes.flatMap(({ seed, turn, printed, house }) => [
      `### ${say(compareWords.place, { match: seed + 1, turn: turn + 1 })}`,
      '',
      ...side(houseRulesWords.printed, printed),
      ...side(houseRulesWords.yours, house),
    ]),
    `## ${say(compareWords.text)}`,
    '',
    '````text',
    comparison.text.trimEnd(),
    '````',
  ].join('\n')}\n`
}
