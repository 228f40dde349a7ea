import {
  blockedBy,
  type Offer,
  type Ship,
  shipOn,
  type Side,
  sides,
  type Situation,
  type Square,
  squareOf,
} from '@opfor/games/admiral/view'
import { useState } from 'react'
import { useSay } from '../../text/language.tsx'
import type { Board, BoardProps } from '../board.ts'
import { useOneGesture } from '../one-gesture.ts'
import '../tools.css'
import './board.css'
import { Fleets, Invented, Legend, StandBy } from './fleets.tsx'
import { Grid } from './grid.tsx'
import { handOf, isAttacking } from './hand.ts'
import { Orders } from './orders.tsx'
import { gridWords } from './words.ts'

/** What was tapped last: it holds until the next answer. */
interface Tapped {
  readonly situation: unknown
  readonly acts: string
  readonly ranged: string
  readonly target: string
  readonly notice: string | undefined
}

const untouched: Tapped = { situation: undefined, acts: '', ranged: '', target: '', notice: undefined }

/** The board of Admiral: the grid, the orders, and both fleets. */
export const AdmiralBoard: Board<Situation> = ({
  situation: now,
  question,
  choose,
  correct,
  lit,
  dark,
  isCorrecting,
  move,
}: BoardProps<Situation>) => {
  const say = useSay()
  const [kept, setKept] = useState(untouched)
  const [threats, setThreats] = useState(false)
  const tapped = kept.situation === now ? kept : untouched
  const set = (change: Partial<Tapped>): void =>
    setKept({ ...tapped, target: '', notice: undefined, ...change, situation: now })
  const hand = handOf(now, question, tapped.acts)
  const answerBoth = useOneGesture(question, choose)
  const ranged = now.ships.find(({ id }) => id === tapped.ranged)

  /** A ship with its square or attack: one option, two answers one after the other, or the second half where the ship is known. */
  const answerFor = (ship: string, then: string): void => {
    const isOffered = (id: string): boolean => question?.options?.some((option) => option.id === id) === true
    if (isOffered(`${ship} ${then}`)) choose(`${ship} ${then}`)
    else if (isOffered(ship)) answerBoth(ship, then)
    else choose(then)
  }
  const sail = (ship: Ship, to: string): void => {
    answerFor(ship.id, to)
  }
  const attack = (ship: Ship, offer: Offer): void => {
    if (question?.kind === 'which') choose([`${ship.id} ${offer.id}`, 'more'])
    else answerFor(ship.id, offer.id)
  }
  const aim = (ship: Ship, target: Ship): void => {
    const all = handOf(now, question, ship.id).offers.filter(({ on }) => on === target.id)
    const [only, second] = all
    if (only !== undefined && second === undefined && only.hindered === undefined) attack(ship, only)
    else if (only !== undefined) set({ acts: ship.id, target: target.id, notice: whyHindered(ship, only) })
    else set({ acts: ship.id, ranged: ship.id, notice: whyNotAttack(ship, target) })
  }
  const whyHindered = (ship: Ship, { hindered }: Offer): string | undefined =>
    hindered && say(gridWords.hindered, { ship: ship.name, hindrance: hindered })
  const whyNotAttack = (ship: Ship, target: Ship): string => {
    const [from, to] = [squareOf(ship), squareOf(target)]
    const blocker = from && to && blockedBy(now, ship.side, from, to)
    const parts = { ship: ship.name, target: target.name }
    return blocker === undefined
      ? say(gridWords.cannotAttack, parts)
      : say(gridWords.blocked, { ...parts, blocker: blocker.name })
  }
  const drop = (ship: Ship, to: Square): void => {
    const enemy = shipOn(now, to)
    const its = handOf(now, question, ship.id)
    if (enemy !== undefined && enemy.side !== ship.side && isAttacking(now, question)) aim(ship, enemy)
    else if (its.squares.has(to.id)) sail(ship, to.id)
    else
      set({
        acts: ship.id,
        notice: say(gridWords.cannotSail, { ship: ship.name, square: to.name }),
      })
  }
  const tap = (square: Square): void => {
    const ship = shipOn(now, square)
    if (isCorrecting === true) {
      if (hand.squares.has(square.id)) choose(square.id)
    } else if (ship !== undefined && hand.offers.some(({ on }) => on === ship.id) && hand.ship !== undefined)
      aim(hand.ship, ship)
    else if (ship !== undefined && hand.able.includes(ship)) set({ acts: ship.id, ranged: '' })
    else if (ship !== undefined) set({ ranged: tapped.ranged === ship.id ? '' : ship.id })
    else if (hand.squares.has(square.id) && hand.ship !== undefined) sail(hand.ship, square.id)
    else if (hand.squares.has(square.id)) choose(square.id)
    else set({ ranged: '' })
  }
  const notice = tapped.notice ?? (ranged && say(gridWords.rangesOf, { ship: ranged.name }))
  return (
    <section className="ad-board" aria-label={say(gridWords.grid)}>
      <div className="ad-main">
        <Orders
          now={now}
          question={question}
          hand={hand}
          notice={notice}
          targeted={hand.offers.filter(({ on }) => on === tapped.target)}
          attack={(offer) => hand.ship !== undefined && attack(hand.ship, offer)}
          stay={() => hand.ship !== undefined && sail(hand.ship, 'stays')}
          choose={choose}
          correct={correct}
        />
        <StandBy now={now} side="stratego" />
        <Grid
          now={now}
          question={question}
          hand={hand}
          ranged={ranged}
          threats={threats}
          lit={lit}
          dark={dark}
          tap={tap}
          drop={drop}
          correct={correct}
          move={move}
        />
        <StandBy now={now} side="player" />
      </div>
      <div className="ad-side">
        <div className="ad-bar">
          <Score now={now} />
          <button
            type="button"
            className="board-tool"
            aria-pressed={threats}
            onClick={() => setThreats(!threats)}
          >
            {say(gridWords.threats)}
          </button>
        </div>
        <Invented now={now} />
        <Fleets now={now} />
        <Legend />
      </div>
    </section>
  )
}

/** The turn, and how many ships each side has left. */
function Score({ now }: { readonly now: Situation }) {
  const say = useSay()
  const left = (side: Side): number =>
    now.ships.filter((ship) => ship.side === side && ship.at !== 'sunk').length
  return (
    <p className="ad-score">
      <b>{say(gridWords.turn, { turn: now.turn })}</b> {now.phase === 'movement' && say(gridWords.movement)}
      {now.phase === 'attack' && say(gridWords.attack)}
      {sides.toReversed().map((side) => (
        <span key={side} className={`ad-${side}`}>
          {say(side === 'player' ? gridWords.you : gridWords.stratego)}{' '}
          <b>{say(gridWords.afloat, { count: left(side) })}</b>
        </span>
      ))}
    </p>
  )
}
