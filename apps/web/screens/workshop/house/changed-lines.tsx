import type { Message, Params } from '@opfor/kernel'
import type { ComparisonTotals } from '@opfor/lab'
import { gameOfVariant, type ModdableGame } from '@opfor/variants'
import { useMemo } from 'react'
import { changedGroups } from '../../lab/changed-groups.ts'
import { useSay } from '../../../ui/text/language.tsx'
import { compareWords } from './compare-words.ts'

const mostGroups = 5

/** By the deciding lines; none if the rules are rejected. */
export function changedTurns(
  { game }: ModdableGame,
  house: ReturnType<typeof gameOfVariant>,
  { replayed }: ComparisonTotals,
  say: (words: Message, params?: Params) => string,
) {
  if (!house.ok || replayed === undefined) return []
  return changedGroups({ first: game, second: house.value }, replayed.changed, say)
}

export function ChangedLines({
  opponent,
  text,
  totals,
}: {
  readonly opponent: ModdableGame
  readonly text: string
  readonly totals: ComparisonTotals
}) {
  const say = useSay()
  const house = useMemo(() => gameOfVariant(text, opponent), [text, opponent])
  const groups = changedTurns(opponent, house, totals, say)
  if (groups.length === 0) return undefined
  return (
    <section>
      <h2>{say(compareWords.byLines)}</h2>
      <ol className="house-lines">
        {groups.slice(0, mostGroups).map(({ key, title, lines }) => (
          <li key={key}>
            <strong>{title}</strong> {lines}
          </li>
        ))}
      </ol>
      {groups.length > mostGroups && (
        <p className="soft">{say(compareWords.moreLines, { count: groups.length - mostGroups })}</p>
      )}
    </section>
  )
}
