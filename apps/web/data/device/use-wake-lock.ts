import { useEffect } from 'react'

/** Keeps the screen awake while a match is shown, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isUnmounted = false
    const acquire = async (): Promise<void> => {
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isUnmounted) await held.release()
        else lock = held
      } catch {
        lock = undefined
      }
    }
    const reacquire = (): void => {
      if (document.visibilityState === 'visible') void acquire()
    }
    reacquire()
    document.addEventListener('visibilitychange', reacquire)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', reacquire)
      void lock?.release()
    }
  }, [])
}
