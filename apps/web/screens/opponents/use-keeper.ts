import { useEffect, useRef, useState } from 'react'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { type Keeper, keeperOf, type Titles } from './keeper.ts'
import type { OtherWindow } from './window-notice.tsx'

/** How the screen with the text takes part in saving. */
interface Screen<T> {
  /** How many milliseconds at most a text waits to be saved. */
  readonly delay: number
  /** Shows the text of another window; it can be undone. */
  readonly replace: (text: string) => void
  /** A text is being saved; what belongs to it can be saved too. */
  readonly saving?: (along: T) => void
}

/** Saves every change of the text, and follows other windows. */
export function useKeeper<T = undefined>(saved: SavedSheet, screen: Screen<T>) {
  const [notice, setNotice] = useState<OtherWindow>()
  const other = useRef<SavedSheet>(undefined)
  const keeper = useRef<Keeper<T>>(undefined)
  const latest = useRef(screen)
  latest.current = screen
  useEffect(() => {
    const own = keeperOf<T>(saved, screen.delay, {
      saving: (along) => latest.current.saving?.(along),
      saved: () => setNotice((before) => (before === 'conflict' ? undefined : before)),
      followed: ({ text }) => {
        latest.current.replace(text)
        setNotice('followed')
      },
      conflict: (sheet) => {
        other.current = sheet
        setNotice('conflict')
      },
    })
    keeper.current = own
    const leave = (): void => own.flush()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      own.stop()
    }
  }, [saved])
  return {
    notice,
    keep: (text: string, titles: Titles | undefined, along: T) => keeper.current?.keep(text, titles, along),
    flush: () => keeper.current?.flush(),
    dismiss: () => setNotice(undefined),
    keepThis: () => keeper.current?.insist(),
    takeOther: () => {
      if (other.current === undefined) return
      keeper.current?.accept(other.current)
      latest.current.replace(other.current.text)
      setNotice(undefined)
    },
  }
}
