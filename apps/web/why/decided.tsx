import { summary, type Told } from '@opfor/kernel'
import { useSentence } from '../text/language.tsx'

/** What the opponent has decided so far, before the move itself: the space before the die for the unit. */
export function Decided({ told }: { readonly told: readonly Told<unknown>[] }) {
  const sentence = useSentence()
  const decision = told.findLast(
    (one) => one.kind === 'decision' && !one.open && one.secret !== true && one.chosen !== undefined,
  )
  return decision?.kind === 'decision' && <p className="soft">{sentence(summary(decision))}</p>
}
