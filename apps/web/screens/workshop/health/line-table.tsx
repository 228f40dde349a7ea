import type { Message, Params } from '@opfor/kernel'
import type { Position } from '@opfor/sheets'
import { useSay } from '../../../ui/text/language.tsx'
import { askedFor, type Figures, type HealthLine, isIdle, shareOf } from './figures.ts'
import { numberSaid, percentSaid } from './marks.ts'
import { healthWords } from './words.ts'

/** The lines of the page by section, each with how often it spoke, decided and what it asks. */
export function LineTable({
  figures,
  look,
}: {
  readonly figures: Figures
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  const sections = [...Map.groupBy(figures.lines, ({ section }) => section)]
  return (
    <table className="health-table">
      <caption className="soft">{say(healthWords.explained)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(healthWords.line)}</th>
          <th scope="col">{say(healthWords.spoke)}</th>
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
              // The questions of a line of the text are said once, with the first rule that stands in it.
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
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  const { at, spoke } = line
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
      <td>{spoke === 0 ? say(healthWords.never) : spoke}</td>
      <td>
        {share !== undefined && spoke > 0 && (share === 0 ? say(healthWords.never) : percentSaid(share, say))}
      </td>
      <td>{asks > 0 && numberSaid(asks, say)}</td>
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
