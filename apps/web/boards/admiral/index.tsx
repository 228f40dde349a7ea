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
import { useTwoAnswers } from '../use-two-answers.ts'
import '../../components/tools.css'
import './board.css'
import { Fleets, InventedNotice, Legend, StandBy } from './fleets.tsx'
import { Grid } from './grid.tsx'
import { selectionFor, isAttacking } from './selection.ts'
import { Orders } from './orders.tsx'
import { gridWords } from './words.ts'

/** The last tap; valid until the next answer. */
interface Tapped {
  readonly situation: unknown
  readonly acting: string
  readonly ranged: string
  readonly target: string
  readonly notice: string | undefined
}

const noTap: Tapped = { situation: undefined, acting: '', ranged: '', target: '', notice: undefined }

/** The board of Admiral: the grid, the orders, and both fleets. */
export const AdmiralBoard: Board<Situation> = ({
  situation: now,
  question,
  choose,
  correct,
  highlighted,
  dimmed,
  isCorrecting,
  lastMove,
}: BoardProps<Situation>) => {
  const say = useSay()
  const [lastTap, setLastTap] = useState(noTap)
  const [threats, setThreats] = useState(false)
  const tapped = lastTap.situation === now ? lastTap : noTap
  const set = (change: Partial<Tapped>): void =>
    setLastTap({ ...tapped, target: '', notice: undefined, ...change, situation: now })
  const selection = selectionFor(now, question, tapped.acting)
  const answerBoth = useTwoAnswers(question, choose)
  const ranged = now.ships.find(({ id }) => id === tapped.ranged)

  /** Answers with a ship and its square or attack: as one option, as two consecutive answers, or only the second if the ship is known. */
  const answerWithShip = (ship: string, then: string): void => {
    const isOffered = (id: string): boolean => question?.options?.some((option) => option.id === id) === true
    if (isOffered(`${ship} ${then}`)) choose(`${ship} ${then}`)
    else if (isOffered(ship)) answerBoth(ship, then)
    else choose(then)
  }
  const sail = (ship: Ship, to: string): void => {
    answerWithShip(ship.id, to)
  }
  const attack = (ship: Ship, offer: Offer): void => {
    if (question?.kind === 'which') choose([`${ship.id} ${offer.id}`, 'more'])
    else answerWithShip(ship.id, offer.id)
  }
  const aim = (ship: Ship, target: Ship): void => {
    const all = selectionFor(now, question, ship.id).attacks.filter(({ on }) => on === target.id)
    const [only, second] = all
    if (only !== undefined && second === undefined && only.hindered === undefined) attack(ship, only)
    else if (only !== undefined) set({ acting: ship.id, target: target.id, notice: whyHindered(ship, only) })
    else set({ acting: ship.id, ranged: ship.id, notice: whyNotAttack(ship, target) })
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
    const its = selectionFor(now, question, ship.id)
    if (enemy !== undefined && enemy.side !== ship.side && isAttacking(now, question)) aim(ship, enemy)
    else if (its.squares.has(to.id)) sail(ship, to.id)
    else
      set({
        acting: ship.id,
        notice: say(gridWords.cannotSail, { ship: ship.name, square: to.name }),
      })
  }
  const tap = (square: Square): void => {
    const ship = shipOn(now, square)
    if (isCorrecting === true) {
      if (selection.squares.has(square.id)) choose(square.id)
    } else if (
      ship !== undefined &&
      selection.attacks.some(({ on }) => on === ship.id) &&
      selection.ship !== undefined
    )
      aim(selection.ship, ship)
    else if (ship !== undefined && selection.movable.includes(ship)) set({ acting: ship.id, ranged: '' })
    else if (ship !== undefined) set({ ranged: tapped.ranged === ship.id ? '' : ship.id })
    else if (selection.squares.has(square.id) && selection.ship !== undefined) sail(selection.ship, square.id)
    else if (selection.squares.has(square.id)) choose(square.id)
    else set({ ranged: '' })
  }
  const notice = tapped.notice ?? (ranged && say(gridWords.rangesOf, { ship: ranged.name }))
  return (
    <section className="ad-board" aria-label={say(gridWords.grid)}>
      <div className="ad-main">
        <Orders
          now={now}
          question={question}
          selection={selection}
          notice={notice}
          targeted={selection.attacks.filter(({ on }) => on === tapped.target)}
          attack={(offer) => selection.ship !== undefined && attack(selection.ship, offer)}
          stay={() => selection.ship !== undefined && sail(selection.ship, 'stays')}
          choose={choose}
          correct={correct}
        />
        <StandBy now={now} side="stratego" />
        <Grid
          now={now}
          question={question}
          selection={selection}
          ranged={ranged}
          threats={threats}
          highlighted={highlighted}
          dimmed={dimmed}
          tap={tap}
          drop={drop}
          correct={correct}
          move={lastMove}
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
        <InventedNotice now={now} />
        <Fleets now={now} />
        <Legend />
      </div>
    </section>
  )
}

/** The turn, and the number of ships left on each side. */
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
