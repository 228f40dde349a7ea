import type { Message, Params } from '@opfor/kernel'
import type { SourcePosition } from '@opfor/sheets'
import { useSay } from '../../../ui/text/language.tsx'
import { askedFor, type Figures, type HealthLine, isIdle, shareOf } from './figures.ts'
import { formatCount, formatShare } from './marks.ts'
import { healthWords } from './words.ts'

export function LineTable({
  figures,
  look,
}: {
  readonly figures: Figures
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const sections = [...Map.groupBy(figures.lines, ({ section }) => section)]
  return (
    <table className="health-table">
      <caption className="soft">{say(healthWords.explained)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(healthWords.line)}</th>
          <th scope="col">{say(healthWords.reached)}</th>
          <th scope="col">{say(healthWords.decided)}</th>
          <th scope="col">{say(healthWords.asks)}</th>
        </tr>
      </thead>
      {sections.map(([section, lines]) => (
        <tbody key={section}>
          <tr className="health-section">
            <th scope="rowgroup" colSpan={4}>
              {section}
            </th>
          </tr>
          {lines.map((line, nth) => (
            <Row
              key={line.id}
              line={line}
              // A line's questions are shown once, with its first rule.
              asks={
                lines.findIndex(({ at }) => at?.line === line.at?.line) === nth ? askedBy(figures, line) : 0
              }
              look={look}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function askedBy(figures: Figures, { at }: HealthLine): number {
  return at === undefined ? 0 : askedFor(figures, at.line)
}

function Row({
  line,
  asks,
  look,
}: {
  readonly line: HealthLine
  readonly asks: number
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const { at, reached } = line
  const text = lineText(line, say)
  const share = shareOf(line)
  return (
    <tr className={isIdle(line) ? 'idle' : undefined}>
      <th scope="row">
        {at === undefined ? (
          text
        ) : (
          <button
            type="button"
            className="workshop-link"
            aria-label={say(healthWords.showLine, { line: at.line, text })}
            onClick={() => look(at)}
          >
            {text}
          </button>
        )}
      </th>
      <td>{reached === 0 ? say(healthWords.never) : reached}</td>
      <td>
        {share !== undefined &&
          reached > 0 &&
          (share === 0 ? say(healthWords.never) : formatShare(share, say))}
      </td>
      <td>{asks > 0 && formatCount(asks, say)}</td>
    </tr>
  )
}

function lineText(
  { how, number, text }: HealthLine,
  say: (words: Message, params?: Params) => string,
): string {
  if (how === 'tie') return say(healthWords.tie, { rule: text })
  return number === undefined ? say(text) : `${number}. ${say(text)}`
}
