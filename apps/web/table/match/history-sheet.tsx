import {
  capitalize,
  type Decision,
  formatEdit,
  type Layout,
  type Overrule,
  type LogEntry,
  explainDecision,
} from '@opfor/kernel'
import { Suspense, useMemo } from 'react'
import { Hint, isUnseen } from '../first-match/use-hint.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { isOverruled } from '../../data/store/reasons.ts'
import { divergedWords } from '../divergence/divergence-details.tsx'
import { roundWords } from '../../ui/components/round-words.ts'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { type HistoryEntry, type HistoryRound, historyOf, type Intervention } from './history-entries.ts'
import { historyWords } from './words.ts'
import { type PastMove, pastMove } from '../../data/store/past-move.ts'
import './history-sheet.css'

/** The latest round first; a tap shows the board after a move. */
export function HistorySheet({
  open: { game, match },
  close,
  look,
}: {
  readonly open: OpenMatch
  readonly close: () => void
  readonly look: (past: PastMove) => void
}) {
  const say = useSay()
  const { rounds, after } = useMemo(() => historyOf(match), [match])
  const { continues } = match.journal
  const layout = game.layout(match.situation)
  const show = (number: number): void => {
    const past = pastMove(match, number)
    if (past !== undefined) look(past)
  }
  return (
    <BottomSheet title={say(deferredWords.history)} close={close}>
      {isUnseen('history') && (
        <Suspense>
          <Hint name="history" />
        </Suspense>
      )}
      {continues !== undefined && <p className="soft">{say(divergedWords.goesOnFrom, { ...continues })}</p>}
      {rounds.length === 0 && <p>{say(historyWords.none)}</p>}
      <Interventions steps={after} layout={layout} told={match.log} />
      {rounds.toReversed().map((round) => (
        <section key={round.entries[0]?.number} className="history-round">
          <RoundHeading round={round} game={game} />
          <ol className="history" reversed>
            {round.entries.toReversed().map((entry) => (
              <Entry key={entry.number} entry={entry} layout={layout} told={match.log} show={show} />
            ))}
          </ol>
        </section>
      ))}
    </BottomSheet>
  )
}

function RoundHeading({
  round: { counted, number, score },
  game: { scoring },
}: {
  readonly round: HistoryRound
  readonly game: OpenMatch['game']
}) {
  const say = useSay()
  return (
    <h3>
      {say(roundWords[counted], { number })}
      {score !== undefined && scoring !== undefined && counted !== 'setUp' && (
        <span className="soft">{say(historyWords.score, { ...score, ...names(scoring) })}</span>
      )}
    </h3>
  )
}

function names({ opponent, unit }: NonNullable<OpenMatch['game']['scoring']>) {
  return { opponent, unit }
}

function Entry({
  entry: { number, move, before },
  layout,
  told,
  show,
}: {
  readonly entry: HistoryEntry
  readonly layout: Layout
  readonly told: readonly LogEntry<unknown>[]
  readonly show: (number: number) => void
}) {
  const sentence = useSentence()
  return (
    <li className={move.by === 'you' ? 'history-yours' : 'history-theirs'}>
      <button type="button" className="text-button history-step" onClick={() => show(number)}>
        <span className="history-number">{number}</span>
        <span>
          {sentence(move.change.tell)}
          {move.results.map(({ tell }, at) => (
            <span key={at} className="history-result">
              {sentence(tell)}
            </span>
          ))}
        </span>
      </button>
      <Interventions steps={before.toReversed()} layout={layout} told={told} />
    </li>
  )
}

function Interventions({
  steps,
  layout,
  told,
}: {
  readonly steps: readonly Intervention[]
  readonly layout: Layout
  readonly told: readonly LogEntry<unknown>[]
}) {
  const say = useSay()
  const overruled = (by: Overrule): string => {
    const decision = told.find((one): one is Decision => isOverruled(one, by))
    return decision === undefined
      ? say(historyWords.overruled, { reason: by.reason })
      : explainDecision(decision)
          .map((line) => say(line))
          .join(' ')
  }
  return steps.map((step, at) => (
    <p key={at} className="soft history-intervention">
      {'overrule' in step
        ? overruled(step.overrule)
        : [
            say(historyWords.corrected),
            ...step.correct.map((edit) => capitalize(say(formatEdit(edit, layout)))),
          ].join(' ')}
    </p>
  ))
}
