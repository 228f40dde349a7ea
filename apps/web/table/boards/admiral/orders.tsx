import { type Offer, type Situation, squaresAMove } from '@opfor/games/admiral/view'
import { type Candidate, type Message, message, type Params, type Question } from '@opfor/kernel'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { BoardAnswer } from '../board-answer.tsx'
import type { BoardProps } from '../board.ts'
import { haveAllAttacked, isAttacking, type Selection } from './selection.ts'
import { gridWords } from './words.ts'

const nothing = message('admiral.board.nothing', '')

function isMoving({ phase }: Situation, question: Question | undefined): boolean {
  const { by, about } = question?.points ?? {}
  return phase === 'movement' && (by === 'piece' || (by === 'place' && about !== undefined))
}

/** With a physical board, explains the highlighted squares. */
export function promptFor(
  now: Situation,
  question: Question,
  { ship }: Selection,
): readonly [Message, Params] {
  if (isMoving(now, question) && ship !== undefined)
    return now.where === 'table'
      ? [gridWords.sailItTwice, { ship: ship.name, speed: squaresAMove(now, ship) }]
      : [gridWords.sailIt, { ship: ship.name }]
  if (now.phase !== 'attack' || question.points?.by === undefined) return [nothing, {}]
  return ship === undefined ? [gridWords.pickAttacker, {}] : [gridWords.attackWith, { ship: ship.name }]
}

/** The prompt, and buttons for orders that are not on the grid. */
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
  /** Why the last tap was refused, or the name of the shown ranges. */
  readonly notice: string | undefined
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
        <output className="ad-status" aria-live="polite">
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

function usesOf(question: Question | undefined, ship: string | undefined): readonly Candidate[] {
  const start = ship === undefined ? 'uses ' : `uses ${ship} `
  return question?.options?.filter(({ id }) => id.startsWith(start)) ?? []
}
