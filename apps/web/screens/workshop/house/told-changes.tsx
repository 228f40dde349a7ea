import type { Position } from '@opfor/sheets'
import { useSay } from '../../../ui/text/language.tsx'
import { compareWords } from './compare-words.ts'
import type { ToldChange } from './comparison.ts'
import { DecisionSides } from './decision-sides.tsx'

/** The first decisions that house rules change, each with both reasons. */
export function ToldChanges({
  changes,
  look,
}: {
  readonly changes: readonly ToldChange[]
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  if (changes.length === 0) return undefined
  return (
    <section>
      <h2>{say(compareWords.first, { count: changes.length })}</h2>
      <ol className="house-examples">
        {changes.map(({ seed, turn, printed, house }) => (
          <li key={`${seed} ${turn}`} className="workshop-change card">
            <h3>{say(compareWords.place, { match: seed + 1, turn: turn + 1 })}</h3>
            <DecisionSides printed={printed} house={house} look={look} />
          </li>
        ))}
      </ol>
    </section>
  )
}
