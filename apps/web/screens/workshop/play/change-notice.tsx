import { type Decision, linesOf, lineTold, summary } from '@opfor/kernel'
import type { Position, Replay, Sheet } from '@opfor/sheets'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { workshopWords } from '../words.ts'
import { decidingLine } from './deciding-line.ts'

/** What an edit has changed: the first decision that is another one with both reasons, or the question that differs. */
export function ChangeNotice({
  replay: { decision, question, taken },
  sheet,
  look,
}: {
  readonly replay: Replay<unknown>
  readonly sheet: Sheet
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  if (decision !== undefined)
    return (
      <div className="notice workshop-change" role="status">
        <h2>{say(workshopWords.firstChange)}</h2>
        <div className="workshop-sides">
          <Side title={say(workshopWords.before)} decision={decision.was} />
          <Side title={say(workshopWords.now)} decision={decision.is}>
            <ShowLine decision={decision.is} sheet={sheet} look={look} />
          </Side>
        </div>
      </div>
    )
  if (question !== undefined)
    return (
      <div className="notice workshop-change" role="status">
        <h2>{say(workshopWords.asksElse, { count: taken })}</h2>
        <dl>
          <dt>{say(workshopWords.before)}</dt>
          <dd>{question.was === undefined ? say(workshopWords.over) : sentence(question.was.text)}</dd>
          <dt>{say(workshopWords.now)}</dt>
          <dd>{question.is === undefined ? say(workshopWords.over) : sentence(question.is.text)}</dd>
        </dl>
      </div>
    )
  return (
    <p className="soft" role="status">
      {say(workshopWords.allSame, { count: taken })}
    </p>
  )
}

function Side({
  title,
  decision,
  children,
}: {
  readonly title: string
  readonly decision: Decision
  readonly children?: React.ReactNode
}) {
  const sentence = useSentence()
  return (
    <section>
      <h3>{title}</h3>
      <p>
        <strong>{sentence(summary(decision))}</strong>
      </p>
      <ol className="lines">
        {linesOf(decision).map((line, at) => (
          <li key={at}>{sentence(lineTold(line, decision))}</li>
        ))}
      </ol>
      {children}
    </section>
  )
}

function ShowLine({
  decision,
  sheet,
  look,
}: {
  readonly decision: Decision
  readonly sheet: Sheet
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  const at = decidingLine(decision, sheet)
  if (at === undefined) return undefined
  return (
    <button type="button" className="text-button" onClick={() => look(at)}>
      {say(workshopWords.showLine, { line: at.line })}
    </button>
  )
}
