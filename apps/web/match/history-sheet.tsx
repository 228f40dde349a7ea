import { capital, editTold, type Layout } from '@opfor/kernel'
import { Suspense, useMemo } from 'react'
import { Hint, isUnseen } from '../first-match/use-hint.ts'
import { useSay, useSentence } from '../text/language.tsx'
import type { OpenMatch } from '../store/match-store.ts'
import { divergedWords } from '../diverged/words.ts'
import { roundWords } from '../components/round-words.ts'
import { Sheet } from '../components/sheet.tsx'
import { deferredWords } from '../text/deferred-words.ts'
import { type HistoryEntry, type HistoryRound, historyOf, type Intervention } from './history-entries.ts'
import { historyWords } from './history-words.ts'
import { type PastMove, pastMove } from '../store/past-move.ts'
import './history-sheet.css'

/** The history of a match: the moves of both sides by round, the latest round first; a tap shows the board after one. */
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
    <Sheet title={say(deferredWords.history)} close={close}>
      {isUnseen('history') && (
        <Suspense>
          <Hint name="history" />
        </Suspense>
      )}
      {continues !== undefined && <p className="soft">{say(divergedWords.goesOnFrom, { ...continues })}</p>}
      {rounds.length === 0 && <p>{say(historyWords.none)}</p>}
      <Interventions steps={after} layout={layout} />
      {rounds.toReversed().map((round) => (
        <section key={round.entries[0]?.number} className="history-round">
          <RoundHeading round={round} game={game} />
          <ol className="history">
            {round.entries.map((entry) => (
              <Entry key={entry.number} entry={entry} layout={layout} show={show} />
            ))}
          </ol>
        </section>
      ))}
    </Sheet>
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
  show,
}: {
  readonly entry: HistoryEntry
  readonly layout: Layout
  readonly show: (number: number) => void
}) {
  const sentence = useSentence()
  return (
    <li className={move.by === 'you' ? 'history-yours' : 'history-theirs'}>
      <Interventions steps={before} layout={layout} />
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
    </li>
  )
}

/** What the user corrected or overruled. */
function Interventions({
  steps,
  layout,
}: {
  readonly steps: readonly Intervention[]
  readonly layout: Layout
}) {
  const say = useSay()
  return steps.map((step, at) => (
    <p key={at} className="soft history-intervention">
      {'overrule' in step
        ? say(historyWords.overruled, { reason: step.overrule.reason })
        : [
            say(historyWords.corrected),
            ...step.correct.map((edit) => capital(say(editTold(edit, layout)))),
          ].join(' ')}
    </p>
  ))
}
