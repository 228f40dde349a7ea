import { useEffect } from 'react'

/** Does nothing if the browser does not support wake locks. */
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
