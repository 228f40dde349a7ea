import { lazy, Suspense, useState } from 'react'
import { useNewVersion } from '../../data/device/use-new-version.ts'

const Notice = lazy(async () => ({ default: (await import('./new-version-notice.tsx')).NewVersionNotice }))

export function NewVersion() {
  const { isWaiting, activate: changeOver } = useNewVersion()
  const [later, setLater] = useState(false)
  if (!isWaiting || later) return undefined
  return (
    <Suspense>
      <Notice activate={changeOver} dismiss={() => setLater(true)} />
    </Suspense>
  )
}
