import { summarizeDecision, type LogEntry, explainDecision } from '@opfor/kernel'
import { isOverruled } from '../../data/store/reasons.ts'
import { useSentence } from '../../ui/text/language.tsx'

/** Shows the person's overrules; otherwise the opponent's last decision, such as the space before the die for the unit. */
export function DecisionView({ told }: { readonly told: readonly LogEntry<unknown>[] }) {
  const sentence = useSentence()
  const overruled = told.filter((one) => isOverruled(one)).flatMap((one) => explainDecision(one))
  if (overruled.length > 0)
    return overruled.map((line, at) => (
      <p key={at} className="soft">
        {sentence(line)}
      </p>
    ))
  const decision = told.findLast(
    (one) => one.kind === 'decision' && !one.open && one.secret !== true && one.chosen !== undefined,
  )
  return decision?.kind === 'decision' && <p className="soft">{sentence(summarizeDecision(decision))}</p>
}
