import { type Decision, type DecisionLine, relevantLines, formatLine, summarizeDecision } from '@opfor/kernel'
import type { SourcePosition, SheetReplay, Sheet } from '@opfor/sheets'
import { findRulePosition } from '@opfor/sheets/editing'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { workshopWords } from '../words.ts'

/** The last line that narrowed, broke a tie, was read or could be done. */
function decidingLine({ lines }: Decision, sheet: Sheet): SourcePosition | undefined {
  const last = lines.findLast(isDeciding) ?? lines.findLast((line) => 'rule' in line)
  return last !== undefined && 'rule' in last ? findRulePosition(sheet, last.rule) : undefined
}

function isDeciding(line: DecisionLine): boolean {
  if (line.kind === 'narrowed') return line.after.length < line.before.length
  return line.kind === 'tied' || line.kind === 'cell' || (line.kind === 'tried' && line.could)
}

/** The first changed decision with both reasons, or the question that differs. */
export function ChangeNotice({
  replay: { decision, question, taken },
  sheet,
  look,
}: {
  readonly replay: SheetReplay<unknown>
  readonly sheet: Sheet
  readonly look: (at: SourcePosition) => void
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
        <strong>{sentence(summarizeDecision(decision))}</strong>
      </p>
      <ol className="lines">
        {relevantLines(decision).map((line, at) => (
          <li key={at}>{sentence(formatLine(line, decision))}</li>
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
  readonly look: (at: SourcePosition) => void
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
