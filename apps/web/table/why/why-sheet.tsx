import {
  type StateChange,
  type Decision,
  type Game,
  formatLine,
  type Message,
  type MatchState,
  decisionTitle,
  type LogEntry,
  reasonedSteps,
} from '@opfor/kernel'
import { Suspense, useState } from 'react'
import { canShow } from '../boards/index.ts'
import { Hint, isUnseen } from '../first-match/use-hint.ts'
import { addressOf } from '../../data/storage/address.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { LogLine } from '../../ui/log/log-line.tsx'
import { SecretsWarning } from '../../ui/sharing/share-parts.tsx'
import { DecisionDetails } from './decision-details.tsx'
import { ReferenceLink } from './reference-link.tsx'
import type { BoardStep } from './show-bar.tsx'
import './why.css'
import { whyWords } from './words.ts'

export function WhySheet({
  entries,
  match,
  close,
  show,
  readOnly,
}: {
  readonly entries: readonly LogEntry<unknown>[]
  readonly match: MatchState
  readonly close: () => void
  readonly show: (steps: readonly BoardStep[]) => void
  /** Nothing can be overruled. */
  readonly readOnly: boolean
}) {
  const say = useSay()
  const sentence = useSentence()
  const [reported, setReported] = useState(false)
  const report = async (): Promise<void> => {
    const { reportWrongMove } = await import('../../ui/sharing/report.ts')
    await reportWrongMove(match, say)
    setReported(true)
  }
  const { game } = match
  const steps = reasonedSteps(entries, match.steps)
  const decisions = steps.flatMap(({ by }) => (by?.kind === 'decision' ? [by] : []))
  const shown = boardSteps(decisions, sentence).filter(({ situation }) => canShow(game.id, situation))
  return (
    <BottomSheet title={say(whyWords.title)} close={close}>
      {decisions[0] && isUnseen('whyNot') && (
        <Suspense>
          <Hint name="whyNot" />
        </Suspense>
      )}
      <ol className="why-steps">
        {steps.map(({ by, did }, at) => (
          <li key={at}>
            {by?.kind === 'decision' && (
              <DecisionDetails
                game={addressOf(game)}
                decision={by}
                isOnly={decisions.length === 1}
                close={close}
                readOnly={readOnly}
              />
            )}
            {by !== undefined && by.kind !== 'decision' && (
              <p className="why-loose">
                <ReferenceLink game={addressOf(game)} line={by}>
                  {sentence(formatLine(by))}
                </ReferenceLink>
              </p>
            )}
            {by === undefined && steps.length > 1 ? (
              <details className="why-before">
                <summary>{say(whyWords.before)}</summary>
                <StepLog did={did} game={game} />
              </details>
            ) : (
              <StepLog did={did} game={game} />
            )}
          </li>
        ))}
      </ol>
      {shown.length > 0 && (
        <button type="button" className="button" onClick={() => show(shown)}>
          {say(whyWords.showMe)}
        </button>
      )}
      <SecretsWarning match={match} />
      <button type="button" className="text-button" onClick={() => void report()}>
        {say(whyWords.report)}
      </button>
      {reported && <p role="status">{say(whyWords.reported)}</p>}
    </BottomSheet>
  )
}

function StepLog({ did, game }: { readonly did: readonly StateChange<unknown>[]; readonly game: Game }) {
  if (did.length === 0) return undefined
  return (
    <ul className="did">
      {did.map(({ tell }, at) => (
        <li key={at}>
          <LogLine tell={tell} game={game} />
        </li>
      ))}
    </ul>
  )
}

/** Remaining candidates are highlighted, excluded ones dimmed. */
function boardSteps(
  decisions: readonly Decision[],
  sentence: (words: Message) => string,
): readonly BoardStep[] {
  return decisions.flatMap((decision) =>
    decision.lines.flatMap((line) => {
      if (line.kind !== 'narrowed' && line.kind !== 'tied') return []
      const remaining = line.kind === 'tied' ? [line.chosen] : line.after
      const highlighted = new Set(remaining.map((each) => each.id))
      const dimmed = new Set(decision.among.map((each) => each.id).filter((id) => !highlighted.has(id)))
      const { situation } = decision
      return [
        {
          list: decisionTitle(decision),
          text: sentence(formatLine(line, decision)),
          situation,
          highlighted,
          dimmed,
        },
      ]
    }),
  )
}
