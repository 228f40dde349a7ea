import { capitalize, type Message, type Params } from '@opfor/kernel'
import { formatChange, gameOfVariant, type ModdableGame, readVariant } from '@opfor/variants'
import { changedSentence, figureRows, figureTable } from '../../lab/comparison-figures.ts'
import { comparisonWords } from '../../lab/words.ts'
import { opponentWords } from '../../opponents/words.ts'
import { changedTurns } from './changed-lines.tsx'
import { winChange } from './compare-run.ts'
import { playedWith, verdict } from './compare-verdict.ts'
import { compareWords } from './compare-words.ts'
import type { DecisionText } from './decision-text.ts'
import type { PageComparison } from './use-comparison.ts'
import { houseRulesWords } from './words.ts'

export function comparePage(
  opponent: ModdableGame,
  title: string,
  comparison: PageComparison,
  say: (words: Message, params?: Params) => string,
): string {
  const { game } = opponent
  const { changes } = readVariant(comparison.text, opponent)
  const counts = game.heuristics !== undefined
  const columns = [houseRulesWords.printed, houseRulesWords.yours, comparisonWords.change]
  const { totals } = comparison
  const groups = changedTurns(opponent, gameOfVariant(comparison.text, opponent), totals, say)
  const changed = changedSentence(totals, say)
  const side = (name: Message, decision: DecisionText | undefined): readonly string[] => [
    `**${say(name)}:** ${capitalize(say(decision?.summary ?? houseRulesWords.nothing))}`,
    '',
    ...(decision?.lines.map((line) => `- ${capitalize(say(line))}`) ?? []),
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
    ...changes.map((change) => `- ${capitalize(say(formatChange(change)))}`),
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
