import { differences, editTold, type Layout, onTable } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { type Ticks, useMatch } from '../match-store.ts'
import { ui } from '../words.ts'
import { useInSight } from './use-in-sight.ts'

/** What brings the real table into line after going back: from how it lies to how the match stands. */
export function TickList({
  ticks: { before, byHand },
  layout,
  step,
}: {
  readonly ticks: Ticks
  readonly layout: Layout
  readonly step: number
}) {
  const say = useSay()
  const { ticked, waits, wasDone } = useMatch()
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const list = useInSight(step, 1)
  const edits = onTable(differences(before, layout), before, layout)
  const told = [...edits.map((edit) => editTold(edit, layout, before)), ...byHand].map((each) => say(each))
  if (told.length === 0) return undefined
  const check = (at: number, on: boolean): void => {
    const next = new Set(checked)
    if (on) next.add(at)
    else next.delete(at)
    setChecked(next)
    ticked(next.size === told.length)
  }
  return (
    <div className="notice" ref={list}>
      <h2>{say(ui.bringInLine)}</h2>
      <ul className="ticks">
        {told.map((text, at) => (
          <li key={`${step} ${at}`}>
            <label>
              <input
                type="checkbox"
                checked={checked.has(at)}
                onChange={({ target }) => check(at, target.checked)}
              />{' '}
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      {waits === undefined ? (
        <button type="button" className="button quiet" onClick={() => ticked(true)}>
          {say(ui.allDone)}
        </button>
      ) : (
        <div role="alert">
          <p>{say(ui.movedThese)}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => void wasDone(true)}>
              {say(ui.movedYes)}
            </button>
            <button type="button" className="button quiet" onClick={() => void wasDone(false)}>
              {say(ui.movedNo)}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
