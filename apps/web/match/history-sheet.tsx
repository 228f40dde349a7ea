import { answerTold, editTold, type Game, type Step } from '@opfor/kernel'
import { Suspense, useMemo } from 'react'
import { Hint, isUnseen } from '../first-match/use-hint.ts'
import { useSay } from '../text/language.tsx'
import { type Moment, type OpenMatch, useMatch } from '../store/match-store.ts'
import { divergedWords } from '../diverged/words.ts'
import { Sheet } from '../components/sheet.tsx'
import { ui } from '../text/words.ts'
import { deferredWords } from '../text/deferred-words.ts'
import './history-sheet.css'

/** The history of a match: each answer and the opponent's reply; a tap shows the position. */
export function HistorySheet({
  open,
  close,
  look,
}: {
  readonly open: OpenMatch
  readonly close: () => void
  readonly look: (step: number) => void
}) {
  const say = useSay()
  const { match } = open
  const momentAt = useMatch((store) => store.momentAt)
  const moments = useMemo(() => match.steps.map((_, at) => momentAt(at)), [match, momentAt])
  const { continues } = match.journal
  const moves = Map.groupBy(
    match.told.filter((one) => one.kind === 'change' && one.tell.as === 'headline'),
    (one) => ('after' in one ? one.after : 0),
  )
  return (
    <Sheet title={say(ui.history)} close={close}>
      {isUnseen('history') && (
        <Suspense>
          <Hint name="history" />
        </Suspense>
      )}
      {continues !== undefined && <p className="soft">{say(divergedWords.goesOnFrom, { ...continues })}</p>}
      <ol className="history" reversed>
        {match.steps
          .map((step, at) => (
            <li key={at} value={at + 1}>
              <button type="button" className="text-button history-step" onClick={() => look(at)}>
                {describeStep(open.game, step, moments[at], say).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {moves.get(at + 1)?.map((one, nth) => (
                  <strong key={nth}>{one.kind === 'change' && say(one.tell)}</strong>
                ))}
              </button>
            </li>
          ))
          .toReversed()}
      </ol>
    </Sheet>
  )
}

function describeStep(
  game: Game,
  step: Step,
  moment: Moment | undefined,
  say: ReturnType<typeof useSay>,
): readonly string[] {
  if ('overrule' in step) return [say(deferredWords.overruled, { reason: step.overrule.reason })]
  if ('correct' in step) {
    const layouts = moment === undefined ? [] : [game.layout(moment.situation)]
    return [say(deferredWords.corrected), ...step.correct.map((edit) => say(editTold(edit, ...layouts)))]
  }
  const question = moment?.question
  const text = question === undefined ? step.q : say(question.text)
  const hidden = question?.secret === true && question.to === 'chance'
  return [
    say(deferredWords.byWhom, {
      text,
      answer: hidden ? deferredWords.keptSecret : answerTold(question, step.a),
    }),
  ]
}
