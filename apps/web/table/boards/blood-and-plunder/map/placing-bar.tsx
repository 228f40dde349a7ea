import { useSay } from '../../../../ui/text/language.tsx'
import { isUnchanged, type Placement } from './placing.ts'
import type { Pose } from './pose.ts'
import { tableWords } from '../words.ts'

export function PlacingBar({
  placing,
  pose,
  put,
  done,
}: {
  readonly placing: Placement
  readonly pose: Pose
  readonly put: (pose: Pose) => void
  readonly done: () => void
}) {
  const say = useSay()
  const turned = (by: number): Pose => ({ ...pose, heading: (pose.heading + by + 16) % 16 })
  return (
    <div className="bp-placing">
      {placing.isShip && (
        <>
          <button
            type="button"
            className="board-tool"
            aria-label={say(tableWords.toPort)}
            onClick={() => put(turned(-1))}
          >
            ↺
          </button>
          <button
            type="button"
            className="board-tool"
            aria-label={say(tableWords.toStarboard)}
            onClick={() => put(turned(1))}
          >
            ↻
          </button>
        </>
      )}
      <button type="button" className="button big bp-confirm" onClick={done}>
        {isUnchanged(placing, pose)
          ? say(tableWords.movedThere)
          : say(tableWords.endsHere, { unit: placing.name })}
      </button>
    </div>
  )
}
