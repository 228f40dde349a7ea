import type { Situation } from '@opfor/games/blitzkrieg/view'
import type { Message } from '@opfor/kernel'
import { useEffect, useRef } from 'react'
import { useSay } from '../../text/language.tsx'
import type { useZoom } from '../zoom.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import { words } from './words.ts'

/** Above the board: the victory points and the zoom. */
export function BoardBar({
  now,
  zoom,
}: {
  readonly now: Situation
  readonly zoom: ReturnType<typeof useZoom>
}) {
  const say = useSay()
  return (
    <div className="bz-bar">
      <p className="bz-score">
        <span className="bz-score-bot">
          {say(words.bot)} <b>{say(words.vp, { vp: now.bot.vp })}</b>
        </span>
        <span className="bz-score-player">
          {say(words.you)} <b>{say(words.vp, { vp: now.player.vp })}</b>
        </span>
      </p>
      <ZoomButtons zoom={zoom} />
    </div>
  )
}

/** Above an enlarged theatre: close, previous and next. */
export function EnlargedBar({
  title,
  takesFocus,
  close,
  turn,
}: {
  readonly title: Message
  readonly takesFocus: boolean
  readonly close: () => void
  readonly turn: (by: number) => void
}) {
  const say = useSay()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) back.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className="bz-bar bz-enlarged">
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(words.whole)}
        ref={back}
        onClick={close}
      >
        ✕
      </button>
      <h2 className="bz-title" aria-live="polite">
        {say(title)}
      </h2>
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(words.previous)}
        onClick={() => turn(-1)}
      >
        ‹
      </button>
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(words.next)}
        onClick={() => turn(1)}
      >
        ›
      </button>
    </div>
  )
}
