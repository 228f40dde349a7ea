import type { DrawRow, RemainingToken } from '@opfor/kernel'
import { useSay } from '../text/language.tsx'
import './draw-rows.css'

/** A draw with many kinds, in rows with a sign: a deck of cards fits on one screen. */
export function DrawRows({
  rows,
  left,
  take,
}: {
  readonly rows: readonly DrawRow[]
  readonly left: readonly RemainingToken[]
  readonly take: (kind: string) => void
}) {
  const say = useSay()
  const inBag = new Map(left.map((each) => [each.id, each]))
  return (
    <div className="draw-rows">
      {rows.map(({ name, sign, kinds }) => (
        <div key={name.id} className="draw-row" role="group" aria-label={say(name)}>
          <span className="draw-sign" aria-hidden="true">
            {sign}
          </span>
          {kinds.map(({ id, brief }) => {
            const one = inBag.get(id)
            return (
              <button
                key={id}
                type="button"
                className="choice"
                aria-label={one === undefined ? undefined : say(one.name)}
                disabled={one === undefined || one.left <= 0}
                onClick={() => take(id)}
              >
                {say(brief)}
                {one !== undefined && one.left > 1 && <small className="soft">{one.left}</small>}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
