import { useSay } from '../../../ui/text/language.tsx'
import type { useZoom } from '../zoom.ts'
import { tableWords } from './words.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'

export function Tools({
  zoom,
  isMeasuring,
  toggleRuler,
}: {
  readonly zoom: ReturnType<typeof useZoom>
  readonly isMeasuring: boolean
  readonly toggleRuler: () => void
}) {
  const say = useSay()
  return (
    <>
      <ZoomButtons zoom={zoom} />
      <button
        type="button"
        className="board-tool"
        aria-pressed={isMeasuring}
        aria-label={say(tableWords.ruler)}
        onClick={toggleRuler}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 16L16 3L21 8L8 21zM7 12l2 2M10 9l3 3M13 6l2 2" />
        </svg>
      </button>
    </>
  )
}
