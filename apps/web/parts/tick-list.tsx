import { differences, editTold, type Layout, onTable } from '@opfor/kernel'
import { useSay } from '../language.tsx'
import { useMatch } from '../match-store.ts'
import { ui } from '../words.ts'
import { useInSight } from './use-in-sight.ts'

/** What brings the real table into line after going back: from how it lies to how the match stands. */
export function TickList({
  before,
  layout,
  step,
}: {
  readonly before: Layout
  readonly layout: Layout
  readonly step: number
}) {
  const say = useSay()
  const { ticked } = useMatch()
  const steps = onTable(differences(before, layout), layout)
  const list = useInSight(step, 1)
  return (
    <div className="notice" ref={list}>
      <h2>{say(ui.bringInLine)}</h2>
      {steps.length === 0 && <p>{say(ui.nothingToMove)}</p>}
      <ul className="ticks">
        {steps.map((edit) => (
          <li key={JSON.stringify(edit)}>
            <label>
              <input type="checkbox" /> <span>{say(editTold(edit, layout, before))}</span>
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={ticked}>
        {say(ui.close)}
      </button>
    </div>
  )
}
