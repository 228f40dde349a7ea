import { summary, type Told, why } from '@opfor/kernel'
import { isOverruled } from '../../data/store/reasons.ts'
import { useSentence } from '../../ui/text/language.tsx'

/** What the person has decided instead of the opponent; else what it has decided so far, before the move itself: the space before the die for the unit. */
export function Decided({ told }: { readonly told: readonly Told<unknown>[] }) {
  const sentence = useSentence()
  const overruled = told.filter((one) => isOverruled(one)).flatMap((one) => why(one))
  if (overruled.length > 0)
    return overruled.map((line, at) => (
      <p key={at} className="soft">
        {sentence(line)}
      </p>
    ))
  const decision = told.findLast(
    (one) => one.kind === 'decision' && !one.open && one.secret !== true && one.chosen !== undefined,
  )
  return decision?.kind === 'decision' && <p className="soft">{sentence(summary(decision))}</p>
}
