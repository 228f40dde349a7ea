import {
  canShoot,
  isEngaged,
  type Side,
  sides,
  type Situation,
  type Unit,
} from '@opfor/games/blood-and-plunder/view'
import { useSay } from '../../language.tsx'
import { tableWords } from './words.ts'

/** Both rosters as they stand. */
export function Rosters({ now }: { readonly now: Situation }) {
  return (
    <div className="bp-rosters">
      {sides.map((side) => (
        <Roster key={side} now={now} side={side} />
      ))}
    </div>
  )
}

function Roster({ now, side }: { readonly now: Situation; readonly side: Side }) {
  const say = useSay()
  const units = now.units.filter((unit) => unit.side === side)
  return (
    <table className={`bp-roster bp-${side}`}>
      <caption>{say(side === 'opfor' ? tableWords.opfor : tableWords.you)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(tableWords.name)}</th>
          <th scope="col">{say(tableWords.models)}</th>
          <th scope="col">{say(tableWords.fatigue)}</th>
          {side === 'opfor' && <th scope="col">{say(tableWords.loaded)}</th>}
          <th scope="col">{say(tableWords.state)}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <Row key={unit.id} now={now} unit={unit} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ now, unit }: { readonly now: Situation; readonly unit: Unit }) {
  const say = useSay()
  const marks = [
    unit.models === 0 ? tableWords.gone : undefined,
    isEngaged(now, unit) ? tableWords.engaged : undefined,
    unit.bayonetsFixed ? tableWords.bayonets : undefined,
    unit.activated ? tableWords.activated : undefined,
  ].flatMap((mark) => (mark === undefined ? [] : [say(mark)]))
  const ready = unit.empty === 0 ? say(tableWords.isLoaded) : say(tableWords.reloads, { count: unit.empty })
  const loading = canShoot(now, unit) ? ready : ''
  return (
    <tr className={unit.models === 0 ? 'bp-gone' : unit.id === now.acting.unit ? 'bp-acting' : ''}>
      <th scope="row">{say(unit.name)}</th>
      <td>{unit.models}</td>
      <td>{unit.fatigue}</td>
      {unit.side === 'opfor' && <td>{loading}</td>}
      <td>{marks.join(', ')}</td>
    </tr>
  )
}
