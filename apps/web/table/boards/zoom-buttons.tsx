import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import type { useZoom } from './zoom.ts'
import '../../ui/components/tools.css'

const step = 1.5

export function ZoomButtons({
  zoom,
}: {
  readonly zoom: Pick<ReturnType<typeof useZoom>, 'view' | 'by' | 'largest'>
}) {
  const say = useSay()
  return (
    <>
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(ui.farther)}
        disabled={zoom.view.scale <= 1}
        onClick={() => zoom.by(1 / step)}
      >
        −
      </button>
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(ui.closer)}
        disabled={zoom.view.scale >= zoom.largest}
        onClick={() => zoom.by(step)}
      >
        +
      </button>
    </>
  )
}
