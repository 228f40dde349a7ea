import {
  type Decision,
  type DecisionLine,
  formatLine,
  type MatchState,
  summarizeDecision,
  reasonedSteps,
} from '@opfor/kernel'
import { type SourcePosition, type Sheet, formatExample } from '@opfor/sheets'
import { findRulePosition } from '@opfor/sheets/editing'
import { type ReactNode, useState } from 'react'
import { DecisionLines } from '../../../table/why/decision-lines.tsx'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { PageLink } from '../page-link.tsx'
import { workshopWords } from '../words.ts'

function MakeExample({
  decision,
  standing: { game, journal, log },
  sheet,
  add,
}: {
  readonly decision: Decision
  readonly standing: MatchState
  readonly sheet: Sheet
  readonly add: (line: string) => void
}) {
  const say = useSay()
  const [hasFailed, setFailed] = useState(false)
  const make = (): void => {
    const start = game.initialSituation(journal.settings) as Parameters<typeof formatExample>[1]
    const line = formatExample(sheet, start, log, decision)
    if (line === undefined) setFailed(true)
    else add(line)
  }
  if (hasFailed) return <p className="soft">{say(workshopWords.noExample)}</p>
  return (
    <button type="button" className="text-button workshop-make" onClick={make}>
      {say(workshopWords.makeExample)}
    </button>
  )
}

/** A tap on a line shows it in the text. */
export function TurnLog({
  standing,
  sheet,
  line: current,
  look,
  addExample,
}: {
  readonly standing: MatchState
  readonly sheet: Sheet
  /** The cursor's line. */
  readonly line: number
  readonly look: (at: SourcePosition) => void
  readonly addExample: (line: string) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const since = standing.steps.findLastIndex((step) => 'q' in step && step.q === 'sheet.pause')
  const told = standing.log.filter((one) => one.after > since)
  const steps = reasonedSteps(told, standing.steps).filter(
    ({ by, did }) => by?.kind !== 'reached' || did.length > 0,
  )
  const link = (line: DecisionLine, text: string): ReactNode => {
    const at = 'rule' in line ? findRulePosition(sheet, line.rule) : undefined
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
                <summary>{sentence(summarizeDecision(by))}</summary>
                <DecisionLines decision={by} wrapLine={link} />
                {by.chosen !== undefined && (
                  <MakeExample decision={by} standing={standing} sheet={sheet} add={addExample} />
                )}
              </details>
            )}
            {by !== undefined && by.kind !== 'decision' && (
              <p className="soft workshop-step">{link(by, sentence(formatLine(by)))}</p>
            )}
            {did.map(({ tell }, at) => (
              <p key={at} className={tell.as === 'headline' ? 'workshop-headline' : 'workshop-aside'}>
                {sentence(tell)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
