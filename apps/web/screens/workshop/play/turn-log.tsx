import { type Line, lineTold, type Standing, summary, whySteps } from '@opfor/kernel'
import type { Position, Sheet } from '@opfor/sheets'
import { placeOfRule } from '@opfor/sheets/editing'
import type { ReactNode } from 'react'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { DecisionLines } from '../../../table/why/decision-lines.tsx'
import { PageLink } from '../page-link.tsx'
import { workshopWords } from '../words.ts'
import { MakeExample } from './make-example.tsx'

/** The turn so far, in order: each decision with its lines, and what it led to. A tap on a line shows it in the text. */
export function TurnLog({
  standing,
  sheet,
  line: current,
  look,
  addExample,
}: {
  readonly standing: Standing
  readonly sheet: Sheet
  /** The line of the cursor in the text. */
  readonly line: number
  readonly look: (at: Position) => void
  readonly addExample: (line: string) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const since = standing.steps.findLastIndex((step) => 'q' in step && step.q === 'sheet.pause')
  const told = standing.told.filter((one) => one.after > since)
  const steps = whySteps(told, standing.steps).filter(
    ({ by, did }) => by?.kind !== 'reached' || did.length > 0,
  )
  const link = (line: Line, text: string): ReactNode => {
    const at = 'rule' in line ? placeOfRule(sheet, line.rule) : undefined
    return (
      <PageLink at={at} line={current} look={look}>
        {text}
      </PageLink>
    )
  }
  const last = steps.findLastIndex(({ by }) => by?.kind === 'decision')
  return (
    <div role="log" aria-label={say(workshopWords.turn)}>
      <ol className="workshop-log">
        {steps.map(({ by, did }, nth) => (
          <li key={nth}>
            {by?.kind === 'decision' && by.secret !== true && (
              <details className="decision" open={nth === last}>
                <summary>{sentence(summary(by))}</summary>
                <DecisionLines decision={by} wrapLine={link} />
                {by.chosen !== undefined && (
                  <MakeExample decision={by} standing={standing} sheet={sheet} add={addExample} />
                )}
              </details>
            )}
            {by !== undefined && by.kind !== 'decision' && (
              <p className="soft workshop-step">{link(by, sentence(lineTold(by)))}</p>
            )}
            {did.map(({ tell }, at) => (
              <p key={at} className={tell.as === 'headline' ? 'workshop-told' : 'workshop-aside'}>
                {sentence(tell)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
