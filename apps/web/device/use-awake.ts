import { useEffect } from 'react'

/** Keeps the screen awake while a match is on it, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const hold = async (): Promise<void> => {
      try {
        const held = await navigator.wakeLock.request('screen')
        if (left) await held.release()
        else lock = held
      } catch {
        lock = undefined
      }
    }
    const again = (): void => {
      if (document.visibilityState === 'visible') void hold()
    }
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
