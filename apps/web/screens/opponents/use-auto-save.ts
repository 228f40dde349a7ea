import { useEffect, useRef, useState } from 'react'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { type AutoSaver, makeAutoSaver, type Titles } from './auto-saver.ts'
import type { OtherWindow } from './window-notice.tsx'

interface Screen<T> {
  /** Maximum milliseconds before a text is saved. */
  readonly delay: number
  /** Shows the text of another window; can be undone. */
  readonly replace: (text: string) => void
  /** Related data can be saved too. */
  readonly saving?: (along: T) => void
}

/** Also follows other windows. */
export function useAutoSave<T = undefined>(saved: SavedSheet, screen: Screen<T>) {
  const [notice, setNotice] = useState<OtherWindow>()
  const other = useRef<SavedSheet>(undefined)
  const keeper = useRef<AutoSaver<T>>(undefined)
  const latest = useRef(screen)
  latest.current = screen
  useEffect(() => {
    const own = makeAutoSaver<T>(saved, screen.delay, {
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
