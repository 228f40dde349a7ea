import type { SourcePosition } from '@opfor/sheets'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { workshopWords } from '../words.ts'
import type { DecisionText } from './decision-text.ts'
import { houseRulesWords } from './words.ts'

export function DecisionSides({
  printed,
  house,
  look,
}: {
  readonly printed: DecisionText | undefined
  readonly house: DecisionText | undefined
  /** Shows the page's line behind the decision. */
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  return (
    <div className="workshop-sides">
      <Side title={say(houseRulesWords.printed)} decision={printed} />
      <Side title={say(houseRulesWords.yours)} decision={house} look={look} />
    </div>
  )
}

function Side({
  title,
  decision,
  look,
}: {
  readonly title: string
  readonly decision: DecisionText | undefined
  readonly look?: (at: SourcePosition) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const line = decision?.line
  return (
    <section>
      <p className="soft">{title}</p>
      <p>
        <strong>{decision === undefined ? say(houseRulesWords.nothing) : sentence(decision.summary)}</strong>
      </p>
      {line !== undefined && look !== undefined && (
        <button
          type="button"
          className="text-button"
          onClick={() => look({ line, column: 1, endLine: line, endColumn: 1000 })}
        >
          {say(workshopWords.showLine, { line })}
        </button>
      )}
      {decision !== undefined && (
        <details>
          <summary>{say(houseRulesWords.reasons)}</summary>
          <ol className="lines">
            {decision.lines.map((each, at) => (
              <li key={at}>{sentence(each)}</li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
