import {
  canShoot,
  fileWord,
  isEngaged,
  type Ship,
  type Side,
  sides,
  type Situation,
  type Unit,
} from '@opfor/games/blood-and-plunder/view'
import type { Message } from '@opfor/kernel'
import { useSay } from '../../../ui/text/language.tsx'
import type { BoardProps } from '../board.ts'
import { UnitCorrections } from './unit-corrections.tsx'
import { tableWords } from './words.ts'

type Correct = BoardProps['correct']

export function Rosters({ now, correct }: { readonly now: Situation; readonly correct: Correct }) {
  return (
    <div className="bp-rosters">
      {sides.map((side) => (
        <Roster key={side} now={now} side={side} correct={correct} />
      ))}
    </div>
  )
}

function Roster({
  now,
  side,
  correct,
}: {
  readonly now: Situation
  readonly side: Side
  readonly correct: Correct
}) {
  const say = useSay()
  const title = say(side === 'opfor' ? tableWords.opfor : tableWords.you)
  return (
    <section className={`bp-roster bp-${side}`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {now.ships
          .filter((ship) => ship.side === side)
          .map((ship) => (
            <li key={ship.id} className="bp-unit">
              <ShipLine now={now} ship={ship} />
            </li>
          ))}
        {now.units
          .filter((unit) => unit.side === side)
          .map((unit) => (
            <li key={unit.id} className={lookOf(now, unit)}>
              <details>
                <summary>
                  <UnitLine now={now} unit={unit} />
                </summary>
                <Profile now={now} unit={unit} />
                {correct !== undefined && <UnitCorrections now={now} unit={unit} correct={correct} />}
              </details>
            </li>
          ))}
      </ul>
    </section>
  )
}

function lookOf(now: Situation, unit: Unit): string {
  if (unit.models === 0) return 'bp-unit bp-gone'
  return unit.id === now.acting.unit ? 'bp-unit bp-acting' : 'bp-unit'
}

function UnitLine({ now, unit }: { readonly now: Situation; readonly unit: Unit }) {
  const say = useSay()
  const loads = unit.side === 'opfor' && canShoot(now, unit)
  const marks: readonly (Message | undefined)[] = [
    unit.fatigue > 0 ? { ...tableWords.fatigued, params: { fatigue: unit.fatigue } } : undefined,
    loads && unit.empty === 0 ? tableWords.isLoaded : undefined,
    loads && unit.empty > 0 ? { ...tableWords.reloads, params: { count: unit.empty } } : undefined,
    isEngaged(unit) ? tableWords.engaged : undefined,
    unit.bayonetsFixed ? tableWords.bayonets : undefined,
    unit.gunLost ? tableWords.gunLost : undefined,
    unit.activated ? tableWords.activated : undefined,
  ]
  return (
    <>
      <strong>{say(unit.name)}</strong>{' '}
      <span className="bp-left">
        {unit.models === 0 ? say(tableWords.gone) : say(tableWords.modelsLeft, { models: unit.models })}
      </span>
      {unit.models > 0 && (
        <small>{marks.flatMap((mark) => (mark === undefined ? [] : [say(mark)])).join(' · ')}</small>
      )}
    </>
  )
}

function ShipLine({ now, ship }: { readonly now: Situation; readonly ship: Ship }) {
  const say = useSay()
  const other = now.ships.find(({ id }) => id === ship.grappled)
  return (
    <>
      <strong>{say(ship.name)}</strong>{' '}
      <span className="bp-left">{say(tableWords.damaged, { damage: ship.damage })}</span>
      {other !== undefined && <small>{say(tableWords.grappled, { ship: other.name })}</small>}
    </>
  )
}

function Profile({ now, unit }: { readonly now: Situation; readonly unit: Unit }) {
  const say = useSay()
  const { profile } = unit
  const ship = now.ships.find(({ id }) => id === unit.aboard)
  const facts = [
    say(fileWord(`training.${profile.training}`)),
    ...profile.weapons.map((weapon) => say(fileWord(`weapons.${weapon}`))),
    ...(profile.mounted ? [say(fileWord('mounted'))] : []),
    ...(profile.guns === undefined ? [] : [say(tableWords.guns, { count: profile.guns.count })]),
    ...(ship === undefined ? [] : [say(tableWords.onShip, { ship: ship.name })]),
  ]
  return (
    <div className="bp-profile">
      <p>{facts.join(', ')}</p>
      {profile.commander !== undefined && (
        <p>
          {say(tableWords.commander, {
            name: profile.commander.name,
            points: profile.commander.points,
            range: profile.commander.range,
          })}
        </p>
      )}
      {profile.traits.map(({ name, reminder }) => (
        <p key={name}>
          <b>{name}</b>
          {reminder !== '' && `: ${reminder}`}
        </p>
      ))}
    </div>
  )
}
