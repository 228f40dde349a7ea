import { type Game, type Message, type Params, ruleTold } from '@opfor/kernel'
import type { ComparisonTotals } from '@opfor/lab'
import type { Study } from '@opfor/lab/study'
import type { ComparedGames } from '../studies/house-pages.ts'
import { studyWords } from '../studies/words.ts'

/** The two opponents of a comparison. */
export type Pair = Extract<Study['of'], { readonly first: unknown }>

/** Decisions that differ by the same two lines. */
interface ChangedGroup {
  readonly key: string
  /** The list, and in how many matches. */
  readonly title: string
  /** The two lines. */
  readonly lines: string
  /** A match with such a decision. */
  readonly seed: number | undefined
}

/** The decisions that differ, grouped by the deciding lines, the most frequent first. */
export function changedGroups(
  { first, second }: ComparedGames,
  { changed }: ComparisonTotals,
  say: (words: Message, params?: Params) => string,
): readonly ChangedGroup[] {
  const lineTitle = (game: Game, id: string): string => {
    const rule = game.declared.flatMap(({ lines }) => lines).find((line) => line.id === id)
    return rule === undefined ? say(studyWords.noLine) : say(ruleTold(rule))
  }
  return Object.entries(changed)
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([key, { count, seeds }]) => {
      const [list = '', mine = '', theirs = ''] = key.split('|')
      const title = first.declared.find((each) => each.id === list)?.title
      return {
        key,
        title: say(studyWords.group, { list: title === undefined ? list : say(title), count }),
        lines: say(studyWords.groupLines, {
          first: lineTitle(first, mine),
          second: lineTitle(second, theirs),
        }),
        seed: seeds[0],
      }
    })
}
