import { type ReactNode, useState } from 'react'
import { useSay } from '../../text/language.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { tableWords } from './words.ts'

/** On small screens, where the question takes half of the screen: each view opens in a sheet. */
export function ViewSheets<V extends 'map' | 'roster' | 'chart'>({
  views,
  show,
}: {
  readonly views: readonly V[]
  readonly show: (view: V) => ReactNode
}) {
  const say = useSay()
  const [open, setOpen] = useState<V>()
  return (
    <>
      <div className="bp-front board-views" role="group" aria-label={say(tableWords.views)}>
        {views.map((view) => (
          <button
            key={view}
            type="button"
            className="board-tool"
            aria-haspopup="dialog"
            onClick={() => setOpen(view)}
          >
            {say(tableWords[view])}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <Sheet title={say(tableWords[open])} close={() => setOpen(undefined)}>
          {show(open)}
        </Sheet>
      )}
    </>
  )
}
