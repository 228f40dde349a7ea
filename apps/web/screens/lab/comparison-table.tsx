import type { ComparisonTotals } from '@opfor/lab'
import { useSay } from '../../ui/text/language.tsx'
import { type Certainty, changedSentence, figureRows } from './comparison-figures.ts'
import { comparisonWords } from './words.ts'
import './comparison-table.css'

export function ComparisonTable({
  totals,
  first,
  second,
  ...certainty
}: Certainty & {
  readonly totals: ComparisonTotals
  readonly first: string
  readonly second: string
}) {
  const say = useSay()
  const changed = changedSentence(totals, say)
  return (
    <>
      <table className="comparison-figures">
        <thead>
          <tr>
            <td />
            {[first, second, say(comparisonWords.change)].map((name, nth) => (
              <th key={nth} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figureRows(totals, certainty, say).map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map(({ value, interval }, nth) => (
                <td key={nth}>
                  <strong>{value}</strong> <span className="soft">{interval}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changed !== undefined && <p>{changed}</p>}
    </>
  )
}
