import { useEffect, useState } from 'react'
import { trustedScript } from './trusted-script.ts'

let registered: Promise<ServiceWorkerRegistration> | undefined

/** Registers the worker that keeps the app on the device, once. */
function register(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register(trustedScript(new URL('sw.js', document.baseURI).href))
  return registered
}

/** Calls back when a new version is on the device and waits to be used. */
function onWaiting(registration: ServiceWorkerRegistration, tell: () => void): void {
  const look = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) tell()
  }
  const follow = (): void => registration.installing?.addEventListener('statechange', look)
  look()
  follow()
  registration.addEventListener('updatefound', follow)
}

/** Where a browser refuses, or the network is gone, the app works as far as it is loaded. */
function ignoreError(): void {}

/** Makes the app work offline; says whether a new version waits, and how to change over to it. */
export function useNewVersion(): { readonly isWaiting: boolean; readonly activate: () => void } {
  const [isWaiting, setWaits] = useState(false)
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    // The first worker takes over a page that needs no reload; a later one brings other files.
    let isFirst = serviceWorker.controller === null
    const onControllerChange = (): void => {
      if (!isFirst) location.reload()
      isFirst = false
    }
    serviceWorker.addEventListener('controllerchange', onControllerChange)
    void (async () => {
      // A page that was loaded past the worker is no first visit.
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
