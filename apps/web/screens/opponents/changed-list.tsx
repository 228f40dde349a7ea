import { formatChange, type ListChange } from '@opfor/variants'
import { useSentence, useSay } from '../../ui/text/language.tsx'
import { opponentWords } from './words.ts'

/** Folded unless `isOpen`; empty for a page that changes nothing. */
export function ChangedList({
  changes,
  isOpen,
}: {
  readonly changes: readonly ListChange[]
  readonly isOpen: boolean
}) {
  const say = useSay()
  const sentence = useSentence()
  if (changes.length === 0) return undefined
  return (
    <details className="changed-list" open={isOpen}>
      <summary>{say(opponentWords.changed, { count: changes.length })}</summary>
      <ul>
        {changes.map((change, nth) => (
          <li key={nth}>{sentence(formatChange(change))}</li>
        ))}
      </ul>
    </details>
  )
}
