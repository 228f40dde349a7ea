import {
  isResultAsked,
  otherResult,
  resultName,
  results,
  shipWith,
  type Situation,
} from '@opfor/games/admiral/view'
import { type Candidate, isPointed, type Question } from '@opfor/kernel'
import type { Offer } from '@opfor/games/admiral/view'
import { useSay, useSentence } from '../../text/language.tsx'
import type { BoardProps } from '../board.ts'
import { BoardAnswer } from '../board-answer.tsx'
import { type Selection, haveAllAttacked, isAttacking } from './selection.ts'
import { isMoving, promptFor } from './prompt.ts'
import { gridWords } from './words.ts'

/** In the question bar: the prompt, and buttons for orders that are not on the grid. */
export function Orders({
  now,
  question,
  selection,
  notice,
  targeted,
  attack,
  stay,
  choose,
  correct,
}: {
  readonly now: Situation
  readonly question: Question | undefined
  readonly selection: Selection
  /** Why the last tap was refused, or what is shown. */
  readonly notice: string | undefined
  /** The attacks on the tapped ship, if there are several. */
  readonly targeted: readonly Offer[]
  readonly attack: (offer: Offer) => void
  readonly stay: () => void
  readonly choose: BoardProps['choose']
  readonly correct: BoardProps['correct']
}) {
  const say = useSay()
  const sentence = useSentence()
  const moving = isMoving(now, question)
  const attacking = isAttacking(now, question)
  const name = selection.ship?.name
  return (
    <BoardAnswer>
      <div className="ad-orders">
        <output className="ad-told" aria-live="polite">
          {notice ?? (question === undefined ? '' : say(...promptFor(now, question, selection)))}
        </output>
        {targeted.map((offer) => (
          <button key={offer.id} type="button" className="board-tool ad-go" onClick={() => attack(offer)}>
            {say(offer.name)}
          </button>
        ))}
        {attacking && now.damage === 'typed' && !isResultAsked(now) && (
          <LastAttack now={now} question={question} choose={choose} correct={correct} />
        )}
        {moving && name !== undefined && (
          <button type="button" className="board-tool" onClick={stay}>
            {say(gridWords.stays, { ship: name })}
          </button>
        )}
        {usesOf(question, moving ? selection.ship?.id : undefined).map(({ id, name: use }) => (
          <button key={id} type="button" className="board-tool" onClick={() => choose(id)}>
            {sentence(use)}
          </button>
        ))}
        {question?.options?.some(({ id }) => id === 'rest') === true && moving && (
          <button type="button" className="board-tool" onClick={() => choose('rest')}>
            {say(gridWords.restStays)}
          </button>
        )}
        {attacking && (
          <button
            type="button"
            className={haveAllAttacked(now, selection) ? 'board-tool ad-go' : 'board-tool'}
            onClick={() => choose(question?.kind === 'which' ? [] : 'done')}
          >
            {say(gridWords.noMore)}
          </button>
        )}
      </div>
    </BoardAnswer>
  )
}

/** The features that may be used now, of this ship or of any. */
function usesOf(question: Question | undefined, ship: string | undefined): readonly Candidate[] {
  const start = ship === undefined ? 'uses ' : `uses ${ship} `
  return question?.options?.filter(({ id }) => id.startsWith(start)) ?? []
}

/** Whether a question for an attacker also accepts another result of the last attack. */
function offersResult({ options = [] }: Question): boolean {
  return options.some(({ id }) => results.some((result) => result === id))
}

/**
 * For matches of an older version with typed damage: the three results, with that of the last attack pressed. Another one
 * replaces it, as an answer if the question offers it, otherwise as a correction.
 */
function LastAttack({
  now,
  question,
  choose,
  correct,
}: {
  readonly now: Situation
  readonly question: Question | undefined
  readonly choose: BoardProps['choose']
  readonly correct: BoardProps['correct']
}) {
  const say = useSay()
  const last = now.attacks.at(-1)
  if (last === undefined || shipWith(now, last.by).side !== 'player') return undefined
  const isAnswer = question !== undefined && isPointed(question) && offersResult(question)
  const [ship, target] = [shipWith(now, last.by).name, shipWith(now, last.on).name]
  const title = say(gridWords.lastAttack, { ship, target })
  return (
    <div className="ad-results" role="group" aria-label={title}>
      <span>{title}</span>
      {results.map((result, grade) => (
        <button
          key={result}
          type="button"
          className="board-tool"
          aria-pressed={grade === last.grade}
          onClick={() => {
            if (grade === last.grade) return
            if (isAnswer) choose(result)
            else correct?.(otherResult(now, grade))
          }}
        >
          {say(resultName(result))}
        </button>
      ))}
    </div>
  )
}
