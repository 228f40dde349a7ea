import type { Situation } from '@opfor/games/blood-and-plunder/view'
import { useEffect, useRef } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { type Pass, currentRow, type WalkedColumn } from './column-walks.ts'
import { tableWords } from './words.ts'

const marks = {
  performed: { sign: '✓', means: tableWords.performed },
  couldNot: { sign: '–', means: tableWords.couldNot },
  tried: { sign: '?', means: tableWords.isTried },
}

export function ColumnWalk({
  walk,
  now,
  isLast,
}: {
  readonly walk: WalkedColumn
  readonly now: Situation
  readonly isLast: boolean
}) {
  const say = useSay()
  const row = isLast ? currentRow(walk) : undefined
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (!isLast) return undefined
    // A surrounding sheet opens only after the first render.
    const frame = requestAnimationFrame(() =>
      table.current?.querySelector('.bp-row')?.scrollIntoView({ block: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  const unit = now.units.find(({ id }) => id === walk.unit)
  return (
    <table className="bp-chart bp-walk" ref={table}>
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
          <tr key={id} className={id === row ? 'bp-row' : ''} aria-current={id === row ? 'step' : undefined}>
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
  const mark = pass.could.has(id)
    ? marks.performed
    : pass.couldNot.has(id)
      ? marks.couldNot
      : pass.trying === id
        ? marks.tried
        : undefined
  if (mark === undefined) return undefined
  return (
    <>
      <span aria-hidden="true">{mark.sign}</span>
      <span className="visually-hidden">{say(mark.means)}</span>
    </>
  )
}
