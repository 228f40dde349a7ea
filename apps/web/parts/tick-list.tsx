import { type Edit, editTold, type Game, onTable } from '@opfor/kernel'
import { useSay } from '../language.tsx'
import { useMatch } from '../match-store.ts'
import { ui } from '../words.ts'

/** What brings the real table into line after going back. */
export function TickList({
  edits,
  game,
  situation,
}: {
  readonly edits: readonly Edit[]
  readonly game: Game
  readonly situation: unknown
}) {
  const say = useSay()
  const { ticked } = useMatch()
  const layout = game.layout(situation)
  const steps = onTable(edits, layout)
  return (
    <div className="notice">
      <h2>{say(ui.bringInLine)}</h2>
      {steps.length === 0 && <p>{say(ui.nothingToMove)}</p>}
      <ul className="ticks">
        {steps.map((edit, at) => (
          <li key={at}>
            <label>
              <input type="checkbox" /> <span>{say(editTold(edit, layout))}</span>
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
