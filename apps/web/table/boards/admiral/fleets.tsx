import {
  cardOf,
  className,
  effectOf,
  faceName,
  faces,
  isSample,
  type Ship,
  type ShipClass,
  type Side,
  type Situation,
  sides,
  squaresAMove,
  thresholdsNow,
  waiting,
  wordOf,
} from '@opfor/games/admiral/view'
import type { Message } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { attackedMark, faceMarks } from './ship-drawing.tsx'
import { gridWords } from './words.ts'

export function Fleets({ now }: { readonly now: Situation }) {
  const say = useSay()
  return (
    <details className="ad-fleets" open>
      <summary>{say(gridWords.fleets)}</summary>
      {sides.map((side) => (
        <Fleet key={side} now={now} side={side} />
      ))}
    </details>
  )
}

function Fleet({ now, side }: { readonly now: Situation; readonly side: Side }) {
  const say = useSay()
  return (
    <table className={`ad-fleet ad-${side}`}>
      <caption>{say(side === 'player' ? gridWords.you : gridWords.stratego)}</caption>
      <tbody>
        {now.ships
          .filter((ship) => ship.side === side)
          .map((ship) => (
            <Row key={ship.id} now={now} ship={ship} />
          ))}
      </tbody>
    </table>
  )
}

const places: Readonly<Record<string, Message>> = {
  sunk: gridWords.sunk,
  standBy: gridWords.waits,
  undeployed: gridWords.ashore,
}

function Row({ now, ship }: { readonly now: Situation; readonly ship: Ship }) {
  const say = useSay()
  const card = cardOf(now, ship)
  const place = places[ship.at]
  return (
    <tr className={ship.at === 'sunk' ? 'ad-sunk' : undefined}>
      <th scope="row">
        <span className="ad-called">{ship.name}</span>{' '}
        <span className="soft">{say(className(now.battle, ship.card))}</span>{' '}
        <span className="ad-place">{place === undefined ? ship.at : say(place)}</span>
      </th>
      <td>{ship.at !== 'sunk' && <Card now={now} ship={ship} card={card} />}</td>
    </tr>
  )
}

interface CardProps {
  readonly now: Situation
  readonly ship: Ship
  readonly card: ShipClass
}

function Card({ now, ship, card }: CardProps) {
  const say = useSay()
  return (
    <ul>
      <li>{say(gridWords.points, { points: ship.points, structure: card.structure })}</li>
      <li>{say(gridWords.speed, { speed: squaresAMove(now, ship) })}</li>
      <li>{say(gridWords.damageFrom, { ...thresholdsNow(now, ship) })}</li>
      {card.batteries.map(({ name, bands, ammunition }, at) => {
        const parts = {
          weapon: wordOf(now.battle, name),
          bands: bands.map((band) => say(gridWords.band, { ...band })),
        }
        return (
          <li key={at}>
            {ammunition === undefined
              ? say(gridWords.weapon, parts)
              : say(gridWords.weaponLeft, { ...parts, left: ammunition - (ship.fired[at] ?? 0) })}
          </li>
        )
      })}
      {card.squadrons !== undefined && (
        <li>
          {say(gridWords.aircraft, {
            strength: card.squadrons.strength,
            range: card.squadrons.range,
            count: ship.squadrons,
          })}
        </li>
      )}
      {card.antiAircraft > 0 && <li>{say(gridWords.antiAircraft, { strength: card.antiAircraft })}</li>}
      <Features now={now} ship={ship} card={card} />
    </ul>
  )
}

const colours = {
  green: { rests: gridWords.green, counts: gridWords.greenCounts },
  red: { rests: gridWords.red, counts: gridWords.redCounts },
} as const

function Features({ now, ship, card }: CardProps) {
  const say = useSay()
  return (['green', 'red'] as const).flatMap((colour) =>
    card[colour].map((feature, at) => {
      const key = `${colour} ${at}`
      const counts = ship.active.includes(key)
      return (
        <li key={key} className={counts ? 'ad-counts' : undefined}>
          {say(colours[colour][counts ? 'counts' : 'rests'], {
            feature: effectOf(now.battle, colour, feature),
          })}
          {!counts && ship.spent?.includes(key) === true && ` ${say(gridWords.exhausted)}`}
        </li>
      )
    }),
  )
}

export function Legend() {
  const say = useSay()
  return (
    <details className="ad-fleets">
      <summary>{say(gridWords.legend)}</summary>
      <ul className="ad-legend">
        {faces.map((face) => (
          <Mark key={face} words={say(gridWords.thrown, { face: faceName(face) })}>
            <path className="ad-face" d={faceMarks[face]} transform="scale(1.6)" />
          </Mark>
        ))}
        <Mark words={say(gridWords.attackedMark)}>
          <path className="ad-face" d={attackedMark} transform="translate(-22 5) scale(1.5)" />
        </Mark>
        <Mark words={say(gridWords.pips)}>
          <rect className="ad-pip" x={-8} y={-3} width={5} height={6} />
          <rect className="ad-pip ad-pending" x={-2} y={-3} width={5} height={6} />
          <rect className="ad-pip ad-lost" x={4} y={-3} width={5} height={6} />
        </Mark>
        <Mark words={say(gridWords.threatened)}>
          <text className="ad-threat" y={4}>
            2
          </text>
        </Mark>
        <Mark words={say(gridWords.blocks)}>
          <path className="ad-line ad-blocked" d="M-12 6L12 -6" />
          <path className="ad-cross" d="M-4 -4l8 8M4 -4l-8 8" />
        </Mark>
        <Mark words={say(gridWords.first)}>
          <path className="ad-first ad-player" d="M8 8h-14l14 -14z" />
        </Mark>
      </ul>
    </details>
  )
}

function Mark({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        {children}
      </svg>
      {words}
    </li>
  )
}

export function StandBy({ now, side }: { readonly now: Situation; readonly side: Side }) {
  const say = useSay()
  const ships = waiting(now, side)
  if (ships.length === 0) return undefined
  return (
    <p className={`ad-standby ad-${side}`}>
      {say(gridWords.standBy)} {ships.map(({ name }) => name).join(', ')}
    </p>
  )
}

export function InventedNotice({ now }: { readonly now: Situation }) {
  const say = useSay()
  return now.battle.classes.some(isSample) ? (
    <p className="ad-invented soft">{say(gridWords.invented)}</p>
  ) : undefined
}
