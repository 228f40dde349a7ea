import { lazy, Suspense, useEffect, useState } from 'react'
import { usePreferences } from '../../data/device/preferences.ts'
import { pressKey } from './shortcuts.ts'
import { useShortcuts } from './shortcuts.ts'

const ShortcutsSheet = lazy(async () => ({ default: (await import('./shortcuts-sheet.tsx')).ShortcutsSheet }))

/** Does nothing if shortcuts are switched off. */
export function KeyboardShortcuts() {
  const { shortcuts } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ '?': () => setOpen(true) })
  useEffect(() => {
    if (!shortcuts) return undefined
    const listen = (event: KeyboardEvent): void => {
      if (pressKey(event)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [shortcuts])
  if (!isOpen) return undefined
  return (
    <Suspense>
      <ShortcutsSheet close={() => setOpen(false)} />
    </Suspense>
  )
}
