import { useSay } from '../../text/language.tsx'
import type { useZoom } from '../zoom.ts'
import { tableWords } from './words.ts'
import { Zooms } from '../zooms.tsx'

/** The ruler, and nearer and farther. */
export function Tools({
  zoom,
  ruling,
  rule,
}: {
  readonly zoom: ReturnType<typeof useZoom>
  readonly ruling: boolean
  readonly rule: () => void
}) {
  const say = useSay()
  return (
    <div className="bp-tools">
      <button
        type="button"
        className="board-tool"
        aria-pressed={ruling}
        aria-label={say(tableWords.ruler)}
        onClick={rule}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 16L16 3L21 8L8 21zM7 12l2 2M10 9l3 3M13 6l2 2" />
        </svg>
      </button>
      <Zooms zoom={zoom} />
    </div>
  )
}
