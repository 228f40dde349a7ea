import { useSay } from '../../../ui/text/language.tsx'
import type { useZoom } from '../zoom.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import { mapWords } from './words.ts'

export function MapTools({
  zoom,
  isThird,
  toggleEdition,
  markTerrain,
}: {
  readonly zoom: ReturnType<typeof useZoom>
  readonly isThird: boolean
  readonly toggleEdition: () => void
  /** Undefined if terrain cannot be marked. */
  readonly markTerrain: (() => void) | undefined
}) {
  const say = useSay()
  return (
    <>
      <ZoomButtons zoom={zoom} />
      <button
        type="button"
        className="board-tool"
        aria-label={say(mapWords.third)}
        aria-pressed={isThird}
        onClick={toggleEdition}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6h14M5 18h14M8 6v12M12 6v12M16 6v12" />
        </svg>
      </button>
      {markTerrain !== undefined && (
        <button type="button" className="board-tool" aria-label={say(mapWords.terrain)} onClick={markTerrain}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 3l5 8h-3l4 6H3l4-6H4zM9 17v4M18 11l3 5h-3M18 16v5" />
          </svg>
        </button>
      )}
    </>
  )
}
