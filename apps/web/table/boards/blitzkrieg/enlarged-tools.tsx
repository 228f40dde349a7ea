import { useEffect, useRef } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { enlargedWords } from './words.ts'

export function EnlargedTools({
  takesFocus,
  close,
  turn,
}: {
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
    <>
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(enlargedWords.whole)}
        ref={back}
        onClick={close}
      >
        ✕
      </button>
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(enlargedWords.previous)}
        onClick={() => turn(-1)}
      >
        ‹
      </button>
      <button
        type="button"
        className="board-tool board-sign"
        aria-label={say(enlargedWords.next)}
        onClick={() => turn(1)}
      >
        ›
      </button>
    </>
  )
}
