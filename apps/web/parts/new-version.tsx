import { useRegisterSW } from 'virtual:pwa-register/react'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'

/** Makes the app work offline, and offers a new version when one has arrived; a match is kept all the same. */
export function NewVersion() {
  const say = useSay()
  const {
    needRefresh: [needed, setNeeded],
    updateServiceWorker,
  } = useRegisterSW()
  if (!needed) return undefined
  return (
    <div className="notice update" role="status">
      <p>{say(ui.newVersion)}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void updateServiceWorker(true)}>
          {say(ui.reload)}
        </button>
        <button type="button" className="text-button" onClick={() => setNeeded(false)}>
          {say(ui.later)}
        </button>
      </div>
    </div>
  )
}
