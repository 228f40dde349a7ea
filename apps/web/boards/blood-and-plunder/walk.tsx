import type { Situation } from '@opfor/games/blood-and-plunder/view'
import { useSay } from '../../language.tsx'
import type { Pass, Walked } from './walked.ts'
import { tableWords } from './words.ts'

/** A column of chart 2 with what was tried and what hit, one mark for each pass from the top. */
export function Walk({ walk, now }: { readonly walk: Walked; readonly now: Situation }) {
  const say = useSay()
  const unit = now.units.find(({ id }) => id === walk.unit)
  return (
    <table className="bp-chart bp-walk">
      <caption>
        {say(walk.column)}
        {unit !== undefined && ` · ${say(unit.name)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say(tableWords.action)}</th>
          {walk.passes.map((_, at) => (
            <th key={at} scope="col">
              {at + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {walk.actions.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{say(name)}</th>
            {walk.passes.map((pass, at) => (
              <td key={at} className={pass.could.has(id) ? 'bp-hit' : ''}>
                <Mark pass={pass} id={id} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Mark({ pass, id }: { readonly pass: Pass; readonly id: string }) {
  const say = useSay()
  const hit = pass.could.has(id)
  if (!hit && !pass.couldNot.has(id)) return undefined
  return (
    <>
      <span aria-hidden="true">{hit ? '✓' : '–'}</span>
      <span className="visually-hidden">{say(hit ? tableWords.performed : tableWords.couldNot)}</span>
    </>
  )
}
