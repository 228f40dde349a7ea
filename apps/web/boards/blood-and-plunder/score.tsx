import { lossesOf, type Side, sides, type Situation, tallies } from '@opfor/games/blood-and-plunder/view'
import { useSay } from '../../text/language.tsx'
import { tableWords } from './words.ts'

/** Strike points of both sides, models lost, and the loss that gives the next point. */
export function Score({ now }: { readonly now: Situation }) {
  const say = useSay()
  return (
    <div className="bp-score">
      {sides.map((side) => (
        <Tally key={side} now={now} side={side} />
      ))}
      <p className="bp-turn-of">
        {say(tableWords.turn)} <b>{say(tableWords.turnOf, { turn: now.turn, turns: now.battle.turns })}</b>
      </p>
    </div>
  )
}

function Tally({ now, side }: { readonly now: Situation; readonly side: Side }) {
  const say = useSay()
  const { lost, begun, next } = lossesOf(now, side)
  return (
    <p className={`bp-tally bp-${side}`}>
      <span>
        {say(side === 'opfor' ? tableWords.opfor : tableWords.you)}{' '}
        <b>{say(tableWords.strikes, { points: tallies(now)[side] })}</b>
      </span>
      <small>
        {next === undefined
          ? say(tableWords.lostAll, { lost, begun })
          : say(tableWords.lostNext, { lost, next })}
      </small>
    </p>
  )
}
