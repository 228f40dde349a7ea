import { type Decision, linesOf, lineTold, summary } from '@opfor/kernel'
import type { Position } from '@opfor/sheets'
import type { Variant } from '@opfor/variants'
import { useSay, useSentence } from '../../text/language.tsx'
import { workshopWords } from '../words.ts'
import { placeOfDecision } from './place-of-rule.ts'
import type { ComparedTurn } from './turns.ts'
import { houseRulesWords } from './words.ts'

/** The first decision of a turn that house rules change, with both reasons. */
export function ChangedDecision({
  compared: { printed, house, nth = 0 },
  variant,
  look,
}: {
  readonly compared: ComparedTurn
  readonly variant: Variant
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  const yours = house.decisions[nth]
  const at = yours && placeOfDecision(variant, yours)
  return (
    <div className="notice workshop-change" role="status">
      <h2>{say(houseRulesWords.firstChange)}</h2>
      <div className="workshop-sides">
        <Side title={say(houseRulesWords.printed)} decision={printed.decisions[nth]} />
        <div>
          <Side title={say(houseRulesWords.yours)} decision={yours} />
          {at !== undefined && (
            <button type="button" className="text-button" onClick={() => look(at)}>
              {say(workshopWords.showLine, { line: at.line })}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

function Side({ title, decision }: { readonly title: string; readonly decision: Decision | undefined }) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <section>
      <h3>{title}</h3>
      <p>
        <strong>{decision === undefined ? say(houseRulesWords.nothing) : sentence(summary(decision))}</strong>
      </p>
      {decision !== undefined && (
        <ol className="lines">
          {linesOf(decision).map((line, at) => (
            <li key={at}>{sentence(lineTold(line, decision))}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
