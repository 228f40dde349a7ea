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
import { useSay } from '../../../ui/text/language.tsx'
import { BoardFrame, BoardText, type ScoreChip } from '../board-frame.tsx'
import type { Board, BoardProps, BoardSymbol } from '../board.ts'
import { useMoved } from '../highlights.ts'
import { useTwoAnswers } from '../use-two-answers.ts'
import { useViewport } from '../use-viewport.ts'
import { ViewTabs } from '../view-tabs.tsx'
import './board.css'
import { Fleets, InventedNotice, Legend, StandBy } from './fleets.tsx'
import { Grid } from './grid.tsx'
import { Orders } from './orders.tsx'
import { isAttacking, selectionFor } from './selection.ts'
import { gridWords } from './words.ts'

/** A square with a ship has the ship's name. */
export const meanings: readonly BoardSymbol[] = [
  { at: '.board-score', meaning: [gridWords.legendScore] },
  { at: '.ad-first', meaning: [gridWords.first] },
  { at: '.ad-square:has(.ad-land)', meaning: [gridWords.legendIsland] },
  {
    at: '.ad-ship-here:not(.ad-able, .ad-hand, .ad-target)',
    meaning: [gridWords.legendShip, gridWords.pips],
  },
]

/** Valid until the next answer. */
interface Tapped {
  readonly situation: unknown
  readonly acting: string
  readonly ranged: string
  readonly target: string
  readonly notice: string | undefined
}

const noTap: Tapped = { situation: undefined, acting: '', ranged: '', target: '', notice: undefined }

const views = ['grid', 'fleets'] as const
type View = (typeof views)[number]
const viewNames = { grid: gridWords.gridView, fleets: gridWords.fleetsView }

/** The grid and both fleets, side by side if there is room; the orders are in the question bar. */
export const AdmiralBoard: Board<Situation> = ({
  situation: now,
  question,
  choose,
  correct,
  highlighted,
  dimmed,
  isCorrecting,
  lastMove,
  inPlay,
  moves,
}: BoardProps<Situation>) => {
  const say = useSay()
  const { wide } = useViewport()
  const [shownFor, setShownFor] = useState<{ readonly view: View; readonly question: unknown }>()
  const [lastTap, setLastTap] = useState(noTap)
  const [threats, setThreats] = useState(false)
  const tapped = lastTap.situation === now ? lastTap : noTap
  const set = (change: Partial<Tapped>): void =>
    setLastTap({ ...tapped, target: '', notice: undefined, ...change, situation: now })
  const selection = selectionFor(now, question, tapped.acting)
  const moved = useMoved(moves, changedShips)
  const answerBoth = useTwoAnswers(question, choose)
  const ranged = now.ships.find(({ id }) => id === tapped.ranged)

  /** Answers with one option, with two consecutive answers, or only the second if the ship is known. */
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
  // The fleets stay open until the next question.
  const view = !wide && shownFor?.question === question ? shownFor?.view : 'grid'
  const fleets = (
    <BoardText>
      {sides.map((side) => (
        <StandBy key={side} now={now} side={side} />
      ))}
      <InventedNotice now={now} />
      <Fleets now={now} />
      <Legend />
    </BoardText>
  )
  return (
    <BoardFrame
      className={wide ? 'ad-board ad-wide' : 'ad-board'}
      label={say(gridWords.grid)}
      score={scoreOf(now, say)}
      inPlay={inPlay}
      views={
        !wide && (
          <ViewTabs
            label={gridWords.views}
            views={views}
            names={viewNames}
            shown={view ?? 'grid'}
            show={(each) => setShownFor({ view: each, question })}
          />
        )
      }
    >
      <Orders
        now={now}
        question={question}
        selection={selection}
        notice={notice}
        targeted={selection.attacks.filter(({ on }) => on === tapped.target)}
        attack={(offer) => selection.ship !== undefined && attack(selection.ship, offer)}
        stay={() => selection.ship !== undefined && sail(selection.ship, 'stays')}
        choose={choose}
      />
      {view === 'fleets' ? (
        fleets
      ) : (
        <Grid
          now={now}
          question={question}
          selection={selection}
          ranged={ranged}
          threats={threats}
          showThreats={setThreats}
          highlighted={highlighted}
          dimmed={dimmed}
          tap={tap}
          drop={drop}
          correct={correct}
          move={lastMove}
          moved={moved}
        />
      )}
      {wide && fleets}
    </BoardFrame>
  )
}

function changedShips(before: Situation, now: Situation): readonly string[] {
  const attackers = now.attacks.slice(before.attacks.length).map(({ by }) => by)
  const changed = now.ships.filter((ship) => {
    const then = before.ships.find(({ id }) => id === ship.id)
    return then?.at !== ship.at || then.points !== ship.points
  })
  return [...attackers, ...changed.map(({ id }) => id)]
}

function scoreOf(now: Situation, say: ReturnType<typeof useSay>): readonly ScoreChip[] {
  const phases = { movement: gridWords.movement, attack: gridWords.attack }
  const phase = now.phase === 'movement' || now.phase === 'attack' ? say(phases[now.phase]) : undefined
  const left = (side: Side): number =>
    now.ships.filter((ship) => ship.side === side && ship.at !== 'sunk').length
  return [
    ...sides.toReversed().map((side) => ({
      look: side === 'player' ? 'score-player' : 'score-bot',
      name: say(side === 'player' ? gridWords.you : gridWords.stratego),
      value: say(gridWords.afloat, { count: left(side) }),
    })),
    { look: 'ad-turn', name: say(gridWords.turn, { turn: now.turn }), note: phase },
  ]
}
