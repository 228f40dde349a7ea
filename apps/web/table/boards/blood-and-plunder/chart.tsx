import {
  type Band,
  bandOf,
  cardName,
  chart1,
  opforState,
  shipTable,
  type Situation,
  type State,
} from '@opfor/games/blood-and-plunder/view'
import type { BoardProps } from '../board.ts'
import { useSay } from '../../../ui/text/language.tsx'
import { activationSituation, columnWalks } from './column-walks.ts'
import { ColumnWalk } from './column-walk.tsx'
import { tableWords } from './words.ts'

const sailing = { close: tableWords.closes, broadside: tableWords.broadside, away: tableWords.away }

export function CardAndChart({
  now,
  move,
}: {
  readonly now: Situation
  readonly move: BoardProps['lastMove']
}) {
  const say = useSay()
  const then = activationSituation(move) ?? now
  const band = then.card === '' ? undefined : bandOf(then.card)
  const hit = band === undefined ? undefined : { band, state: opforState(then) }
  const walks = columnWalks(move)
  const acted = then.units.find(({ id }) => id === then.acting.unit)
  const isActing = acted !== undefined && now.acting.unit === acted.id
  return (
    <div className="bp-charts">
      <p className="bp-card">
        {band === undefined
          ? say(tableWords.noCard)
          : acted === undefined
            ? say(tableWords.shows, { card: cardName(then.card) })
            : say(isActing ? tableWords.actsOn : tableWords.actedOn, {
                unit: acted.name,
                card: cardName(then.card),
              })}
      </p>
      <Chart title={say(tableWords.chart1)} cell={(row, state) => chart1.cells[row][state]} hit={hit} />
      {walks.map((walk, at) => (
        <ColumnWalk key={walk.id} walk={walk} now={then} isLast={at === walks.length - 1} />
      ))}
      {walks.length > 0 && <p className="soft">{say(tableWords.marks)}</p>}
      {then.ships.length > 0 && (
        <Chart
          title={say(tableWords.shipTable)}
          cell={(row, state) => say(sailing[shipTable.cells[row][state]])}
          hit={hit}
        />
      )}
    </div>
  )
}

function Chart({
  title,
  cell,
  hit,
}: {
  readonly title: string
  readonly cell: (band: Band, state: State) => string
  readonly hit: { readonly band: Band; readonly state: State } | undefined
}) {
  const say = useSay()
  return (
    <table className="bp-chart">
      <caption>{title}</caption>
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
              const here = row === hit?.band && each === hit.state
              return (
                <td key={each} className={here ? 'bp-hit' : ''} aria-current={here ? 'true' : undefined}>
                  {cell(row, each)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
