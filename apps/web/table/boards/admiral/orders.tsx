import type { Offer, Situation } from '@opfor/games/admiral/view'
import type { Candidate, Question } from '@opfor/kernel'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
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
