import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../design/icon.tsx'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import './sheet.css'

export function BottomSheet({
  title,
  close,
  children,
}: {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div className="sheet-body">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={say(ui.close)}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
