import {
  bandOf,
  cardName,
  chart1,
  opforState,
  printed,
  type Situation,
} from '@opfor/games/blood-and-plunder/view'
import { useSay } from '../../language.tsx'
import { tableWords } from './words.ts'

/** The OPFOR's card, chart 1 with the cell that it hits, and the column that is worked down. */
export function CardAndChart({ now }: { readonly now: Situation }) {
  const say = useSay()
  const band = now.card === '' ? undefined : bandOf(now.card)
  const state = opforState(now)
  const hit = band === undefined ? undefined : chart1.cells[band][state]
  const column =
    now.acting.column === 'A' || now.acting.column === 'B' || now.acting.column === 'C'
      ? now.acting.column
      : hit
  return (
    <div className="bp-charts">
      <p className="bp-card">
        {band === undefined ? say(tableWords.noCard) : say(tableWords.shows, { card: cardName(now.card) })}
      </p>
      <table className="bp-chart">
        <thead>
          <tr>
            <th scope="col">{say(tableWords.value)}</th>
            {chart1.columns.map((each) => (
              <th key={each} scope="col">
                {say(tableWords[each])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart1.rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {chart1.columns.map((each) => {
                const here = row === band && each === state
                return (
                  <td key={each} className={here ? 'bp-hit' : ''} aria-current={here ? 'true' : undefined}>
                    {chart1.cells[row][each]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {column !== undefined && (
        <>
          <h2 className="bp-title">{say(tableWords.column, { column })}</h2>
          <ol className="bp-column">
            {printed[column].map(({ id, name }) => (
              <li key={id}>{say(name)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
