import { resultName, results, shipWith, type Situation } from '@opfor/games/admiral/view'
import type { Message, Params, Question } from '@opfor/kernel'
import type { Offer } from '@opfor/games/admiral/view'
import { useSay } from '../../language.tsx'
import type { BoardProps } from '../board.ts'
import type { Hand } from './hand.ts'
import { gridWords } from './words.ts'

/** What is to be done, and the orders that are no squares. */
export function Orders({
  now,
  question,
  hand,
  notice,
  targeted,
  attack,
  stay,
  choose,
}: {
  readonly now: Situation
  readonly question: Question | undefined
  readonly hand: Hand
  /** What was wrong with the last tap, or what is shown. */
  readonly notice: string | undefined
  /** Several attacks on the ship that was tapped. */
  readonly targeted: readonly Offer[]
  readonly attack: (offer: Offer) => void
  readonly stay: () => void
  readonly choose: BoardProps['choose']
}) {
  const say = useSay()
  const moving = question?.id === 'admiral.mover' || question?.id === 'admiral.to'
  const attacking = question?.id === 'admiral.attacker'
  const name = hand.ship?.name
  return (
    <div className="ad-orders">
      <output className="ad-told" aria-live="polite">
        {notice ?? (question === undefined ? '' : told(say, question, name))}
      </output>
      {targeted.map((offer) => (
        <button key={offer.id} type="button" className="board-tool ad-go" onClick={() => attack(offer)}>
          {say(offer.name)}
        </button>
      ))}
      {attacking && <LastAttack now={now} question={question} choose={choose} />}
      {moving && name !== undefined && (
        <button type="button" className="board-tool" onClick={stay}>
          {say(gridWords.stays, { ship: name })}
        </button>
      )}
      {question?.id === 'admiral.mover' && (
        <button type="button" className="board-tool" onClick={() => choose('rest')}>
          {say(gridWords.restStays)}
        </button>
      )}
      {attacking && (
        <button type="button" className="board-tool" onClick={() => choose('done')}>
          {say(gridWords.noMore)}
        </button>
      )}
    </div>
  )
}

function told(
  say: (words: Message, params?: Params) => string,
  question: Question,
  ship: string | undefined,
): string {
  const moving = question.id === 'admiral.mover' || question.id === 'admiral.to'
  const attacking = question.id === 'admiral.attacker' || question.id === 'admiral.target'
  if (moving && ship !== undefined) return say(gridWords.sailIt, { ship })
  if (attacking) return ship === undefined ? say(gridWords.pickAttacker) : say(gridWords.attackWith, { ship })
  return ''
}

/** Where damage is typed: the three results, that of the last attack pressed; another one takes its place. */
function LastAttack({
  now,
  question,
  choose,
}: {
  readonly now: Situation
  readonly question: Question
  readonly choose: BoardProps['choose']
}) {
  const say = useSay()
  const last = now.attacks.at(-1)
  const others = new Set(question.options?.map(({ id }) => id))
  if (last === undefined || !results.some((result) => others.has(result))) return undefined
  const [ship, target] = [shipWith(now, last.by).name, shipWith(now, last.on).name]
  const title = say(gridWords.lastAttack, { ship, target })
  return (
    <div className="ad-results" role="group" aria-label={title}>
      <span>{title}</span>
      {results.map((result) => (
        <button
          key={result}
          type="button"
          className="board-tool"
          aria-pressed={!others.has(result)}
          onClick={() => {
            if (others.has(result)) choose(result)
          }}
        >
          {say(resultName(result))}
        </button>
      ))}
    </div>
  )
}
