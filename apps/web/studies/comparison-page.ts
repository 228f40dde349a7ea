import type { Message, Params } from '@opfor/kernel'
import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { errorOf, isComparison, type Study } from '@opfor/lab/study'
import { changedSentence, figureRows, figureTable, percent } from '../lab/comparison-figures.ts'
import { comparisonWords } from '../lab/comparison-words.ts'
import { changedGroups, type ComparedGames } from '../lab/changed-groups.ts'
import { certaintyOf } from './certainty.ts'
import { describeDifference } from './describe-difference.ts'
import type { Pair } from './pair.ts'
import { playerText } from './setting-names.ts'
import { totalsOf } from './stored-study.ts'
import { studyWords } from './words.ts'

/** A comparison on the server as a page to keep, in Markdown: the figures of each player, what changed, and the texts. */
export function comparisonPage(
  stored: StoredStudy,
  study: Study & { readonly of: Pair },
  games: ComparedGames,
  say: (words: Message, params?: Params) => string,
): string {
  const { name, rules, code, state, played } = stored
  const { of, policies, until, from } = study
  const game = games.first
  const error = errorOf(until)
  const [first, second] = (['first', 'second'] as const).map((which) =>
    describeDifference(game, of, which, say),
  )
  const columns = [
    say(studyWords.first, { name: first ?? '' }),
    say(studyWords.second, { name: second ?? '' }),
    say(comparisonWords.change),
  ]
  return `${[
    `# ${name}`,
    '',
    say(comparisonWords.madeOf, { game: game.title, rules: rules ?? game.version }),
    say(studyWords.versions, { rules: rules ?? game.version, code: code ?? '', from }),
    `${say(studyWords[state])}. ${say(studyWords.ended, { played })}`,
    error === undefined
      ? say(studyWords.fixedInterval)
      : say(studyWords.ruleInterval, { wrong: percent(error) }),
    ...(game.figuresRestOn === undefined ? [] : [say(game.figuresRestOn)]),
    ...policies.flatMap((policy, at) => {
      const totals = totalsOf(stored, at)
      if (totals === undefined || !isComparison(totals)) return []
      const changed = changedSentence(totals, say)
      const groups = changedGroups(games, totals.changed, comparisonWords.inMatches, say)
      return [
        '',
        `## ${playerText(policy, say)}`,
        '',
        ...figureTable(columns, figureRows(totals, certaintyOf(game, totals, until), say)),
        ...(changed === undefined ? [] : ['', changed]),
        '',
        `### ${say(studyWords.changed)}`,
        '',
        ...(groups.length === 0
          ? [say(studyWords.nothingChanged)]
          : groups.map(({ title, lines }) => `- ${title}, ${lines}`)),
      ]
    }),
    ...[of.first.variant, of.second.variant].flatMap((text, nth) =>
      text === undefined
        ? []
        : [
            '',
            `## ${say(studyWords.textOf, { name: [first, second][nth] ?? '' })}`,
            '',
            '````text',
            text.trimEnd(),
            '````',
          ],
    ),
  ].join('\n')}\n`
}
