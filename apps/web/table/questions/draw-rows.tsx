import type { DrawRow, RemainingToken } from '@opfor/kernel'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import './draw-rows.css'

/** Answers in two taps, in either order: a whole deck of cards takes three lines. */
export function DrawRows({
  rows,
  left,
  take,
  children,
}: {
  readonly rows: readonly DrawRow[]
  readonly left: readonly RemainingToken[]
  readonly take: (kind: string) => void
  readonly children: ReactNode
}) {
  const say = useSay()
  const [sign, setSign] = useState<string>()
  const [column, setColumn] = useState<number>()
  const inBag = new Map(left.map((each) => [each.id, each]))
  const kindAt = (row: DrawRow | undefined, at: number | undefined): RemainingToken | undefined => {
    const kind = inBag.get(row?.kinds[at ?? -1]?.id ?? '')
    return kind !== undefined && kind.left > 0 ? kind : undefined
  }
  const row = rows.find((each) => each.sign === sign)
  const choose = (nextRow: DrawRow | undefined, nextColumn: number | undefined): void => {
    const kind = kindAt(nextRow, nextColumn)
    setSign(kind === undefined ? nextRow?.sign : undefined)
    setColumn(kind === undefined ? nextColumn : undefined)
    if (kind !== undefined) take(kind.id)
  }
  const columns = rows.reduce(
    (most, { kinds }) => (kinds.length > most.length ? kinds : most),
    rows[0]?.kinds ?? [],
  )
  return (
    <div className="draw-rows">
      <div className="draw-signs">
        {rows.map((each) => (
          <button
            key={each.sign}
            type="button"
            className="choice draw-sign"
            aria-label={say(each.name)}
            aria-pressed={each === row}
            disabled={column !== undefined && kindAt(each, column) === undefined}
            onClick={() => choose(each === row ? undefined : each, column)}
          >
            {each.sign}
          </button>
        ))}
        {children}
      </div>
      <div className="draw-kinds">
        {(row?.kinds ?? columns).map(({ id, brief }, at) => {
          const kind = kindAt(row, at)
          const isLeft = row === undefined ? rows.some((each) => kindAt(each, at)) : kind !== undefined
          return (
            <button
              key={id}
              type="button"
              className="choice"
              aria-label={kind === undefined ? undefined : say(kind.name)}
              aria-pressed={at === column}
              disabled={!isLeft}
              onClick={() => choose(row, at === column ? undefined : at)}
            >
              {say(brief)}
              {kind !== undefined && kind.left > 1 && <small className="soft">{kind.left}</small>}
            </button>
          )
        })}
      </div>
    </div>
  )
}
