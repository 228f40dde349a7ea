import { type Game, type Message, type Params, formatRule } from '@opfor/kernel'
import type { SeedCount } from '@opfor/lab'
import { comparisonWords } from './words.ts'

interface ComparedGames {
  readonly first: Game
  readonly second: Game
}

interface ChangedGroup {
  readonly key: string
  readonly title: string
  readonly lines: string
}

/** Most frequent first. */
export function changedGroups(
  { first, second }: ComparedGames,
  changed: Readonly<Record<string, SeedCount>>,
  say: (words: Message, params?: Params) => string,
): readonly ChangedGroup[] {
  const lineTitle = (game: Game, id: string): string => {
    const rule = game.declared.flatMap(({ lines }) => lines).find((line) => line.id === id)
    return rule === undefined ? say(comparisonWords.noLine) : say(formatRule(rule))
  }
  return Object.entries(changed)
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([key, { count }]) => {
      const [list = '', mine = '', theirs = ''] = key.split('|')
      const title = first.declared.find((each) => each.id === list)?.title
      return {
        key,
        title: say(comparisonWords.inTurns, { list: title === undefined ? list : say(title), count }),
        lines: say(comparisonWords.lines, {
          first: lineTitle(first, mine),
          second: lineTitle(second, theirs),
        }),
      }
    })
}
