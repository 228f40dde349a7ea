import { useEffect, useState } from 'react'
import { trustedScript } from './trusted-script.ts'

let registered: Promise<ServiceWorkerRegistration> | undefined

function register(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register(trustedScript(new URL('sw.js', document.baseURI).href))
  return registered
}

function onWaiting(registration: ServiceWorkerRegistration, tell: () => void): void {
  const look = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) tell()
  }
  const follow = (): void => registration.installing?.addEventListener('statechange', look)
  look()
  follow()
  registration.addEventListener('updatefound', follow)
}

/** Without a service worker, or offline, the loaded parts of the app still work. */
function ignoreError(): void {}

export function useNewVersion(): { readonly isWaiting: boolean; readonly activate: () => void } {
  const [isWaiting, setWaits] = useState(false)
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    // No reload for the first worker: the page already has its files. A later one brings new files.
    let isFirst = serviceWorker.controller === null
    const onControllerChange = (): void => {
      if (!isFirst) location.reload()
      isFirst = false
    }
    serviceWorker.addEventListener('controllerchange', onControllerChange)
    void (async () => {
      // A page that bypassed the worker is not a first visit.
      if ((await serviceWorker.getRegistration())?.active) isFirst = false
      onWaiting(await register(), () => setWaits(true))
    })().catch(ignoreError)
    const checkForUpdate = (): void => {
      if (document.visibilityState === 'visible')
        void (async () => (await register()).update())().catch(ignoreError)
    }
    checkForUpdate()
    document.addEventListener('visibilitychange', checkForUpdate)
    return () => {
      serviceWorker.removeEventListener('controllerchange', onControllerChange)
      document.removeEventListener('visibilitychange', checkForUpdate)
    }
  }, [])
  const activate = (): void => {
    void register().then(({ waiting }) => waiting?.postMessage({ type: 'SKIP_WAITING' }, []))
  }
  return { isWaiting, activate }
}
